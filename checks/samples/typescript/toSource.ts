import type {Sample} from '../../shared/samples/types';
import {schemaSource} from './schemaSource';

/** A sample as a file for the compiler: its path, and its text with unchanged line numbers. */
export interface SourceFile {
  /** Unique path in the application. */
  path: string;
  /** The path that the page gives it. */
  title: string;
  text: string;
  sample: Sample;
}

/** Statements that run inside the application are compiled as the body of a function with `strapi` in scope. */
const prologue = "declare const strapi: import('@strapi/strapi').Core.Strapi; export const run = async () => {";

/**
 * Converts a `code` or `run` sample, or a content type in JSON, to a file for the compiler. Line n of the sample
 * becomes line n of the file.
 *
 * @param number - distinguishes samples with the same title
 */
export function toSource(sample: Sample, number: number): SourceFile {
  const schema = schemaSource(sample);
  if (schema !== undefined) {
    return {path: `src/schema.sample-${number}.ts`, title: '', text: schema, sample};
  }
  const extension = extensionOf(sample);
  if (sample.kind === 'run') {
    const imports = [...sample.text.matchAll(/^import [^;]+;/gm)].map(([statement]) => statement);
    const body = sample.text.replace(/^import [^;]+;/gm, (statement) => statement.replace(/[^\n]/g, ' '));
    const text = `${imports.join(' ').replace(/\n/g, ' ')}${prologue}${body}\n};`;
    return {path: `src/run.sample-${number}${extension}`, title: '', text, sample};
  }
  const title = sample.meta.values.title ?? '';
  return {path: `${title.replace(/\.[^./]+$/, '')}.sample-${number}${extension}`, title, text: sample.text, sample};
}

function extensionOf({lang, meta}: Sample): string {
  const [extension] = /\.[cm]?[jt]sx?$/.exec(meta.values.title ?? '') ?? [];
  return extension ?? `.${lang.replace('typescript', 'ts').replace('javascript', 'js')}`;
}
