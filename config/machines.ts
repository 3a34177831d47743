import type {Options as TwinOptions} from '../plugins/markdown-twins/options';
import {strapiVersion} from './strapiVersion';

/** Markdown twins of pages, and the lists of pages for AI tools (plugins/markdown-twins). */
export const markdownTwins: TwinOptions = {
  version: strapiVersion,
  summary:
    'The documentation of Strapi 5, the open source headless CMS, and of Strapi Cloud, which hosts it. Its samples are run against a real Strapi application.',
  fragments: ['snippets/'],
  assistants: [
    {name: 'Claude', url: 'https://claude.ai/new?q={prompt}'},
    {name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}'},
    {name: 'Perplexity', url: 'https://www.perplexity.ai/search?q={prompt}'},
  ],
  mcp: {
    mcpServers: {
      'strapi-docs': {command: 'npm', args: ['--prefix', '/path/to/documentation', 'run', '--silent', 'mcp']},
    },
  },
};
