import {loaderScript} from './scripts';

/**
 * The HTML around React's output, for Docusaurus's `ssrTemplate`. Unlike the default template, it doesn't load the
 * site's code itself: a loader script does, when the page is complete or the reader interacts with it. The script URLs
 * are in an attribute, so that the loader has the same hash in the Content-Security-Policy on every page. The theme's
 * SVG sprite is omitted, because we replace its only icon, for external links (src/theme/Icon/ExternalLink).
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
