import type {Options} from '../plugins/third-parties';

/** Third parties of the published site: none. A deployment can add some here. The game is our own. */
export const thirdParties: Options = {game: true};
