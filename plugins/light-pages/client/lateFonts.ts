import type {ClientModule} from '@docusaurus/types';

let isDone = false;

/**
 * Web fonts that arrive too late for the first page are used from the next one on. CSS can't express that: a late `optional`
 * font isn't used until a reload, and any other one shifts the text while it's being read.
 */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!isDone && previousLocation && previousLocation.pathname !== location.pathname) {
      isDone = true;
      Array.from(document.styleSheets).flatMap(rulesOf).filter(isWebFont).forEach(use);
    }
  },
};

export default clientModule;

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules);
  } catch {
    // A cross-origin stylesheet, which an extension may have added.
    return [];
  }
}

function isWebFont(rule: CSSRule): rule is CSSFontFaceRule {
  return rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional';
}

function use({style}: CSSFontFaceRule): void {
  const [family, source, weight, unicodeRange] = ['font-family', 'src', 'font-weight', 'unicode-range'].map((name) =>
    style.getPropertyValue(name),
  ) as [string, string, string, string];
  new FontFace(family.replace(/^"|"$/g, ''), source, {weight, unicodeRange}).load().then(
    // It's a set, but the types only know that with iterable DOM collections.
    (face) => (document.fonts as unknown as Set<FontFace>).add(face),
    () => {},
  );
}
