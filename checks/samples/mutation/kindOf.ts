import {isServerFile} from '../../../plugins/javascript-tab/javaScriptTitle';
import {isServiceFile} from '../data/checkServices';
import type {Sample} from '../../shared/samples/types';

/**
 * Classifies a fence by what it is to a reader, which tells more than how it's checked. Mistakes are counted by this kind.
 *
 * @returns undefined for fences that can't be checked sufficiently, such as text and Strapi 4 samples
 */
export function kindOf({kind, meta}: Sample): string | undefined {
  const {title = ''} = meta.values;
  switch (kind) {
    case 'text':
      return isServiceFile(title) ? 'deployment files' : undefined;
    case 'v4':
    case 'html':
      return undefined;
    case 'code':
      if (/^(\.\/)?config\//.test(title)) {
        return 'configuration';
      }
      if (/(^|\/)admin\//.test(title)) {
        return 'admin panel code';
      }
      return isServerFile(title) ? 'back-end code' : 'client code';
    case 'run':
      return 'code inside Strapi';
    case 'json':
      return 'JSON';
    case 'yaml':
    case 'dockerfile':
    case 'nginx':
      return 'deployment files';
    default:
      return kind;
  }
}
