import {encodePath} from '../../src/lib/encodePath';

/**
 * Creates the page at an old URL, for hosts without redirect rules. In the browser, it does what those rules would do:
 * it keeps the query and the fragment, unless the target has its own fragment. The script reads the target from the
 * canonical link, so that it's the same on every page and needs only one hash in the Content-Security-Policy.
 *
 * @param to - absolute path or URL of the target
 * @returns HTML
 */
export function createRedirectPage(to: string): string {
  // Quotes and angle brackets are percent-encoded.
  const url = encodePath(to).replaceAll('&', '&amp;');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="canonical" href="${url}">
<noscript><meta http-equiv="refresh" content="0; url=${url}"></noscript>
<script>${script}</script>
</head>
<body><p>This page has moved to <a href="${url}">${url}</a>.</p></body>
</html>
`;
}

const script =
  "var target=new URL(document.querySelector('link[rel=canonical]').href);" +
  'if(!target.search)target.search=location.search;' +
  'if(!target.hash)target.hash=location.hash;' +
  'location.replace(target.href)';
