/** Placeholder for a module that the plugin writes in production builds: the file names that the site's code loads. */
export const fileNames: string = '';
