import {flow} from '../../lib/diagram';

export default flow({
  title: 'From drafts through a release to published content',
  caption:
    'A release is a list. Strapi takes the drafts as they are when you publish, and stops at the first that fails.',
  inWords: [
    'You add entries to a release, each with the action `publish` or `unpublish`.',
    'The release is ready when every entry is, and blocked while one is not.',
    'When you click Publish, or at the set time, Strapi takes the drafts as they are then.',
    'If everything works, the release is done and can’t be published again.',
    'If one entry fails, Strapi stops there, and the release is marked as failed.',
  ],
  nodes: {
    publish: {title: 'Drafts', text: 'to publish'},
    unpublish: {title: 'Published entries', text: 'to unpublish'},
    release: {title: 'Release', text: 'ready, or blocked by an entry', look: 'accent'},
    done: {title: 'Done', text: 'all have changed'},
    failed: {title: 'Failed', text: 'stopped at an entry', look: 'quiet'},
  },
  arrows: [
    {from: 'publish', to: 'release'},
    {from: 'unpublish', to: 'release'},
    {from: 'release', to: 'done', text: 'publish'},
    {from: 'release', to: 'failed', dashed: true},
  ],
  wide: ['publish release done', 'unpublish release failed'],
  narrow: ['publish unpublish', 'release release', 'done failed'],
});
