import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describeBrokenTarget} from './describeBrokenTarget';
import {findBrokenTargets} from './findBrokenTargets';

/**
 * Stops the build at broken links and anchors of docs with file, line and fix. Docusaurus's own check comes right after
 * and names pages only; it stays on for what is not written in the file of a page.
 */
export default function brokenTargets({siteDir}: LoadContext): Plugin {
  return {
    name: 'broken-targets',

    async postBuild(props) {
      const read = createReader(props.outDir);
      const problems = docsOf(props).flatMap(({permalink, source}) => {
        const html = read(permalink);
        const file = source.replace('@site/', '');
        const text = readFileSync(path.join(siteDir, file), 'utf8');
        const broken = html === undefined ? [] : findBrokenTargets(html, permalink, read);
        return broken.flatMap((target) => {
          const known = target.anchor === undefined ? props.routesPaths : idsOf(read(target.path));
          return describeBrokenTarget(target, text, file, known) ?? [];
        });
      });
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    },
  };
}

function docsOf({plugins}: Props): DocsContent['loadedVersions'][number]['docs'] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  return (docs?.content as DocsContent).loadedVersions.flatMap((version) => version.docs);
}

function idsOf(html = ''): string[] {
  return [...html.matchAll(/<h[1-6]\b[^>]*?\sid=(?:"([^"]+)"|([^\s>]+))/g)].map((match) => match[1] ?? match[2] ?? '');
}

/** Reads each page at most once. */
function createReader(outDir: string): (page: string) => string | undefined {
  const pages = new Map<string, string | undefined>();
  return (page) => {
    const file = path.join(outDir, page === '/' ? 'index.html' : `${page.replace(/\/$/, '')}.html`);
    if (!pages.has(file)) {
      pages.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    }
    return pages.get(file);
  };
}
