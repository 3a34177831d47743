/** Replaces the theme's module that loads Prism. */
export {};
