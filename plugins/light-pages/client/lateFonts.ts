import type {ClientModule} from '@docusaurus/types';

let isDone = false;

/**
 * Web fonts that came too late for the first page are in use from the next one on. Stylesheets have no words for that:
 * a font that is `optional` and late stays out until a reload, one that isn't moves the text that is being read.
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
    // A sheet of another site, which an extension may have added.
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
    // A set, which the types only say with iterable DOM collections.
    (face) => (document.fonts as unknown as Set<FontFace>).add(face),
    () => {},
  );
}
