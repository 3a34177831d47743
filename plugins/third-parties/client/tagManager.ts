/**
 * Creates Google Tag Manager's data layer, with the event that its page view triggers wait for. Its script expects to
 * find both when it runs (https://developers.google.com/tag-platform/tag-manager/web).
 */
export function startDataLayer(): void {
  const page = window as Window & {dataLayer?: unknown[]};
  page.dataLayer ??= [];
  page.dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});
}
