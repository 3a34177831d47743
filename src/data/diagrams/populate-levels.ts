import {flow} from '../../lib/diagram';

export default flow({
  title: 'Three levels of populate: the restaurant, its chef, and the chef’s hometown',
  caption: 'Each `populate` reaches one level further. Without it, a response ends at the first level.',
  inWords: [
    'Level 0, without populate: the plain fields of the restaurant, such as its name.',
    'Level 1: `populate[chef]` adds the chef, and `populate[cover]` adds the cover image. Both are direct fields of the restaurant.',
    'Level 2: `populate[chef][populate][hometown]` adds the hometown, which is a field of the chef.',
  ],
  nodes: {
    restaurant: {title: 'Restaurant', text: 'Biscotte Restaurant'},
    chef: {title: 'Chef', text: 'Ada Moreau `[chef]`'},
    cover: {title: 'Cover image', text: '`[cover]`'},
    hometown: {title: 'Hometown', text: 'Lyon `[chef] [populate] [hometown]`', look: 'accent'},
  },
  arrows: [
    {from: 'restaurant', to: 'chef'},
    {from: 'restaurant', to: 'cover'},
    {from: 'chef', to: 'hometown'},
  ],
  lanes: [
    {title: 'Level 0', around: ['restaurant']},
    {title: 'Level 1', around: ['chef', 'cover']},
    {title: 'Level 2', around: ['hometown']},
  ],
  wide: ['restaurant chef hometown', 'restaurant cover .'],
  narrow: ['restaurant restaurant', 'chef cover', 'hometown hometown'],
});
