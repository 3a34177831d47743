import {flow} from '../../lib/diagram';

export default flow({
  title: 'The two sides of a many-to-many relation',
  caption: 'A two-way relation is defined in both models. Each side names the attribute on the other side.',
  inWords: [
    'The owning side, here the restaurant, has the attribute `categories` with `inversedBy: "restaurants"`.',
    'The other side, the category, has the attribute `restaurants` with `mappedBy: "categories"`.',
    'The database keeps the pairs once, in a table between the two.',
  ],
  nodes: {
    restaurant: {title: 'Restaurant', text: 'attribute `categories`, with `inversedBy` `restaurants`', look: 'accent'},
    category: {title: 'Category', text: 'attribute `restaurants`, with `mappedBy` `categories`'},
    table: {title: 'Join table', text: 'one row for each pair', look: 'quiet'},
  },
  arrows: [
    {from: 'restaurant', to: 'category', both: true},
    {from: 'restaurant', to: 'table'},
    {from: 'category', to: 'table'},
  ],
  lanes: [
    {title: 'Owning side', around: ['restaurant']},
    {title: 'Other side', around: ['category']},
  ],
  wide: ['restaurant category', 'table table'],
  narrow: ['restaurant category', 'table table'],
});
