/** Stands in for the theme's module that loads Prism. */
export {};
