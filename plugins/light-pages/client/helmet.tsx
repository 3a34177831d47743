/**
 * Replaces react-helmet-async in the browser, where Docusaurus uses little of it; this saves each reader 5 KB. It follows
 * Helmet's rules: what's rendered later wins, so the last title does, and the last of meta tags and links with the same
 * identifying attribute.
 */
import {Children, Fragment, isValidElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';

type Attributes = Record<string, string | number | boolean | undefined>;

interface Tag {
  type: string;
  attributes: Attributes;
  /** What two tags need to have in common for the later one to replace the other. */
  key: string;
}

interface Contribution {
  order: number;
  tags: Tag[];
}

/** Attributes that identify a tag: the last of these that it has. */
const identities: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charSet', 'httpEquiv', 'property', 'itemProp'],
  link: ['rel', 'href'],
  script: ['src', 'innerHTML'],
  style: ['cssText'],
  noscript: ['innerHTML'],
};
/** Attributes that have another name in React. */
const htmlNames: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};
/** Marks our tags, including those in the served HTML. */
const mark = 'data-rh';

const contributions = new Set<Contribution>();
const ownAttributes: Record<string, Set<string>> = {};
let nextOrder = 0;
let frame = 0;

interface HelmetProps {
  readonly children?: ReactNode;
}

/** Adds its children to the page's head while it's mounted. */
export function Helmet({children}: HelmetProps): null {
  const [order] = useState(() => (nextOrder += 1));
  const own = useRef<Contribution>();

  // Effects of children run before those of their parents, so the order is determined by the first render.
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

/** Helmet's provider separates pages on the server; in the browser, there's only one. */
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

/** Keeps correct tags in place, because a script or a stylesheet would load again. */
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
