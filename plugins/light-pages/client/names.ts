/** Placeholder for a module that the plugin writes in production builds: the names of shared scripts, and the ids of sections. */
export const fileNames: string = '';
