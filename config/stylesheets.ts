/**
 * Global stylesheets, in cascade order. All other styles are CSS modules next to their components. Paths are relative to the
 * site's folder, because the configuration is part of the bundle, which has to be reproducible in any folder.
 */
export const stylesheets = ['fonts', 'tokens', 'infima', 'custom'].map((name) => `./src/css/${name}.css`);
