// Wrapped: the original types, and :::prerequisites.
import AdmonitionTypes from '@theme-original/Admonition/Types';
import Prerequisites from './Type/Prerequisites';

export default {...AdmonitionTypes, prerequisites: Prerequisites};
