/** The part that we use; the types that are published for version 2 need all of webpack 4's. */
declare module 'loader-utils' {
  export function interpolateName(
    context: {resourcePath: string},
    template: string,
    options: {content: Buffer},
  ): string;
}
