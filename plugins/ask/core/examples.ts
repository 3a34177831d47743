/** Questions that the dialog suggests before the first one (ASK-02), by their ids. The embedded provider has to answer each. */
export const examples = {
  create: 'How do I create a Strapi project?',
  population: 'How does population work?',
  admin: 'How do I customize the admin panel?',
  growth: 'What are the benefits of the Growth plan?',
} as const;
