import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {parseMeta} from '../../../src/lib/code/parseMeta';
import {identifierAttribute, importNode} from '../../mdx-vocabulary/importNode';
import {dataFileOf, requestKey} from './dataFileOf';
import {languagesOf} from '../core/deriveVariants';
import {findFold, hasMeta} from '../core/findFold';
import {showPlaceholders} from '../core/placeholders';
import type {FenceText} from '../core/readRequests';
import {isResponse, readRequests} from '../core/readRequests';
import type {ContentTypeNames, RequestFence} from '../core/types';
import {readContentTypes} from './readContentTypes';

/** The position of a fence in the tree, for replacing it. */
interface Place {
  parent: Parent;
  index: number;
  code: Code;
}

/** Name under which a page imports the URL of its data. */
const imported = 'requestSamples';

/**
 * Remark plugin that adds tabs to requests, replaces token markers, and annotates responses: where long ones are
 * folded, and which ones are results of code instead of a request.
 */
export function requestTabs(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const places = collect(tree);
    const fences = places.map(({code}) => textOf(code));
    markResponses(places, fences);
    const requests = readRequests(fences);
    const found = requests.filter((request) => request !== undefined);
    const types = await readContentTypes();
    places.forEach(({parent, index, code}, position) => {
      const request = requests[position];
      if (request) {
        parent.children[index] = sampleOf(code, request, types, file) as RootContent;
      } else if (code.lang === 'http') {
        code.value = showPlaceholders(code.value);
      }
    });
    if (found.length > 0) {
      const url = `@generated/request-samples/default/${dataFileOf(found)}?url`;
      tree.children.unshift(importNode(imported, url) as RootContent);
    }
  };
}

/**
 * Remark plugin with the part of this that also applies to plain Markdown, whose readers get one form of each request
 * and complete responses.
 */
export function markSamples(): (tree: Root) => void {
  return (tree) => {
    const places = collect(tree);
    markResponses(
      places,
      places.map(({code}) => textOf(code)),
    );
    for (const {code} of places.filter(({code: {lang}}) => lang === 'http')) {
      code.value = showPlaceholders(code.value);
    }
  };
}

function collect(parent: Parent): Place[] {
  return parent.children.flatMap((child, index) => {
    if (child.type === 'code') {
      return [{parent, index, code: child}];
    }
    return 'children' in child ? collect(child) : [];
  });
}

function textOf({lang, meta, value}: Code): FenceText {
  return {lang: lang ?? '', meta: parseMeta(meta ?? ''), text: value};
}

function markResponses(places: readonly Place[], fences: readonly FenceText[]): void {
  let lists = 0;
  fences.forEach((fence, position) => {
    const place = places[position];
    if (!place || !isResponse(fence)) {
      return;
    }
    const fold = findFold(fence.text, lists === 0);
    lists += hasMeta(fence.text) ? 1 : 0;
    const isResult = fences[position - 1]?.meta.flags.has('run');
    place.code.meta = [place.code.meta, ...(isResult ? ['result'] : []), ...(fold ? [`fold=${fold}`] : [])].join(' ');
  });
}

function sampleOf(code: Code, request: RequestFence, types: ContentTypeNames, file: VFile): MdxJsxFlowElement {
  let languages: string[];
  try {
    languages = languagesOf(request, types);
  } catch (error) {
    return file.fail(`this isn't a request: ${(error as Error).message}`, code.position);
  }
  const attributes = {code: showPlaceholders(code.value), id: requestKey(request), languages: languages.join(' ')};
  return {
    type: 'mdxJsxFlowElement',
    name: 'RequestSample',
    attributes: [
      ...Object.entries(attributes).map(([name, value]): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value})),
      identifierAttribute('source', imported) as MdxJsxAttribute,
    ],
    children: [],
  };
}
