import {page} from './fixtureDefaults';
import type {FixtureSite} from './fixtureSite';

const paragraphs = (count: number) =>
  Array.from({length: count}, (_, index) => `Paragraph ${index + 1}. ${'Words to fill the line. '.repeat(12)}`).join(
    '\n\n',
  );

/** An image that is scaled down to the width of the text, so that enlarging it has a visible effect. */
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1200"><rect width="2000" height="1200" fill="#4945ff"/></svg>';

/** Three images without dimensions, which push down the anchors below them when they load. */
const shiftPage = `import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';

function Anchor({id, children}) {
  useBrokenLinks().collectAnchor(id);
  return <section id={id}>{children}</section>;
}

export default function Shift() {
  return (
    <Layout title="Shift" description="A page whose images arrive late and have no dimensions in the markup.">
      {/* As in Safari, which does not keep what is read in place while images arrive. */}
      <main style={{overflowAnchor: 'none'}}>
        {[1, 2, 3].map((number) => <img key={number} src={'/late-' + number + '.svg'} alt="Late" style={{display: 'block'}} />)}
        <Anchor id="target"><h2>Target</h2></Anchor>
        <div style={{height: '3000px'}}><Link to="/cms/long#middle">To the long page</Link></div>
      </main>
    </Layout>
  );
}
`;

const crashPage = `import {useState} from 'react';
import Layout from '@theme/Layout';

let broken = true;

export function CrashButton() {
  const [crashed, setCrashed] = useState(false);
  if (crashed && broken) {
    throw new Error('The fixture page broke on purpose.');
  }
  return (
    <>
      <button type="button" onClick={() => { broken = true; setCrashed(true); }}>Crash</button>
      <p>Content is fine.</p>
    </>
  );
}

export default function Crash() {
  if (typeof window !== 'undefined') {
    window.mendCrashPage = () => { broken = false; };
  }
  return (
    <Layout title="Crash" description="A page whose content throws when its button is pressed.">
      <main><CrashButton /></main>
    </Layout>
  );
}
`;

const historyPage = `import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';

export default function History() {
  const history = useHistory();
  const location = useLocation();
  return (
    <Layout title="History" description="A page that shows the location of the router and changes it.">
      <main>
        <button type="button" onClick={() => history.push({pathname: '/history', search: '?a=1', hash: '#here', state: {from: 'push'}})}>Push</button>
        <button type="button" onClick={() => history.replace({pathname: '/history', search: '?b=2', state: {from: 'replace'}})}>Replace</button>
        <output id="here">{JSON.stringify(location)}</output>
        <output data-action>{history.action}</output>
      </main>
    </Layout>
  );
}
`;

/** A site with pages that are long, load late, crash, or display what the router does. */
export const routingFixture: FixtureSite = {
  name: 'routing',
  docs: {
    'cms/long.mdx': page(
      'Long',
      [
        '[To the anchor of a component](pathname:///shift#target), [to the middle](#middle).',
        paragraphs(15),
        '## Middle',
        paragraphs(25),
        '## End',
        '[Images](./images.mdx), [the middle from the end](#middle)',
      ].join('\n\n'),
      {group: ['Getting Started']},
    ),
    'cms/images.mdx': page(
      'Images',
      [
        '![A blue square](/img/square.svg)',
        '[![A square that is a link](/img/square.svg)](/cms/long)',
        'Text with the anchor of a component: [target](/shift#target).',
        '[Long](./long.mdx)',
        paragraphs(10),
      ].join('\n\n'),
      {group: ['Getting Started']},
    ),
    'cms/parts.mdx': page(
      'Parts',
      [
        '<Tabs groupId="shell">\n<TabItem value="apple" label="Apple">\n\nAn apple is red.\n\n</TabItem>\n<TabItem value="pear" label="Pear">\n\nA pear is green.\n\n</TabItem>\n</Tabs>',
        '```ts title="src/index.ts"\nexport const answer = 42;\n```',
        '| Fruit | Colour |\n| --- | --- |\n| Plum | blue |',
        '<details>\n<summary>More</summary>\n\nHidden at first.\n\n</details>',
        '## Last heading',
      ].join('\n\n'),
      {group: ['Getting Started']},
    ),
    'cms/crash.mdx': page(
      'Crash in a doc',
      "import {CrashButton} from '../../src/pages/crash.tsx';\n\n<CrashButton />",
      {
        group: ['Getting Started'],
      },
    ),
    'cms/more-images.mdx': page('More images', '![A second square](/img/square.svg)', {group: ['Getting Started']}),
  },
  pages: {'shift.tsx': shiftPage, 'crash.tsx': crashPage, 'history.tsx': historyPage},
  files: {'static/img/square.svg': square},
  // The fixture's own components can't be converted to Markdown.
  plugins: {markdownTwins: false},
};
