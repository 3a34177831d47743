/**
 * Loads a script that is not part of the site.
 *
 * @param src - address
 * @param attributes - further attributes of the element, such as `data-website-id`
 */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  Object.entries(attributes).forEach(([name, value]) => script.setAttribute(name, value));
  script.addEventListener('error', () => {
    // eslint-disable-next-line no-console -- a blocked or missing third party is worth a line, and nothing more
    console.warn(`Third party not loaded: ${src}`);
  });
  document.head.append(script);
}
