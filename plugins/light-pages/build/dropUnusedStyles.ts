import type {AtRule, ChildNode, Root, Rule} from 'postcss';

/** Where a class may be absent and the selector match all the same: `:not(.a)`, `:is(.a, .b)`. */
const inParentheses = /\([^()]*\)/g;
/** `:where(.a)` needs the class as much as `.a` does. */
const aroundOne = /:(?:where|is)\((\.[\w-]+)\)/g;
const className = /\.(-?[a-z_][\w-]*)/gi;

/**
 * Leaves out of a stylesheet the rules for classes that no script mentions. What React renders, on the server too, it
 * renders with classes that are in the scripts. A word that ends with a hyphen stands for all that begin with it: a script
 * adds the rest.
 *
 * @param root - the stylesheet
 * @param words - every name in the scripts: letters, digits, hyphens and underscores
 * @param absent - matches classes of Infima that aren't used though scripts mention their names
 */
export function dropUnusedStyles(root: Root, words: ReadonlySet<string>, absent: RegExp): void {
  const beginnings = [...words].filter((word) => /^[a-z].*-$/i.test(word));
  const isMentioned = (name: string) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const isPresent = (name: string) => isMentioned(name) && !absent.test(name);
  root.walkRules((rule) => dropSelectors(rule, isInInfima(rule) ? isPresent : isMentioned));
  root.walkDecls('-webkit-text-decoration', (declaration) => {
    // Every browser knows the property without the prefix, as long as it has a single value.
    if (/^\w+$/.test(declaration.value)) {
      declaration.remove();
    }
  });
}

/**
 * Leaves out of stylesheets the variables that nothing reads.
 *
 * @param sheets - all stylesheets of the site, as one may read what another sets
 * @param words - every name in the scripts
 */
export function dropUnusedVariables(sheets: readonly Root[], words: ReadonlySet<string>): void {
  const isRead = new Set<string>();
  do {
    isRead.clear();
    sheets.forEach((sheet) =>
      sheet.walkDecls(({value}) => {
        for (const [name] of value.matchAll(/--[\w-]+/g)) {
          isRead.add(name);
        }
      }),
    );
  } while (dropUnread(sheets, (name) => isRead.has(name) || words.has(name)));
  sheets.forEach((sheet) =>
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) {
        removeWithParents(rule);
      }
    }),
  );
}

function isInInfima({parent}: ChildNode): boolean {
  if (parent?.type !== 'atrule') {
    return false;
  }
  const {name, params} = parent as AtRule;
  return (name === 'layer' && params === 'docusaurus.infima') || isInInfima(parent as AtRule);
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
  let open = selector.replace(/\[[^\]]*\]/g, '').replace(aroundOne, '$1');
  for (let inner = ''; inner !== open; ) {
    inner = open;
    open = inner.replace(inParentheses, '');
  }
  return [...open.matchAll(className)].map(([, name = '']) => name);
}

/** @returns whether there was one: what it read itself may be unread now */
function dropUnread(sheets: readonly Root[], isRead: (name: string) => boolean): boolean {
  let found = false;
  sheets.forEach((sheet) =>
    sheet.walkDecls(/^--/, (declaration) => {
      if (!isRead(declaration.prop)) {
        declaration.remove();
        found = true;
      }
    }),
  );
  return found;
}
