import type {Options} from '../plugins/third-parties';

/** Third parties of the published site: none, a deployment that wants some adds them here. The game is our own. */
export const thirdParties: Options = {game: true};
