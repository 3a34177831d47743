export interface CloudMeasure {
  name: string;
  /** What is counted under this name. */
  meaning: string;
  /** What happens when a project needs more than its plan includes. */
  beyond: string;
  /** What is known of amounts, as a sentence; the pricing page has all of them. */
  included?: string;
}

const measures: readonly CloudMeasure[] = [
  {
    name: 'API requests',
    meaning: 'requests to REST and GraphQL, by the month',
    beyond: 'charged at the end of the month',
    included: 'Starter includes 100,000.',
  },
  {
    name: 'Asset storage',
    meaning: 'room that the files of the Media Library take, with the smaller versions of pictures',
    beyond: 'charged at the end of the month',
  },
  {
    name: 'Asset bandwidth',
    meaning: 'what is delivered of these files, by the month',
    beyond: 'charged at the end of the month',
  },
  {
    name: 'Environments',
    meaning: 'copies of the project beside production',
    beyond: 'added in the settings of the project, where the plan allows more',
  },
  {
    name: 'Backups',
    meaning: 'how often the database is saved, and how long that is kept',
    beyond: 'a bigger plan',
  },
];

/**
 * Everything the pages say about Strapi Cloud that depends on the plan of a project. It belongs to a service that is not
 * in this repository and changes without it: read the pricing page, mend what is different, and set the date.
 *
 * Sources: pull requests 3307 and 3331 of github.com/strapi/documentation, for the names, the end of the free plan and the
 * requests of Starter; the public documentation of Strapi Cloud for the rest. The pricing page itself was out of reach.
 */
export const cloudPlans = {
  /** Day of the newest source, as an ISO date. */
  asOf: '2026-07-13',
  pricingPage: 'https://strapi.io/pricing-cloud',
  /** From the smallest to the biggest; all of them are paid. */
  names: ['Starter', 'Pro', 'Business'],
  measures,
} as const;
