import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {z} from 'zod';

/**
 * Reads JSON that comes from outside this code: files that people or other programs write, and what programs print.
 *
 * @param text - the JSON
 * @param schema - what it has to hold; what the schema doesn't name is left as the schema says
 * @param source - where the text is from, for the message: a path, or a command
 * @throws Error that names the source, and each place that isn't as it should be
 */
export function parseJson<Schema extends z.ZodType>(text: string, schema: Schema, source: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${source} isn't JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
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
 * @throws as {@link parseJson}, and what `readFile` throws
 */
export async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return parseJson(await readFile(file, 'utf8'), schema, file);
}

/** As {@link readJson}, where the caller can't wait. */
export function readJsonSync<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return parseJson(readFileSync(file, 'utf8'), schema, file);
}
