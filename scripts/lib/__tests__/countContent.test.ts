import {describe, expect, it} from 'vitest';
import {countContent, totalOf} from '../countContent';

const page = `---
title: Not counted
---

import Fragment from './_fragment.mdx';

## Two words {/* #id */}

See [the list](./some/where.mdx), <Badge kind="new" /> it's short.

![A picture](./picture.png)

<Screenshot name="entry" />

\`\`\`ts run
return 'not counted';
\`\`\`
`;

describe('countContent', () => {
  const counts = countContent([
    {file: 'cms/api/rest.mdx', source: page},
    {file: 'cms/api/_fragment.mdx', source: 'One.'},
    {file: 'cms/intro.mdx', source: 'One two.'},
    {
      file: 'cloud/projects/settings.mdx',
      source: 'One two three.\n\n| Four | Five |\n| --- | --- |\n| Six | `seven` |\n',
    },
    {file: 'whats-new.mdx', source: ''},
  ]);

  it('counts the text that readers see, without front matter, imports, samples and URLs', () => {
    expect(counts).toEqual([
      {section: 'cloud/projects', pages: 1, words: 7, inTables: 4, samples: 0, images: 0},
      {section: 'cms', pages: 1, words: 2, inTables: 0, samples: 0, images: 0},
      {section: 'cms/api', pages: 1, words: 10, inTables: 0, samples: 1, images: 2},
      {section: 'other', pages: 1, words: 0, inTables: 0, samples: 0, images: 0},
    ]);
  });

  it('adds up', () => {
    expect(totalOf(counts)).toEqual({section: 'all', pages: 4, words: 19, inTables: 4, samples: 1, images: 2});
  });
});
