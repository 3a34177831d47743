import ts from 'typescript';
import {z} from 'zod';
import {strapiVersion} from '../../../config/strapiVersion';
import {messages} from '../../shared/samples/messages';
import type {Finding} from './types';
import {lineOfKey} from '../../shared/lineAt';

const strings = z.array(z.string().min(1));

/** S3 actions that the upload provider needs: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html */
const action = z.enum([
  's3:AbortMultipartUpload',
  's3:DeleteObject',
  's3:GetObject',
  's3:GetObjectAttributes',
  's3:ListBucket',
  's3:PutObject',
  's3:PutObjectAcl',
]);
const policy = z.strictObject({
  Version: z.literal('2012-10-17'),
  Statement: z.array(
    z.strictObject({
      Sid: z.string().optional(),
      Effect: z.enum(['Allow', 'Deny']),
      Principal: z.literal('*').optional(),
      Action: z.union([action, z.array(action)]),
      Resource: z.union([z.string().startsWith('arn:aws:s3:::'), z.array(z.string().startsWith('arn:aws:s3:::'))]),
    }),
  ),
});
const cors = z.array(
  z.strictObject({
    AllowedOrigins: strings,
    AllowedMethods: z.array(z.enum(['GET', 'PUT', 'POST', 'DELETE', 'HEAD'])),
    AllowedHeaders: strings,
    ExposeHeaders: strings,
    MaxAgeSeconds: z.number().int().positive(),
  }),
);
const mcpServer = z.union([
  z.strictObject({
    type: z.enum(['http', 'sse']),
    url: z.url(),
    headers: z.record(z.enum(['Authorization']), z.string()).optional(),
  }),
  z.strictObject({
    type: z.literal('stdio').optional(),
    command: z.string(),
    args: strings.optional(),
    env: z.record(z.string(), z.string()).optional(),
  }),
]);
const mcpServers = z.record(z.string(), mcpServer);
const jest = z.strictObject({
  preset: z.string().optional(),
  rootDir: z.string().optional(),
  roots: strings.optional(),
  testEnvironment: z.enum(['node', 'jsdom']),
  testMatch: strings.optional(),
  testTimeout: z.number().optional(),
});

/**
 * Strapi's errors with their status codes: https://github.com/strapi/strapi/blob/main/packages/core/utils/src/errors.ts
 */
const statusOfErrors: Readonly<Record<string, number>> = {
  ApplicationError: 400,
  BadRequestError: 400,
  ValidationError: 400,
  YupValidationError: 400,
  PaginationError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  PolicyError: 403,
  NotFoundError: 404,
  MethodNotAllowedError: 405,
  PayloadTooLargeError: 413,
  RateLimitError: 429,
  InternalServerError: 500,
};
const responseError = z
  .strictObject({
    status: z.number(),
    name: z.string(),
    message: z.string(),
    details: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
  })
  .superRefine(({status, name}, context) => {
    if (statusOfErrors[name] !== undefined && statusOfErrors[name] !== status) {
      context.addIssue({code: 'custom', path: ['status'], message: `${name} has the status ${statusOfErrors[name]}`});
    }
  });
const pagination = z
  .strictObject({
    page: z.number().int().positive(),
    pageSize: z.number().int().positive(),
    pageCount: z.number().int().nonnegative(),
    total: z.number().int().nonnegative(),
  })
  .superRefine(({page, pageSize, pageCount, total}, context) => {
    if (pageCount !== Math.ceil(total / pageSize)) {
      context.addIssue({
        code: 'custom',
        path: ['pageCount'],
        message: `${total} entries with a pageSize of ${pageSize} don't make ${pageCount} pages`,
      });
    }
    if (page > Math.max(1, pageCount)) {
      context.addIssue({
        code: 'custom',
        path: ['page'],
        message: `there's no page ${page}: the last one is ${pageCount}`,
      });
    }
  });
const offset = z.strictObject({start: z.number(), limit: z.number(), total: z.number()});
/** Responses of the content API and plugins that the lab can't produce, such as on a page about a new project. */
const response = z.strictObject({
  data: z.unknown(),
  meta: z.strictObject({pagination: z.union([pagination, offset]).optional()}).optional(),
  error: responseError.optional(),
});
const metadata = z.strictObject({
  createdAt: z.iso.datetime(),
  strapi: z.strictObject({version: z.literal(strapiVersion)}),
});
/** The entry events are those of `services/webhook-store` in @strapi/core. */
const webhook = z.strictObject({
  event: z.enum([
    'entry.create',
    'entry.update',
    'entry.delete',
    'entry.publish',
    'entry.unpublish',
    'entry.draft-discard',
  ]),
  createdAt: z.iso.datetime(),
  model: z.string(),
  uid: z.string(),
  entry: z.looseObject({id: z.number(), documentId: z.string()}),
});
const auditLog = z.strictObject({
  model: z.string(),
  uid: z.string(),
  entry: z.looseObject({documentId: z.string()}),
  origin: z.literal('admin-panel'),
});

/** Schemas of JSON files, by the fence's title. If a page needs another property, add it here. */
const shapes: ReadonlyArray<readonly [title: RegExp, schema: z.ZodType]> = [
  [/policy/i, policy],
  [/^CORS/, cors],
  [/^\.vscode\/mcp\.json/, z.strictObject({servers: mcpServers})],
  [/MCP client|mcp\.json|Claude Desktop/i, z.strictObject({mcpServers})],
  [/jest\.config\.json/, jest],
  [/^Response\b/, response],
  [/^metadata\.json$/, metadata],
  [/^Body of the request$/, webhook],
  [/^Payload$/, auditLog],
];

/**
 * Checks JSON of a known kind: responses, S3 policies, MCP clients, Jest and TypeScript. Content types are compiled
 * with Strapi's types instead (schemaSource.ts), and checkManifest.ts checks package.json.
 *
 * @param title - the fence's title
 * @param text - the fence's text
 */
export function checkJson(title: string, text: string): Finding[] {
  const value: unknown = JSON.parse(text);
  if (/tsconfig\.json/.test(title)) {
    return checkTsconfig(value);
  }
  const schema = shapes.find(([pattern]) => pattern.test(title))?.[1];
  const result = schema?.safeParse(value);
  return (result?.error?.issues ?? []).map((issue) => ({
    message: `${title}: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}`,
    fix: 'correct it, or add it to checks/samples/data/checkJson.ts after looking it up',
    line: lineOfKey(text, String(issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path.at(-1))),
  }));
}

const tsconfig = ['extends', 'compilerOptions', 'include', 'exclude', 'files', 'references', 'ts-node'];

/** Options that default to `true`, or whose `false` tells readers something. */
const meaningfulWhenFalse = [
  'allowJs',
  'allowSyntheticDefaultImports',
  'forceConsistentCasingInFileNames',
  'strict',
  'useDefineForClassFields',
];

function checkTsconfig(value: unknown): Finding[] {
  const config = z.looseObject({compilerOptions: z.looseObject({}).optional()}).parse(value);
  const pointless = Object.entries(config.compilerOptions ?? {})
    .filter(([key, option]) => option === false && !meaningfulWhenFalse.includes(key))
    .map(([key]) => ({message: `"${key}" is false by default`, fix: 'leave it out, or correct its value'}));
  const unknown = Object.keys(config).filter((key) => !tsconfig.includes(key));
  const {errors} = ts.convertCompilerOptionsFromJson(config.compilerOptions ?? {}, '.');
  return [
    ...unknown.map((key) => messages.unknownKey('tsconfig.json', key, tsconfig)),
    ...pointless,
    ...errors.map(({messageText}) => ({message: ts.flattenDiagnosticMessageText(messageText, ' ')})),
  ];
}
