import type {rspack as bundler} from '@docusaurus/faster';
import {createHash} from 'node:crypto';
import {fileNamesPlaceholder} from './writeModules';

type Compiler = Parameters<InstanceType<(typeof bundler)['DefinePlugin']>['apply']>[0];
type Compilation = Parameters<Parameters<Compiler['hooks']['thisCompilation']['tap']>[1]>[0];
type Chunk = Compilation['chunks'] extends Iterable<infer C> ? C : never;

const folder = 'assets/js/';

/**
 * Names scripts by a hash of their final content: pages first, then the sections, which list the names of their pages, then the
 * site's code, which lists the sections. So a deploy only changes the names of what it changed, and no script contains all
 * names. With the bundler's own hashes, all names would be in its runtime.
 */
export class ContentNamesPlugin {
  /**
   * @param afterwards - called after the files and the manifest that lists them are written
   */
  constructor(private readonly afterwards: () => void) {}

  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.rspack;
    compiler.hooks.afterEmit.tap('content-names', this.afterwards);
    compiler.hooks.thisCompilation.tap('content-names', (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({name: 'content-names', stage}, () => {
        nameFiles(compilation, (text) => new sources.RawSource(text));
      });
    });
  }
}

function nameFiles(
  compilation: Compilation,
  toSource: (text: string) => InstanceType<Compiler['rspack']['sources']['RawSource']>,
) {
  const chunks = [...compilation.chunks].flatMap((chunk) => {
    const file = [...chunk.files].find((name) => name.startsWith(folder) && name.endsWith('.js'));
    return file === undefined ? [] : [{chunk, file, text: textOf(compilation, file)}];
  });
  const lists = chunks.filter(({text}) => text.includes(fileNamesPlaceholder));
  const initial = new Set([...compilation.entrypoints.values()].flatMap(({chunks: own}) => own.map(({id}) => id)));
  const isInitial = ({chunk}: {chunk: Chunk}) => initial.has(chunk.id);
  const hashes = new Map<string, string>();

  const rename = ({chunk, file, text}: (typeof chunks)[number]) => {
    // 8 digits are enough to distinguish versions of a chunk, because its id is also in the name. Every page has some 40 names.
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    hashes.set(String(chunk.id), hash);
    compilation.renameAsset(file, file.replace(/\.js$/, `.${hash}.js`));
  };
  const fill = (entry: (typeof chunks)[number], listed: readonly Chunk[]) => {
    const list = listed
      .map(({id}) => String(id))
      .sort()
      .map((id) => `${id}=${hashes.get(id) ?? ''}`);
    const text = entry.text.replaceAll(fileNamesPlaceholder, () => list.join(','));
    compilation.updateAsset(entry.file, toSource(text));
    rename({...entry, text});
  };

  const sections = lists.filter((entry) => !isInitial(entry));
  const [main, ...others] = lists.filter(isInitial);
  if (!main || others.length > 0) {
    throw new Error('Exactly one script must contain client/registerNames.ts, which takes the names of the sections.');
  }
  const ofSections = new Map(sections.map((entry) => [entry, loadedBy(entry.chunk)]));
  const inSections = new Set([...ofSections.values()].flat().map(({id}) => id));
  chunks.filter((entry) => !lists.includes(entry)).forEach(rename);
  ofSections.forEach((listed, entry) => fill(entry, listed));
  const elsewhere = new Set(
    loadedOutside(
      chunks.map(({chunk}) => chunk),
      sections.map(({chunk}) => chunk),
    ),
  );
  fill(
    main,
    chunks.map(({chunk}) => chunk).filter(({id}) => !initial.has(id) && (elsewhere.has(id) || !inSections.has(id))),
  );
}

/**
 * Ids of chunks that are loaded by something other than a section: by the site's code, or by a page's dynamic imports. A
 * section may list them, too, but it needn't be loaded by then.
 */
function loadedOutside(chunks: readonly Chunk[], sections: readonly Chunk[]): Chunk['id'][] {
  const ofSections = new Set(sections.map(({id}) => id));
  const groups = new Set(chunks.flatMap((chunk) => [...chunk.groupsIterable]));
  return [...groups]
    .filter((group) => !group.chunks.some(({id}) => ofSections.has(id)))
    .flatMap((group) => [...group.childrenIterable])
    .flatMap((group) => group.chunks.map(({id}) => id));
}

/** Chunks that a chunk's modules import dynamically. */
function loadedBy(chunk: Chunk): Chunk[] {
  const groups = [...chunk.groupsIterable].flatMap((group) => [...group.childrenIterable]);
  const all = groups.flatMap((group) => [...group.chunks]);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

function textOf(compilation: Compilation, file: string): string {
  return String(compilation.getAsset(file)?.source.source() ?? '');
}
