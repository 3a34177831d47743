/** A spelling or word that these docs avoid, and the one to use instead. */
interface Term {
  /** Matches the word to avoid; `$1` in `use` stands for its first capture group. */
  avoid: RegExp;
  use: string;
  /** The reason or the condition; omitted for spellings of names. */
  why?: string;
  /** Whether `use` is correct wherever `avoid` matches, so that `--fix` can apply it. */
  isCertain?: true;
}

/**
 * One term for one thing. The list is deliberately short: each entry is wrong wherever it occurs in running text. For
 * definitions, see docs/cms/glossary.mdx.
 */
export const terms: readonly Term[] = [
  // Names of Strapi
  {
    // Neither the command, as in a heading "strapi login", nor the object.
    avoid: /(?<=[a-z] )strapi(?=[ ,;!?]|$|\.(?!\w))(?! object)/gm,
    use: 'Strapi',
    isCertain: true,
  },
  {avoid: /\bStrapi[ -]v(\d)\b/g, use: 'Strapi $1', isCertain: true},
  {avoid: /\bStrapi cloud\b/g, use: 'Strapi Cloud', isCertain: true},
  {
    avoid: /\b(?:content type builder|Content[ -]type[ -]builder|Content Type Builder|content-type builder)\b/g,
    use: 'Content-Type Builder',
    isCertain: true,
  },
  {avoid: /\b(?:media library|Media library)\b/g, use: 'Media Library', isCertain: true},
  {
    avoid: /\b(?:content manager|Content manager)\b(?! of\b)/g,
    use: 'Content Manager',
    why: 'write editor if you mean a person',
  },
  {avoid: /\b(?:document service|Document service)\b/g, use: 'Document Service', isCertain: true},
  {avoid: /\b(?:entity service|Entity service)\b/g, use: 'Entity Service', isCertain: true},
  {avoid: /\b(?:query engine|Query engine)\b/g, use: 'Query Engine', isCertain: true},
  {avoid: /\b(?:super admin|Super admin|superadmin)\b/g, use: 'Super Admin', isCertain: true},
  {avoid: /\bDraft and [Pp]ublish\b/g, use: 'Draft & Publish', isCertain: true},
  // One word for one thing
  {avoid: /\b(?:admin|administration) (?:area|interface|dashboard|UI|console)\b/gi, use: 'admin panel'},
  {avoid: /\bback office\b/gi, use: 'admin panel'},
  {avoid: /\bcontent-type(s?)\b/g, use: 'content type$1', isCertain: true},
  {avoid: /\bcollection-type(s?)\b/g, use: 'collection type$1', isCertain: true},
  {avoid: /\bsingle-type(s?)\b/g, use: 'single type$1', isCertain: true},
  {avoid: /\bend-user(s?)\b(?!-)/g, use: 'end user$1', isCertain: true},
  {
    avoid: /\bbackends?\b|\bback-ends?\b(?=[.,;:)]|$| (?:is|are|and|or|of|to|that|which|can|in)\b)/gi,
    use: 'back end',
    why: 'with a hyphen only before a noun: back-end code',
  },
  {
    avoid: /\bfrontends?\b|\bfront-ends?\b(?=[.,;:)]|$| (?:is|are|and|or|of|to|that|which|can|in)\b)/gi,
    use: 'front end',
    why: 'with a hyphen only before a noun: front-end code',
  },
  {avoid: /\blog(?:s|ging)? (?:in|out)\b(?! (?:JSON|production))/gi, use: 'sign in or sign out'},
  {avoid: /\be-mail(s?)\b/gi, use: 'email$1', isCertain: true},
  // Names of others
  {avoid: /\bJavascript\b/g, use: 'JavaScript', isCertain: true},
  {avoid: /\bTypescript\b/g, use: 'TypeScript', isCertain: true},
  {avoid: /\b(?:NodeJS|NodeJs|Node\.JS|Nodejs)\b/g, use: 'Node.js', isCertain: true},
  {avoid: /\b(?:NextJS|NextJs|Next\.JS|Nextjs)\b/g, use: 'Next.js', isCertain: true},
  {avoid: /\b(?:Postgres|PostgreSql|Postgresql)\b/g, use: 'PostgreSQL', isCertain: true},
  {avoid: /\b(?:MySql|Mysql|My SQL)\b/g, use: 'MySQL', isCertain: true},
  {avoid: /\b(?:SQlite|Sqlite|SqLite)\b/g, use: 'SQLite', isCertain: true},
  {avoid: /\bGithub\b/g, use: 'GitHub', isCertain: true},
  {avoid: /\bGitlab\b/g, use: 'GitLab', isCertain: true},
  {avoid: /\b(?:Graphql|GraphQl|graphQL)\b/g, use: 'GraphQL', isCertain: true},
  {avoid: /\b(?:MacOS|Mac OS|OS X|OSX)\b/g, use: 'macOS', isCertain: true},
  {avoid: /\bOauth\b/g, use: 'OAuth', isCertain: true},
  {avoid: /\bNPM\b/g, use: 'npm', isCertain: true},
];
