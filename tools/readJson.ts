import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {z} from 'zod';

/**
 * Parses JSON from outside this code: files that people or other programs write, and output of programs.
 *
 * @param text - the JSON
 * @param schema - its expected structure, which also decides whether unknown keys are kept
 * @param source - origin of the text for messages: a path or a command
 * @throws Error that names the source and each place that is invalid
 */
export function parseJson<Schema extends z.ZodType>(text: string, schema: Schema, source: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${source} isn't JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
  return validate(value, schema, source);
}

/**
 * Checks a parsed value.
 *
 * @param schema - its expected structure
 * @param source - origin of the value for messages
 * @throws Error that names the source and each place that is invalid
 */
export function validate<Schema extends z.ZodType>(value: unknown, schema: Schema, source: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new Error(`${source} isn't as expected:\n${z.prettifyError(result.error)}`, {cause: result.error});
  }
  return result.data;
}

/**
 * Reads a JSON file.
 *
 * @param file - its path
 * @throws the errors of {@link parseJson} and `readFile`
 */
export async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return parseJson(await readFile(file, 'utf8'), schema, file);
}

/** Like {@link readJson}, but synchronous. */
export function readJsonSync<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return parseJson(readFileSync(file, 'utf8'), schema, file);
}
