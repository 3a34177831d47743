import type {AtRule, ChildNode, Declaration, Root, Rule} from 'postcss';

/** Selectors that can match without the class: `:not(.a)`, `:is(.a, .b)`. */
const inParentheses = /\([^()]*\)/g;
/** `:where(.a)` needs the class as much as `.a` does. */
const aroundOne = /:(?:where|is)\((\.[\w-]+)\)/g;
const className = /\.(-?[a-z_][\w-]*)/gi;

/**
 * Removes the rules for classes that no script mentions from a stylesheet. All classes that React renders, on the server too,
 * come from the scripts. A word that ends with a hyphen stands for all classes with that prefix, because a script appends
 * the rest.
 *
 * @param root - the stylesheet
 * @param words - all names in the scripts: letters, digits, hyphens and underscores
 * @param absent - matches Infima classes that aren't used although scripts mention their names
 */
export function dropUnusedStyles(root: Root, words: ReadonlySet<string>, absent: RegExp): void {
  const beginnings = [...words].filter((word) => /^[a-z].*-$/i.test(word));
  const isMentioned = (name: string) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const isPresent = (name: string) => isMentioned(name) && !absent.test(name);
  root.walkRules((rule) => dropSelectors(rule, isInInfima(rule) ? isPresent : isMentioned));
  root.walkDecls((declaration) => {
    if (isAddedInVain(declaration)) {
      declaration.remove();
    }
  });
}

/** Whether no browser needs a declaration that the PostCSS plugins of Docusaurus add for old ones. */
function isAddedInVain({prop, value}: Declaration): boolean {
  return (
    prop === '-webkit-text-decoration-color' ||
    // All browsers support the unprefixed property, as long as it has a single value.
    (prop === '-webkit-text-decoration' && /^\w+$/.test(value)) ||
    // Added for `font-variant-ligatures`, but `none` isn't a value of this property.
    (prop === 'font-feature-settings' && value === 'none')
  );
}

/**
 * Removes variables that nothing reads from stylesheets.
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

/**
 * Removes layers without styles from the statements that set the order of layers.
 *
 * @param sheets - all stylesheets of the site, as one may set the order for another
 */
export function dropUnusedLayers(sheets: readonly Root[]): void {
  const layers = sheets.flatMap((sheet) => {
    const found: AtRule[] = [];
    sheet.walkAtRules('layer', (layer) => void found.push(layer));
    return found;
  });
  const filled = layers.filter(({nodes}) => nodes).map(({params}) => params);
  for (const order of layers.filter(({nodes}) => !nodes)) {
    const names = order.params.split(/\s*,\s*/);
    const used = names.filter((name) => filled.some((one) => one === name || one.startsWith(`${name}.`)));
    if (used.length > 0) {
      order.params = used.join(',');
    } else {
      order.remove();
    }
  }
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

/** Also removes at-rules that are then empty, except for layers, because their order matters. */
function removeWithParents(node: ChildNode): void {
  const {parent} = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0 && (parent as AtRule).name !== 'layer') {
    removeWithParents(parent as AtRule);
  }
}

/** Classes that a selector requires. */
function classesOf(selector: string): string[] {
  let open = selector.replace(/\[[^\]]*\]/g, '').replace(aroundOne, '$1');
  for (let inner = ''; inner !== open; ) {
    inner = open;
    open = inner.replace(inParentheses, '');
  }
  return [...open.matchAll(className)].map(([, name = '']) => name);
}

/** @returns whether one was removed, so that variables it read may now be unused */
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
