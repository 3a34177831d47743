export interface CloudMeasure {
  name: string;
  /** What is counted under this name. */
  meaning: string;
  /** What each plan includes, in the order of `names`. */
  included: readonly [string, string, string];
  /** What happens when a project needs more than its plan includes. */
  beyond: string;
}

const measures: readonly CloudMeasure[] = [
  {
    name: 'API requests',
    meaning:
      'REST and GraphQL requests per month, including failed ones, but not requests for files of the Media Library',
    beyond: '$1.50 per 25,000 requests',
    included: ['100,000', '1,000,000', '10,000,000'],
  },
  {
    name: 'Asset storage',
    meaning: 'space for the files of the Media Library, including the smaller versions of images, in each environment',
    beyond: '$0.60 per GB per month',
    included: ['50 GB', '250 GB', '1,000 GB'],
  },
  {
    name: 'Asset bandwidth',
    meaning: 'data transferred per month when visitors download these files',
    beyond: '$30 per 100 GB',
    included: ['50 GB', '500 GB', '1,000 GB'],
  },
  {
    name: 'Additional environments',
    meaning: 'separate environments in addition to production, for example for staging',
    beyond: 'up to 99 more on Pro and Business, each at an extra price',
    included: ['0', '0', '1'],
  },
  {
    name: 'Backups',
    meaning: 'automatic backups of the production database, kept for 28 days',
    beyond: 'choose a bigger plan',
    included: ['no', 'weekly', 'daily'],
  },
  {
    name: 'Custom domains',
    meaning: 'your own domain for an environment',
    beyond: '–',
    included: ['yes', 'yes', 'yes'],
  },
  {
    name: 'Charts',
    meaning: 'the period that the charts on the Observability page can show',
    beyond: 'choose a bigger plan',
    included: ['7 days', '30 days', '60 days'],
  },
  {
    // The table in docs/cloud/advanced/upload.mdx repeats these sizes.
    name: 'Image size',
    meaning: 'the largest JPEG that we recommend uploading while responsive images are turned on',
    beyond: 'with larger images, the app may run out of memory and restart',
    included: ['26 megapixels', '135 megapixels', '135 megapixels'],
  },
  {
    name: 'Support',
    meaning: 'level of help from the support team',
    beyond: 'choose a bigger plan',
    included: ['Basic', 'Basic', 'Standard'],
  },
];

/**
 * Everything the pages say about Strapi Cloud that depends on the plan of a project. It belongs to a service that is not
 * in this repository and changes without it: read the pricing page, correct what is different, and set the date.
 *
 * Sources: pull requests 3307 and 3331 of github.com/strapi/documentation, for the names, the end of the free plan and the
 * requests of Starter; for the amounts and prices, the pages of that repository as they were after pull request 3331 (blob
 * e7aa1359 of usage-billing.md, e8df5f66 of settings.md, 8953d31a of upload-size-limits.md, 8dc2685b of observability.md,
 * 62f69aaf of cloud-fundamentals.md). Their day isn't known, only that it isn't earlier than the date below. The pricing
 * page itself was out of reach.
 */
export const cloudPlans = {
  /** Day of the newest source, as an ISO date. */
  asOf: '2026-07-13',
  pricingPage: 'https://strapi.io/pricing-cloud',
  /** From the smallest to the biggest; all of them are paid. */
  names: ['Starter', 'Pro', 'Business'],
  measures,
} as const;
