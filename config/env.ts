import {z} from 'zod';

/**
 * The one reader of `process.env`. Every variable the site understands is declared here, with its default;
 * an invalid value stops the command with the variable's name and what it should be.
 */
const absoluteUrl = z
  .url({protocol: /^https?$/, error: 'must be an address that begins with https:// or http://'})
  .refine((value) => !/[?#]/.test(value), {error: 'must be an address without a query (?) and a fragment (#)'})
  .transform((value) => value.replace(/\/+$/, ''));

const schema = z.object({
  /** Absolute origin the site is published at, without a path. */
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
  /** Where the site keeps what a reader chose: `localStorage` or `sessionStorage`. */
  STORAGE: z.enum(['localStorage', 'sessionStorage']).default('localStorage'),
  /** Which engine answers searches; all but `embedded` also need the variables below. */
  SEARCH_PROVIDER: z.enum(['embedded', 'meilisearch', 'algolia']).default('embedded'),
  /** Origin of the Meilisearch server, or of a server in place of Algolia's own. */
  SEARCH_HOST: absoluteUrl.default(''),
  /** Algolia application id. */
  SEARCH_APP_ID: z.string().default(''),
  /** Public key that can only search; it is sent to readers. */
  SEARCH_KEY: z.string().default(''),
  /** Name of the index at the search service. */
  SEARCH_INDEX: z.string().default('strapi-docs'),
  /** Key that may write to the search index; read by `npm run search:push` only. */
  SEARCH_ADMIN_KEY: z.string().default(''),
  /** Meilisearch server (master key `admin-key`, search key `search-only-key`) that tests use in place of the stand-in. */
  SEARCH_TEST_HOST: absoluteUrl.default(''),
  /** Who answers in the assistant: these docs, a hosted widget, or a service that streams. */
  ASK_PROVIDER: z.enum(['embedded', 'widget', 'http']).default('embedded'),
  /** Address of the widget's script, or of the service. */
  ASK_URL: z.string().default(''),
  /** Public id of this site at the widget's vendor. */
  ASK_KEY: z.string().default(''),
  /** Path of the global function that opens the widget. */
  ASK_OPEN: z.string().default('Kapa.open'),
  /** Port of the site under test. */
  PORT: z.coerce.number().int().min(1).max(65535).default(4173),
  /** How much the accessibility tests look at on each visit: what can differ there, or everything everywhere. */
  A11Y_SCOPE: z.enum(['differences', 'everything']).default('differences'),
  /** Set by continuous integration: `npm run check` then looks at every page. */
  CI: z.string().default(''),
  /** Set by GitHub's runners: problems are then printed as annotations of the pull request. */
  GITHUB_ACTIONS: z.string().default(''),
  /** Browser for tests and screenshots where Playwright has none. */
  CHROMIUM_PATH: z.string().default('/usr/bin/chromium-headless-shell'),
});

export type Environment = z.infer<typeof schema>;

/**
 * Parses environment variables; an empty string counts as unset.
 *
 * @param variables - usually `process.env`
 * @returns the typed environment, defaults filled in
 * @throws Error that names every invalid variable and what was expected
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

export const env = parseEnvironment(process.env);

/**
 * The environment for a child process: this process's own, with changes.
 *
 * @param changes - variables to set
 */
export function childEnvironment(changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {...process.env, ...changes};
}
