import type {FixtureSite} from './fixtureSite';
import {adminKey, searchKey} from './searchServices';

// Hosts that don't exist. Tests route their requests to servers whose ports aren't known when the sites are built.
export const searchHost = 'http://search.example';
export const answersHost = 'http://answers.example';

/** Searches Algolia, and asks an HTTP endpoint. */
export const algoliaSite: FixtureSite = {
  name: 'algolia-and-http',
  environment: {SEARCH_PROVIDER: 'algolia', SEARCH_HOST: searchHost, SEARCH_APP_ID: 'APPID', SEARCH_KEY: searchKey},
  plugins: {'plugins/ask/': {provider: 'http', endpoint: `${answersHost}/answer`, timeout: 5000}},
};

/** Searches Meilisearch, and asks a widget. */
export const meilisearchSite: FixtureSite = {
  name: 'meilisearch-and-widget',
  environment: {
    SEARCH_PROVIDER: 'meilisearch',
    SEARCH_HOST: searchHost,
    SEARCH_KEY: searchKey,
    SEARCH_ADMIN_KEY: adminKey,
    ASK_PROVIDER: 'widget',
    ASK_URL: `${answersHost}/widget.js`,
    ASK_KEY: 'abc',
  },
};
