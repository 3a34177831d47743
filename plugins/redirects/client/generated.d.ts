declare module '@generated/redirects/default/fragments.json' {
  import type {FragmentRedirects} from '../types';

  const table: FragmentRedirects;
  export default table;
}
