import noStore from './no-store';

export default {
  'no-store': noStore,
};
