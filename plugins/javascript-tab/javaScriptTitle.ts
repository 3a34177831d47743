/**
 * Name of the JavaScript file that replaces a TypeScript one. The entry of the admin panel, `app.tsx`, becomes
 * `app.js`, too.
 */
export function javaScriptTitle(title: string): string {
  return title
    .replace(/(^|\/)(src\/admin\/app)\.tsx$/, '$1$2.js')
    .replace(/\.tsx$/, '.jsx')
    .replace(/\.([cm]?)ts$/, '.$1js');
}

/** Folders of a Strapi project whose files Node.js runs. */
const serverFolders = /^(\.\/)?(src|config|database|providers|scripts|tests?)\//;

/** Whether Node.js runs a file as part of a Strapi project, as opposed to a browser or a separate project. */
export function isServerFile(title: string): boolean {
  return serverFolders.test(title) && !/(^|\/)admin\//.test(title);
}

/**
 * Whether the JavaScript of a file has to be CommonJS. Node.js loads the files of a Strapi project directly, and the
 * `package.json` of a JavaScript project doesn't have `"type": "module"`. The server half of a plugin is different: the
 * plugin SDK bundles it and only supports ES modules.
 */
export function isCommonJs(title: string): boolean {
  return isServerFile(title) && !/(^|\/)src\/plugins\/[^/]+\/server\/src\//.test(title);
}
