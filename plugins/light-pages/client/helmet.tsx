/**
 * Stands in for react-helmet-async in the browser, where Docusaurus uses a small part of it: 5 KB for each reader. It
 * keeps Helmet's rules. What is rendered later wins: the last title, and of meta tags and links those that say the same
 * thing differently.
 */
import {Children, Fragment, isValidElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';

type Attributes = Record<string, string | number | boolean | undefined>;

interface Tag {
  type: string;
  attributes: Attributes;
  /** What a tag of a later component has to have in common with it to replace it. */
  key: string;
}

interface Contribution {
  order: number;
  tags: Tag[];
}

/** By what tags are the same: the last of these attributes that a tag has. */
const identities: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charSet', 'httpEquiv', 'property', 'itemProp'],
  link: ['rel', 'href'],
  script: ['src', 'innerHTML'],
  style: ['cssText'],
  noscript: ['innerHTML'],
};
/** Attributes whose names React writes differently. */
const htmlNames: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};
/** Marks the tags that are ours, in the served page too. */
const mark = 'data-rh';

const contributions = new Set<Contribution>();
const ownAttributes: Record<string, Set<string>> = {};
let nextOrder = 0;
let frame = 0;

interface HelmetProps {
  readonly children?: ReactNode;
}

/** Adds the tags that are its children to the head of the page, as long as it is there. */
export function Helmet({children}: HelmetProps): null {
  const [order] = useState(() => (nextOrder += 1));
  const own = useRef<Contribution>();

  // Effects of children come before those of their parents, so the order is that of the first rendering.
  useLayoutEffect(() => {
    const contribution = {order, tags: readTags(children)};
    if (JSON.stringify(own.current) !== JSON.stringify(contribution)) {
      if (own.current) {
        contributions.delete(own.current);
      }
      own.current = contribution;
      contributions.add(contribution);
      schedule();
    }
  });
  useEffect(
    () => () => {
      if (own.current) {
        contributions.delete(own.current);
        own.current = undefined;
        schedule();
      }
    },
    [],
  );
  return null;
}

/** Helmet's has the state of one page on the server; in the browser there is only one. */
export function HelmetProvider({children}: {readonly children?: ReactNode}): ReactNode {
  return children;
}
HelmetProvider.canUseDOM = true;

function readTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child): Tag[] => {
    if (!isValidElement(child)) {
      return [];
    }
    const {children: content, ...attributes} = child.props as Attributes & {children?: ReactNode};
    if (child.type === Fragment) {
      return readTags(content);
    }
    const type = String(child.type);
    const text = Children.toArray(content)
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join('');
    if (text) {
      attributes[type === 'style' ? 'cssText' : type === 'title' ? 'title' : 'innerHTML'] = text;
    }
    return [{type, attributes, key: type + identityOf(type, attributes)}];
  });
}

function identityOf(type: string, attributes: Attributes): string {
  if (type === 'link' && attributes['rel'] === 'canonical') {
    return 'canonical';
  }
  const name = (identities[type] ?? []).filter((attribute) => attributes[attribute] !== undefined).at(-1) ?? '';
  return `${name} ${String(attributes[name]).toLowerCase()}`;
}

function schedule(): void {
  if (HelmetProvider.canUseDOM) {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(writeHead);
  }
}

function writeHead(): void {
  const all = [...contributions].sort((a, b) => a.order - b.order);
  const isLast = ({key}: Tag, index: number) =>
    !all.slice(index + 1).some(({tags}) => tags.some((tag) => tag.key === key));
  const tags = all.flatMap((one, index) => one.tags.filter((tag) => tag.type in identities && isLast(tag, index)));
  const others = all.flatMap((one) => one.tags.filter(({type}) => !(type in identities)));

  const title = others.filter(({type}) => type === 'title').at(-1)?.attributes['title'];
  if (title !== undefined && document.title !== title) {
    document.title = String(title);
  }
  for (const type of ['html', 'body']) {
    const attributes = others.filter((tag) => tag.type === type).map((tag) => tag.attributes);
    writeAttributes(type, Object.assign({}, ...attributes) as Attributes);
  }
  writeTags(tags.map(createTag));
}

function writeAttributes(type: string, attributes: Attributes): void {
  const element = document.querySelector(type);
  const names = new Set<string>();
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = htmlNames[name] ?? name;
    names.add(attribute);
    if (element?.getAttribute(attribute) !== String(value)) {
      element?.setAttribute(attribute, String(value));
    }
  }
  ownAttributes[type]?.forEach((name) => {
    if (!names.has(name)) {
      element?.removeAttribute(name);
    }
  });
  ownAttributes[type] = names;
}

function createTag({type, attributes}: Tag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'innerHTML') {
      element.innerHTML = String(value);
    } else if (name === 'cssText') {
      element.append(String(value));
    } else if (value !== undefined && value !== false) {
      element.setAttribute(htmlNames[name] ?? name, String(value));
    }
  }
  element.setAttribute(mark, 'true');
  return element;
}

/** Leaves tags that are right where they are: a script or a stylesheet would load again. */
function writeTags(wanted: readonly HTMLElement[]): void {
  const present = Array.from(document.head.querySelectorAll(`:is(${Object.keys(identities).join()})[${mark}]`));
  const missing = wanted.filter((tag) => {
    const index = present.findIndex((other) => other.isEqualNode(tag));
    if (index >= 0) {
      present.splice(index, 1);
    }
    return index < 0;
  });
  present.forEach((tag) => tag.remove());
  document.head.append(...missing);
}
