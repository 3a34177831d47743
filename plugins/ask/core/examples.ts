/** Questions by id that the dialog suggests initially (ASK-02). The embedded provider has to be able to answer each. */
export const examples = {
  create: 'How do I create a Strapi project?',
  population: 'How does population work?',
  admin: 'How do I customize the admin panel?',
  growth: 'What are the benefits of the Growth plan?',
} as const;
