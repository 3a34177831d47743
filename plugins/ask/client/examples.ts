/** Questions that the dialog suggests before the first one (ASK-02). The embedded provider has to answer each. */
export const examples = [
  'How do I create a Strapi project?',
  'How does population work?',
  'How do I customize the admin panel?',
  'What are the benefits of the Growth plan?',
];
