import {flow} from '../../lib/diagram';

export default flow({
  title: 'A document with its versions: a draft and a published version for each locale',
  caption: 'One document has a draft for each locale, and next to it a published version, once someone publishes it.',
  inWords: [
    'All versions of a document share one `documentId`; each is a row of the database with an `id`.',
    'In English, there is a draft, and a published version, which is a copy of the draft as it was when someone published it.',
    'In French, there is a draft that was never published, so it has no published version yet.',
    'The locales are published independently of each other.',
  ],
  nodes: {
    enDraft: {title: 'English draft', text: '`id` 5, what editors work on'},
    enLive: {title: 'English, published', text: '`id` 6, what visitors see', look: 'accent'},
    frDraft: {title: 'French draft', text: '`id` 7, what editors work on'},
    frLive: {title: 'French, published', text: "doesn't exist yet", look: 'quiet'},
  },
  arrows: [
    {from: 'enDraft', to: 'enLive', text: 'publish'},
    {from: 'frDraft', to: 'frLive', text: 'publish', dashed: true},
  ],
  lanes: [{title: 'One document, one documentId', around: ['enDraft', 'enLive', 'frDraft', 'frLive']}],
  wide: ['enDraft frDraft', 'enLive  frLive'],
  narrow: ['enDraft frDraft', 'enLive  frLive'],
});
