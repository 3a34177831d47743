/**
 * Global stylesheets, in the order of the cascade. Everything else is a CSS module beside its component. Relative to the
 * site's folder, because the configuration becomes part of the bundle, which has to be the same wherever it is built.
 */
export const stylesheets = ['fonts', 'tokens', 'infima', 'custom'].map((name) => `./src/css/${name}.css`);
