import type {ChildNode, Container, Declaration, Root, Rule} from 'postcss';

/** The root element, on which variables are set for the whole page, in one color mode or in both. */
const rootSelector = /^(?:html|(?:html)?:root)?(\[data-theme=["']?\w+["']?\])?$/;
const reference = /var\((--[\w-]+)(,?)/g;
/** A longer value stays a variable if it's read more than once. */
const shortValue = 24;

interface Setting {
  declaration: Declaration;
  /** Set on the root element. */
  isOnRoot: boolean;
  /** Set in one color mode, or inside a query. */
  isConditional: boolean;
  isInLayer: boolean;
}

/**
 * Inlines variables that only ever have one value: those set once, on the root element, in both color modes. Values that
 * layers set on the root element are removed if the site's own styles set them unconditionally, because these win.
 *
 * @param sheets - all stylesheets of the site, as one may read what another sets
 * @param words - all names in the scripts, which may read or set what they mention
 */
export function resolveVariables(sheets: readonly Root[], words: ReadonlySet<string>): void {
  dropOverruled(readSettings(sheets));
  const settings = readSettings(sheets);
  const readers = readReaders(sheets);
  while (inlineConstant(settings, readers, words)) {
    // A value that contained a variable may be a constant now.
  }
}

function readSettings(sheets: readonly Root[]): Map<string, Setting[]> {
  const settings = new Map<string, Setting[]>();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      const {selectors} = declaration.parent as Rule;
      const isOnRoot = selectors.every((selector) => selector !== '' && rootSelector.test(selector));
      const parents = parentsOf(declaration);
      const all = settings.get(declaration.prop) ?? [];
      settings.set(declaration.prop, all);
      all.push({
        declaration,
        isOnRoot,
        isConditional: selectors.some((selector) => selector.includes('[')) || parents.some(isQuery),
        isInLayer: parents.some((parent) => isNamed(parent, 'layer')),
      });
    });
  }
  return settings;
}

function dropOverruled(settings: ReadonlyMap<string, Setting[]>): void {
  for (const all of settings.values()) {
    if (all.some(({isOnRoot, isConditional, isInLayer}) => isOnRoot && !isConditional && !isInLayer)) {
      all.filter(({isOnRoot, isInLayer}) => isOnRoot && isInLayer).forEach(({declaration}) => declaration.remove());
    }
  }
}

/** @returns whether there was one */
function inlineConstant(
  settings: Map<string, Setting[]>,
  readers: Map<string, Readers>,
  words: ReadonlySet<string>,
): boolean {
  const isOfRoot = (name: string) => settings.get(name)?.every(({isOnRoot}) => isOnRoot) ?? false;
  for (const [name, [only, ...others]] of settings) {
    const uses = readers.get(name);
    if (!only?.isOnRoot || only.isConditional || others.length > 0 || words.has(name) || !uses || uses.isElsewhere) {
      continue;
    }
    const {value} = only.declaration;
    const isWorth = uses.declarations.length === 1 || value.length <= shortValue;
    const reads = [...value.matchAll(reference)];
    // A variable's value is resolved on the element that sets it. Inlined below an element that sets what it reads, it would differ.
    if (isWorth && reads.every(([, read = '', fallback]) => !fallback && isOfRoot(read))) {
      uses.declarations.forEach((declaration) => {
        declaration.value = substitute(declaration.value, `var(${name})`, value);
      });
      only.declaration.remove();
      settings.delete(name);
      readers.delete(name);
      for (const [, read = ''] of reads) {
        const ofRead = readers.get(read);
        if (ofRead) {
          // Those that read the constant now read this variable instead.
          const left = ofRead.declarations.filter((declaration) => declaration !== only.declaration);
          ofRead.declarations = [...left, ...uses.declarations];
        }
      }
      return true;
    }
  }
  return false;
}

interface Readers {
  declarations: Declaration[];
  /** Read with a fallback. */
  isElsewhere: boolean;
}

function readReaders(sheets: readonly Root[]): Map<string, Readers> {
  const readers = new Map<string, Readers>();
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      for (const [, name = '', fallback] of declaration.value.matchAll(reference)) {
        const {declarations, isElsewhere} = readers.get(name) ?? {declarations: [], isElsewhere: false};
        readers.set(name, {
          declarations: [...declarations, declaration],
          isElsewhere: isElsewhere || fallback !== '',
        });
      }
    });
  }
  return readers;
}

/** Adjacent values, as in `var(--a)var(--b)`, need a space between them. */
function substitute(text: string, variable: string, value: string): string {
  const [first = '', ...rest] = text.split(variable);
  return rest.reduce((before, after) => {
    const left = /[\w)%"']$/.test(before) ? ' ' : '';
    const right = /^[\w(#."'-]/.test(after) ? ' ' : '';
    return before + left + value + right + after;
  }, first);
}

function parentsOf(declaration: Declaration): (ChildNode | Container)[] {
  const parents: (ChildNode | Container)[] = [];
  for (let node = declaration.parent?.parent; node; node = node.parent as typeof node) {
    parents.push(node as Container);
  }
  return parents;
}

function isNamed(node: ChildNode | Container, name: string): boolean {
  return node.type === 'atrule' && (node as unknown as {name: string}).name === name;
}

function isQuery(node: ChildNode | Container): boolean {
  return node.type === 'atrule' && !isNamed(node, 'layer');
}
