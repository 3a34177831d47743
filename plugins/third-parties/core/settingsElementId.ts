/** Id of the element that carries the client's settings in every page. */
export const settingsElementId = 'third-parties';
