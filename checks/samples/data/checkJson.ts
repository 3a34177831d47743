import ts from 'typescript';
import {z} from 'zod';
import {messages} from '../../shared/samples/messages';
import type {Finding} from './types';

const strings = z.array(z.string().min(1));

/** Actions of S3 that the upload provider needs: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html */
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

/** Shapes of JSON files, by what the title of the fence says. What a page adds to one of them is added here. */
const shapes: ReadonlyArray<readonly [title: RegExp, schema: z.ZodType]> = [
  [/policy/i, policy],
  [/^CORS/, cors],
  [/^\.vscode\/mcp\.json/, z.strictObject({servers: mcpServers})],
  [/MCP client|mcp\.json|Claude Desktop/i, z.strictObject({mcpServers})],
  [/jest\.config\.json/, jest],
];

/**
 * Checks a JSON file of a known kind: policies of S3, clients of MCP, Jest and TypeScript. Content types are compiled
 * with Strapi's types instead (schemaSource.ts), and package.json has checkManifest.ts.
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
    line: lineOf(text, issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path.at(-1)),
  }));
}

function lineOf(text: string, key: PropertyKey | undefined): number {
  return text.slice(0, Math.max(0, text.indexOf(`"${String(key)}"`))).split('\n').length;
}

const tsconfig = ['extends', 'compilerOptions', 'include', 'exclude', 'files', 'references', 'ts-node'];

function checkTsconfig(value: unknown): Finding[] {
  const config = z.looseObject({compilerOptions: z.looseObject({}).optional()}).parse(value);
  const unknown = Object.keys(config).filter((key) => !tsconfig.includes(key));
  const {errors} = ts.convertCompilerOptionsFromJson(config.compilerOptions ?? {}, '.');
  return [
    ...unknown.map((key) => messages.unknownKey('tsconfig.json', key, tsconfig)),
    ...errors.map(({messageText}) => ({message: ts.flattenDiagnosticMessageText(messageText, ' ')})),
  ];
}
