import {existsSync} from 'node:fs';
import {z} from 'zod';

/**
 * The only place that reads `process.env`. Every variable that the site uses is declared here with its default. If a value
 * is invalid, the command fails with the variable's name and what it should be.
 */
const absoluteUrl = z
  .url({protocol: /^https?$/, error: 'must be a URL that begins with https:// or http://'})
  .refine((value) => !/[?#]/.test(value), {error: 'must be a URL without a query (?) and a fragment (#)'})
  .transform((value) => value.replace(/\/+$/, ''));

const schema = z.object({
  /** Origin where the site is published, without a path. */
  SITE_URL: absoluteUrl
    .refine((url) => new URL(url).pathname === '/', {
      error:
        'must be an origin without a path, such as https://docs.example.com (see decisions/0006-root-of-the-host.md)',
    })
    .default('https://docs.strapi.io'),
  /** Repository that holds this site: edit links, issues for missing search results, feedback. */
  DOCS_REPOSITORY: absoluteUrl.default('https://github.com/strapi/documentation'),
  /** Public source repository shown in the navbar. */
  SOURCE_REPOSITORY: absoluteUrl.default('https://github.com/strapi/documentation'),
  /** Where the site stores readers' choices: `localStorage` or `sessionStorage`. */
  STORAGE: z.enum(['localStorage', 'sessionStorage']).default('localStorage'),
  /** The search engine; all except `embedded` also need the variables below. */
  SEARCH_PROVIDER: z.enum(['embedded', 'meilisearch', 'algolia']).default('embedded'),
  /** URL of the Meilisearch server, or of a server that replaces Algolia's. */
  SEARCH_HOST: absoluteUrl.default(''),
  /** Algolia application id. */
  SEARCH_APP_ID: z.string().default(''),
  /** Public search-only key, which is part of the site's code. */
  SEARCH_KEY: z.string().default(''),
  /** Name of the index at the search service. */
  SEARCH_INDEX: z.string().default('strapi-docs'),
  /** Key with write access to the search index; only `npm run search:push` reads it. */
  SEARCH_ADMIN_KEY: z.string().default(''),
  /** Meilisearch server (master key `admin-key`, search key `search-only-key`) that tests use instead of the fake. */
  SEARCH_TEST_HOST: absoluteUrl.default(''),
  /** The assistant's provider: passages from these docs, a hosted widget, or a service that streams. */
  ASK_PROVIDER: z.enum(['embedded', 'widget', 'http']).default('embedded'),
  /** URL of the widget's script, or of the service. */
  ASK_URL: z.string().default(''),
  /** Public id of this site at the widget's vendor. */
  ASK_KEY: z.string().default(''),
  /** Path of the global function that opens the widget. */
  ASK_OPEN: z.string().default('Kapa.open'),
  /** Port of the site under test. */
  PORT: z.coerce.number().int().min(1).max(65535).default(4173),
  /** What the accessibility tests check on each page: what can differ there, or everything everywhere. */
  A11Y_SCOPE: z.enum(['differences', 'everything']).default('differences'),
  /** Set by CI; `npm run check` then checks every page. */
  CI: z.string().default(''),
  /** Set by GitHub's runners; problems are then printed as annotations on the pull request. */
  GITHUB_ACTIONS: z.string().default(''),
  /** Browser for tests and screenshots if Playwright has none. */
  CHROMIUM_PATH: z.string().default('/usr/bin/chromium-headless-shell'),
});

export type Environment = z.infer<typeof schema>;

/**
 * Parses environment variables; an empty string counts as unset.
 *
 * @param variables - usually `process.env`
 * @returns the typed environment with defaults
 * @throws Error with every invalid variable and what was expected
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const known = Object.fromEntries(
    Object.keys(schema.shape)
      .map((name) => [name, variables[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(known);
  if (result.success) {
    return result.data;
  }
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Invalid environment variables (config/env.ts lists the known ones):\n${problems.join('\n')}`);
}

/** Ends the process instead of throwing, because a stack trace would bury which variable is wrong. */
function readEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

export const env = readEnvironment();

/** @returns path of the browser in `CHROMIUM_PATH`; `undefined` if there's none, so that Playwright starts its own */
export function chromiumPath(): string | undefined {
  return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
}

/**
 * The environment for a child process: this process's own, with changes.
 *
 * @param changes - variables to set
 */
export function childEnvironment(changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {...process.env, ...changes};
}
