import {parse, type AtRule, type ChildNode, type Root, type Rule} from 'postcss';

/** Where a class may be absent and the selector match all the same: `:not(.a)`, `:is(.a, .b)`. */
const inParentheses = /\([^()]*\)/g;
const className = /\.(-?[a-z_][\w-]*)/gi;
/** Variables of Infima; each of its components has a dozen for sites to set. */
const infimaVariable = /^--ifm-/;

/**
 * Leaves out of a stylesheet the rules for classes that no script mentions, and the variables of Infima that nothing reads.
 * What React renders, on the server too, it renders with classes that are in the scripts. A word that ends with a hyphen
 * stands for all that begin with it: a script adds the rest.
 *
 * @param css - the stylesheet
 * @param words - every name in the scripts: letters, digits, hyphens and underscores
 */
export function dropUnusedStyles(css: string, words: ReadonlySet<string>): string {
  const root = parse(css);
  const beginnings = [...words].filter((word) => /^[a-z].*-$/i.test(word));
  const isUsed = (name: string) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  root.walkRules((rule) => dropSelectors(rule, isUsed));
  dropVariables(root, words);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      removeWithParents(rule);
    }
  });
  return root.toString();
}

function dropSelectors(rule: Rule, isUsed: (name: string) => boolean): void {
  const used = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
  if (used.length === 0) {
    removeWithParents(rule);
  } else if (used.length < rule.selectors.length) {
    rule.selectors = used;
  }
}

/** Removes the queries that are empty without it too; a layer stays, as its place counts. */
function removeWithParents(node: ChildNode): void {
  const {parent} = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0 && (parent as AtRule).name !== 'layer') {
    removeWithParents(parent as AtRule);
  }
}

/** Classes that have to be there for a selector to match. */
function classesOf(selector: string): string[] {
  let open = selector.replace(/\[[^\]]*\]/g, '');
  for (let inner = ''; inner !== open; ) {
    inner = open;
    open = inner.replace(inParentheses, '');
  }
  return [...open.matchAll(className)].map(([, name = '']) => name);
}

function dropVariables(root: Root, words: ReadonlySet<string>): void {
  const isRead = new Set<string>();
  do {
    isRead.clear();
    root.walkDecls(({value}) => {
      for (const [name] of value.matchAll(/--[\w-]+/g)) {
        isRead.add(name);
      }
    });
  } while (dropUnread(root, (name) => isRead.has(name) || words.has(name)));
}

/** @returns whether there was one: what it read itself may be unread now */
function dropUnread(root: Root, isRead: (name: string) => boolean): boolean {
  let found = false;
  root.walkDecls(infimaVariable, (declaration) => {
    if (!isRead(declaration.prop)) {
      declaration.remove();
      found = true;
    }
  });
  return found;
}
