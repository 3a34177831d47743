/** Content of the samples application after seeding. README.md describes it for writers. */

export const cities = [
  { name: 'Lyon', country: 'France' },
  { name: 'Osaka', country: 'Japan' },
  { name: 'Turin', country: 'Italy' },
];

export const categories = [
  { slug: 'french', en: 'French', fr: 'Française' },
  { slug: 'italian', en: 'Italian', fr: 'Italienne' },
  { slug: 'japanese', en: 'Japanese', fr: 'Japonaise' },
  { slug: 'brunch', en: 'Brunch', fr: 'Brunch' },
  { slug: 'vegan', en: 'Vegan', fr: 'Végane' },
];

export const chefs = [
  { name: 'Ada Moreau', birthday: '1984-03-12', hometown: 'Lyon', biography: 'Trained in Lyon, opened her first place at 26.' },
  { name: 'Kenji Sato', birthday: '1979-11-02', hometown: 'Osaka', biography: 'Third generation of noodle makers.' },
  { name: 'Giulia Conti', birthday: '1991-07-25', hometown: 'Turin', biography: 'Cooks what the market has.' },
];

export interface RestaurantSeed {
  slug: string;
  name: string;
  description: string;
  rating: number;
  price: number;
  isOpen: boolean;
  openedOn: string;
  city: string;
  categories: string[];
  chef: string;
  /** French version, if there is one. */
  fr?: { name: string; description: string; published: boolean };
  /** Draft only, or modified after publication. */
  state?: 'draft' | 'modified';
}

export const restaurants: RestaurantSeed[] = [
  {
    slug: 'biscotte-restaurant',
    name: 'Biscotte Restaurant',
    description: 'Bistro cooking with fresh local products.',
    rating: 4.5,
    price: 32,
    isOpen: true,
    openedOn: '2019-04-02',
    city: 'Paris',
    categories: ['french', 'brunch'],
    chef: 'Ada Moreau',
    fr: { name: 'Restaurant Biscotte', description: 'Cuisine de bistrot et produits frais locaux.', published: true },
  },
  {
    slug: 'la-petite-fourchette',
    name: 'La Petite Fourchette',
    description: 'A short menu that changes every week.',
    rating: 4.8,
    price: 58,
    isOpen: true,
    openedOn: '2015-09-18',
    city: 'Lyon',
    categories: ['french'],
    chef: 'Ada Moreau',
    fr: { name: 'La Petite Fourchette', description: 'Une carte courte qui change chaque semaine.', published: false },
  },
  {
    slug: 'noodle-lab',
    name: 'Noodle Lab',
    description: 'Ramen and udon made in front of you.',
    rating: 4.2,
    price: 18,
    isOpen: true,
    openedOn: '2021-01-30',
    city: 'Paris',
    categories: ['japanese', 'vegan'],
    chef: 'Kenji Sato',
  },
  {
    slug: 'sushi-corner',
    name: 'Sushi Corner',
    description: 'Twelve seats at the counter.',
    rating: 4.6,
    price: 75,
    isOpen: false,
    openedOn: '2012-06-11',
    city: 'Bordeaux',
    categories: ['japanese'],
    chef: 'Kenji Sato',
  },
  {
    slug: 'pasta-e-basta',
    name: 'Pasta e Basta',
    description: 'Fresh pasta, nothing else.',
    rating: 3.9,
    price: 22,
    isOpen: true,
    openedOn: '2018-02-14',
    city: 'Nice',
    categories: ['italian'],
    chef: 'Giulia Conti',
    fr: { name: 'Pasta e Basta', description: 'Des pâtes fraîches, rien d’autre.', published: true },
  },
  {
    slug: 'green-bowl',
    name: 'Green Bowl',
    description: 'Vegetables from the garden behind the house.',
    rating: 4.1,
    price: 16,
    isOpen: true,
    openedOn: '2023-05-06',
    city: 'Lyon',
    categories: ['vegan', 'brunch'],
    chef: 'Giulia Conti',
  },
  {
    slug: 'the-sunday-table',
    name: 'The Sunday Table',
    description: 'Brunch, on Sundays only.',
    rating: 3.4,
    price: 27,
    isOpen: true,
    openedOn: '2020-10-25',
    city: 'Lille',
    categories: ['brunch'],
    chef: 'Ada Moreau',
    state: 'modified',
  },
  {
    slug: 'pizzeria-arrivederci',
    name: 'Pizzeria Arrivederci',
    description: 'Opens soon.',
    rating: 0,
    price: 19,
    isOpen: false,
    openedOn: '2026-03-01',
    city: 'Nice',
    categories: ['italian'],
    chef: 'Giulia Conti',
    state: 'draft',
  },
];

export const menus = [
  { restaurant: 'biscotte-restaurant', title: 'Biscotte winter menu', season: 'winter', dishes: { starter: 'Leek soup', main: 'Beef stew' } },
  { restaurant: 'noodle-lab', title: 'Noodle Lab spring menu', season: 'spring', dishes: { main: 'Miso ramen', dessert: 'Mochi' } },
];

export const reviews = [
  { restaurant: 'biscotte-restaurant', note: 5, content: 'The best terrace in town.', author: 'kai' },
  { restaurant: 'biscotte-restaurant', note: 4, content: 'Good, a bit noisy.', author: 'lea' },
  { restaurant: 'noodle-lab', note: 4, content: 'Come early.', author: 'kai' },
  { restaurant: 'the-sunday-table', note: 2, content: 'We waited for an hour.', author: 'lea' },
];

export const articles = [
  {
    slug: 'where-to-have-brunch',
    title: 'Where to have brunch',
    fr: 'Où bruncher',
    content: '## Our pick\n\nThree tables worth the wait.',
    category: 'brunch',
    authors: ['Ada Moreau'],
    quote: { title: 'Ada Moreau', body: 'Brunch is breakfast without an alarm clock.' },
    publishOn: '2026-01-10T08:00:00.000Z',
    views: '1250',
    draft: false,
  },
  {
    slug: 'a-guide-to-ramen',
    title: 'A guide to ramen',
    fr: undefined,
    content: 'Broth, noodles, toppings: in this order.',
    category: 'japanese',
    authors: ['Kenji Sato', 'Giulia Conti'],
    quote: { title: 'Kenji Sato', body: 'The broth decides.' },
    publishOn: '2026-01-12T08:00:00.000Z',
    views: '830',
    draft: false,
  },
  {
    slug: 'eating-vegan-in-lyon',
    title: 'Eating vegan in Lyon',
    fr: undefined,
    content: 'Still being written.',
    category: 'vegan',
    authors: ['Giulia Conti'],
    quote: undefined,
    publishOn: undefined,
    views: '0',
    draft: true,
  },
];

export const users = [
  { username: 'kai', email: 'kai@example.com', password: 'kai-secret-1', role: 'authenticated' },
  { username: 'lea', email: 'lea@example.com', password: 'lea-secret-1', role: 'authenticated' },
  { username: 'max', email: 'max@example.com', password: 'max-secret-1', role: 'moderator' },
];

export const administrator = { firstname: 'Kai', lastname: 'Doe', email: 'admin@example.com', password: 'Admin-secret-1' };

/** Access key of the full-access API token, written as `<token>` in the docs. */
export const fullAccessKey = 'lab-full-access-token';
/** Access key of the read-only API token, written as `<read-only-token>` in the docs. */
export const readOnlyKey = 'lab-read-only-token';
