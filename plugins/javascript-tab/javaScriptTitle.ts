/** Name of the JavaScript file in place of a TypeScript one; the entry of the admin panel is `app.js` in both. */
export function javaScriptTitle(title: string): string {
  return title
    .replace(/(^|\/)(src\/admin\/app)\.tsx$/, '$1$2.js')
    .replace(/\.tsx$/, '.jsx')
    .replace(/\.([cm]?)ts$/, '.$1js');
}

/** Whether a file runs on the server, where a Strapi application written in JavaScript uses CommonJS. */
export function isServerFile(title: string): boolean {
  return /^(\.\/)?(src|config|database)\//.test(title) && !/(^|\/)admin\//.test(title);
}
