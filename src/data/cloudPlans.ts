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
 * Everything that pages say about Strapi Cloud and that depends on a project's plan. No test can check it, because Strapi
 * can change its plans at any time. To update it, compare it with the pricing page, correct the differences, and set
 * `asOf`.
 *
 * The sources are in github.com/strapi/documentation. Pull requests 3307 and 3331 have the names of the plans, the end of
 * the free plan, and the number of API requests in Starter. The other amounts and the prices are from its pages as of pull
 * request 3331: blob e7aa1359 of usage-billing.md, e8df5f66 of settings.md, 8953d31a of upload-size-limits.md, 8dc2685b of
 * observability.md and 62f69aaf of cloud-fundamentals.md. These pages have no date, but aren't older than `asOf`. The
 * pricing page itself couldn't be opened.
 */
export const cloudPlans = {
  /** Date of the newest source, as `YYYY-MM-DD`. */
  asOf: '2026-07-13',
  pricingPage: 'https://strapi.io/pricing-cloud',
  /** From the smallest to the biggest; all of them are paid. */
  names: ['Starter', 'Pro', 'Business'],
  measures,
} as const;
