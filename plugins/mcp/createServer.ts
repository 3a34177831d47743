import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {basePathOf, sections} from '../../src/data/sections';
import type {BuiltDocs} from './BuiltDocs';

/** Maximum number of characters in a response. For a longer page, it says how to continue. */
const mostCharacters = 25_000;

const page = z
  .string()
  .min(1)
  .max(500)
  .describe('Path or URL of a page, such as /cms/features/draft-and-publish, as search_docs gives it');

const offsetInResult = z
  .int()
  .min(0)
  .max(10_000_000)
  .default(0)
  .describe('Character to begin at, to go on in a long result');

/**
 * Creates the MCP server of the docs. Its tools read the built site and change nothing.
 *
 * @param docs - the built site
 * @param version - version of the site
 */
export function createServer(docs: BuiltDocs, version: string): McpServer {
  const server = new McpServer(
    {name: 'strapi-docs', title: 'Strapi 5 and Strapi Cloud documentation', version},
    {
      instructions:
        'Documentation of Strapi 5 and Strapi Cloud. Search first, then read the section or page of the best result. For the type or default of an option use look_up_option, for code find_samples. Give the URLs you used.',
    },
  );
  const annotations = {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false};

  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description: 'Finds the sections that fit words or a question best. Returns titles, URLs and excerpts.',
      inputSchema: {
        query: z.string().min(1).max(400).describe('A few words, an error message or a question'),
        limit: z.int().min(1).max(30).default(8).describe('Most results'),
      },
      annotations,
    },
    ({query, limit}) =>
      answer(() => {
        const hits = docs.search(query, limit);
        return hits.length === 0
          ? 'Nothing found. Try fewer or other words.'
          : hits
              .map(
                ({title, heading, url, excerpt}) => `${heading ? `${title} › ${heading}` : title}\n${url}\n${excerpt}`,
              )
              .join('\n\n');
      }),
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a whole page as Markdown.',
      inputSchema: {
        page,
        offset: offsetInResult,
      },
      annotations,
    },
    ({page, offset}) => answer(() => docs.readPage(page), offset),
  );

  server.registerTool(
    'read_section',
    {
      title: 'Read a section of a page',
      description: 'Returns the part of a page below one heading as Markdown: shorter than the page.',
      inputSchema: {
        page,
        section: z.string().max(300).default('').describe('Heading or anchor; left out if the URL ends with one'),
        offset: offsetInResult,
      },
      annotations,
    },
    ({page, section, offset}) => answer(() => docs.readSection(page, section), offset),
  );

  server.registerTool(
    'list_sections',
    {
      title: 'List pages and their sections',
      description: 'Lists the headings of a page, or the pages below a path such as /cms/api or /cloud.',
      inputSchema: {page, offset: offsetInResult},
      annotations,
    },
    ({page, offset}) =>
      answer(async () => {
        const outlines = await docs.listSections(page);
        const [only] = outlines;
        if (!only) {
          return `No page is at ${page}, and none below it. Paths begin with ${sections.map(basePathOf).join(' or ')}.`;
        }
        return outlines.length === 1
          ? [`${only.title}\n${only.url}\n`, ...only.sections.map(toLine)].join('\n')
          : outlines.map(({title, url, description}) => `${title}\n${url}\n${description}`).join('\n\n');
      }, offset),
  );

  server.registerTool(
    'find_samples',
    {
      title: 'Find code samples',
      description: 'Finds samples in which a name of the API occurs: a function, an option, an operator, a hook.',
      inputSchema: {
        symbol: z.string().min(1).max(120).describe('The name as written in code, such as findMany or $containsi'),
        language: z.string().max(20).optional().describe('Language of the samples: ts, js, bash, http, json, graphql'),
        limit: z.int().min(1).max(20).default(5).describe('Most samples'),
        offset: offsetInResult,
      },
      annotations,
    },
    ({symbol, language, limit, offset}) =>
      answer(() => {
        const samples = docs.findSamples(symbol, language, limit);
        return samples.length === 0
          ? `No sample${language ? ` in ${language}` : ''} has the name "${symbol}". search_docs also finds text.`
          : samples
              .map(
                ({page, heading, url, language: lang, title, code}) =>
                  `${heading ? `${page} › ${heading}` : page}\n${url}\n\`\`\`${lang}${title ? ` title="${title}"` : ''}\n${code}\n\`\`\``,
              )
              .join('\n\n');
      }, offset),
  );

  server.registerTool(
    'look_up_option',
    {
      title: 'Look up an option',
      description: 'Finds an option, parameter, variable or command by its name: page, type, default and meaning.',
      inputSchema: {
        name: z.string().min(1).max(120).describe('The name alone, such as rest.defaultLimit or publicationFilter'),
        offset: offsetInResult,
      },
      annotations,
    },
    ({name, offset}) =>
      answer(async () => {
        const rows = await docs.lookUpOption(name);
        return rows.length === 0
          ? `No table has a row for "${name}". search_docs also finds it in text.`
          : rows
              .map(({page, heading, url, columns}) =>
                [
                  `${page} › ${heading}`,
                  url,
                  ...Object.entries(columns).map(([column, cell]) => `- ${column}: ${cell}`),
                ].join('\n'),
              )
              .join('\n\n');
      }, offset),
  );

  return server;
}

function toLine({heading, anchor, depth}: {heading: string; anchor: string; depth: number}): string {
  return `${'  '.repeat(depth - 1)}- ${heading}${anchor && ` (#${anchor})`}`;
}

/** Returns errors as responses, too, so that the assistant can try a different request. */
async function answer(find: () => string | Promise<string>, offset = 0): Promise<CallToolResult> {
  try {
    const text = await find();
    const part = text.slice(offset, offset + mostCharacters);
    const rest = text.length - offset - part.length;
    const note =
      rest > 0 ? `\n\n[${rest} more characters: go on with offset ${offset + mostCharacters}, or read a section.]` : '';
    return {content: [{type: 'text', text: part + note}]};
  } catch (error) {
    return {content: [{type: 'text', text: (error as Error).message}], isError: true};
  }
}
