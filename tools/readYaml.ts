import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import type {z} from 'zod';
import {validate} from './readJson';

/**
 * Reads a YAML file.
 *
 * @param file - its path
 * @param schema - its expected structure
 * @throws Error that names the file and each place that is invalid
 */
export async function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const text = await readFile(file, 'utf8');
  let value: unknown;
  try {
    value = parse(text);
  } catch (cause) {
    throw new Error(`${file} isn't YAML: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
  return validate(value, schema, file);
}
