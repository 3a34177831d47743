import {z} from 'zod';
import {changeAreaNames, codemods} from '../../src/data/migration';

/** Page types, described in STYLEGUIDE.md. */
export const pageTypes = ['tutorial', 'how-to', 'reference', 'concept', 'migration', 'fragment'] as const;

/**
 * Front matter of every page in docs/. Unknown keys fail the build, and the writers' reference is generated from the
 * descriptions. Keys that plugin-content-docs reads keep its names.
 */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(2).max(70).describe('Heading and `<title>` of the page, in sentence case.'),
  description: z
    .string()
    .min(50)
    .max(160)
    .describe('One unique sentence for search engines and link previews, 50 to 160 characters.'),
  type: z
    .enum(pageTypes)
    .describe('The kind of page (STYLEGUIDE.md, "Page types"). The build checks for what that kind needs.'),
  keywords: z
    .array(
      z
        .string()
        .min(2)
        .max(60)
        .regex(/^[^,]+$/, 'has a comma: make it two keywords'),
    )
    .max(10)
    .default([])
    .describe("What readers who don't know our terms would type to find the page."),
  tags: z.array(z.string()).default([]).describe('Keys of docs/tags.yml.'),
  group: z
    .array(z.string())
    .min(1)
    .optional()
    .describe(
      'Sidebar group, outermost first. By default, the page is nested under the page whose URL is the beginning of its own.',
    ),
  sidebar_position: z.number().optional().describe('Order among its siblings; pages without one follow by label.'),
  sidebar_label: z.string().optional().describe('Shorter label for sidebar, breadcrumbs and pagination.'),
  displayed_sidebar: z.null().optional().describe('`null` keeps the page out of every sidebar.'),
  unlisted: z
    .boolean()
    .optional()
    .describe('Keeps the page out of sidebars, search and sitemap, with a notice; its URL still works.'),
  hide_table_of_contents: z.boolean().optional().describe('Leaves out the table of contents.'),
  pagination_next: z.string().nullable().optional().describe('Document id of the next page, or `null` for none.'),
  pagination_prev: z.string().nullable().optional().describe('Document id of the previous page, or `null` for none.'),
  breaking_change: z
    .strictObject({
      area: z.enum(changeAreaNames),
      codemods: z.array(z.enum(codemods)).min(1).optional(),
      affects_plugins: z.boolean(),
    })
    .optional()
    .describe(
      'On pages on a breaking change: its `area` (src/data/migration.ts), the `codemods` that help, and `affects_plugins`.',
    ),
  faq: z
    .literal(true)
    .optional()
    .describe('Level 3 headings are questions, which search engines get with their answers.'),
  image: z.string().optional().describe('Image for link previews, in static/.'),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
