/** Stands in for the module that the plugin writes for a production build: the files of what the site's code loads. */
export const fileNames: string = '';
