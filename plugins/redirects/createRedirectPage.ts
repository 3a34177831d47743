import {encodePath} from '../../src/lib/encodePath';

/**
 * The page that stands at an old address on hosts without redirect rules. It does in the browser what those rules do:
 * keeps query and fragment, unless the target has its own fragment. The script is the same on every page and
 * takes the target from the canonical link, so that a content security policy needs one hash for all of them.
 *
 * @param to - absolute path or address the page leads to
 * @returns HTML
 */
export function createRedirectPage(to: string): string {
  const url = escapeAttribute(encodePath(to));
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

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
