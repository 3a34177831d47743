import {dependencies} from '../samples/package.json';

/** The version of Strapi that the pages describe, which is the one that their samples run against. */
export const strapiVersion = dependencies['@strapi/strapi'];
