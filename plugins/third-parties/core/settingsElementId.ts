/** Id of the element that contains the client's settings on every page. */
export const settingsElementId = 'third-parties';
