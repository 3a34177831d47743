import {loaderScript} from './scripts';

/**
 * The page around what React renders, for Docusaurus's `ssrTemplate`. Unlike the stock template, it doesn't ask for the
 * site's code itself: the loader does, when the page is there or the reader does something. The list of the scripts is an
 * attribute, so that the loader has the same hash for the Content-Security-Policy on every page. The theme's sprite is left
 * out: its one icon, of external links, is our own here (src/theme/Icon/ExternalLink).
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${loaderScript}</script>
  </body>
</html>
`;
