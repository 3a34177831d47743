import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {z} from 'zod';
import type {JudgedQuery} from './quality';

const messagesSchema = z.array(
  z.strictObject({query: z.string().min(1), pages: z.array(z.string().startsWith('/')).min(1)}),
);

/**
 * @param file - tests/search/messages.yml
 * @returns messages as readers paste them, with the pages that explain them
 * @throws ZodError that names each wrong row
 */
export async function readMessages(file: string): Promise<JudgedQuery[]> {
  return messagesSchema.parse(parse(await readFile(file, 'utf8')));
}
