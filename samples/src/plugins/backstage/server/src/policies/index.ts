import knownTarget from './known-target';

export default {
  'known-target': knownTarget,
};
