import path from 'node:path';

/** Global stylesheets, in the order of the cascade. Everything else is a CSS module beside its component. */
export const stylesheets = ['fonts', 'tokens', 'infima', 'custom'].map((name) =>
  path.resolve(__dirname, `../src/css/${name}.css`),
);
