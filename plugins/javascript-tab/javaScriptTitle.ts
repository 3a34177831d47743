/** Name of the JavaScript file in place of a TypeScript one; the entry of the admin panel is `app.js` in both. */
export function javaScriptTitle(title: string): string {
  return title
    .replace(/(^|\/)(src\/admin\/app)\.tsx$/, '$1$2.js')
    .replace(/\.tsx$/, '.jsx')
    .replace(/\.([cm]?)ts$/, '.$1js');
}

/** Folders of a Strapi project whose files Node.js runs. */
const serverFolders = /^(\.\/)?(src|config|database|providers|scripts|tests?)\//;

/** Whether a file runs in Node.js as part of a Strapi project, not in a browser or in a separate project. */
export function isServerFile(title: string): boolean {
  return serverFolders.test(title) && !/(^|\/)admin\//.test(title);
}

/**
 * Whether the JavaScript of a file has to be CommonJS. Node.js loads the files of a Strapi project as they are, and the
 * `package.json` of one written in JavaScript doesn't say `"type": "module"`. The server half of a plugin is different:
 * the plugin SDK bundles it, and understands nothing but ES modules.
 */
export function isCommonJs(title: string): boolean {
  return isServerFile(title) && !/(^|\/)src\/plugins\/[^/]+\/server\/src\//.test(title);
}
