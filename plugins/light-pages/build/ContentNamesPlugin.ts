import type {rspack as bundler} from '@docusaurus/faster';
import {createHash} from 'node:crypto';
import {sectionsFile, type SectionNames} from '../core/sectionNames';
import {fileNamesPlaceholder} from './writeModules';

type Compiler = Parameters<InstanceType<(typeof bundler)['DefinePlugin']>['apply']>[0];
type Compilation = Parameters<Parameters<Compiler['hooks']['thisCompilation']['tap']>[1]>[0];
type Chunk = Compilation['chunks'] extends Iterable<infer C> ? C : never;

interface Script {
  chunk: Chunk;
  file: string;
  text: string;
}

const folder = 'assets/js/';

/**
 * Names scripts by a hash of their final content: pages first, then the sections, which list the names of their pages, then the
 * site's code. What a section lists changes with every edit, so the names of the sections aren't in the site's code, but in
 * a file of their own. An edit changes the names of its page and its section, and nothing else.
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
        const names = nameFiles(compilation, (text) => new sources.RawSource(text));
        compilation.emitAsset(sectionsFile, new sources.RawSource(JSON.stringify(names)));
      });
    });
  }
}

function nameFiles(
  compilation: Compilation,
  toSource: (text: string) => InstanceType<Compiler['rspack']['sources']['RawSource']>,
): SectionNames {
  const scripts = [...compilation.chunks].flatMap((chunk) => {
    const file = [...chunk.files].find((name) => name.startsWith(folder) && name.endsWith('.js'));
    return file === undefined ? [] : [{chunk, file, text: textOf(compilation, file)}];
  });
  const lists = scripts.filter(({text}) => text.includes(fileNamesPlaceholder));
  const initial = new Set([...compilation.entrypoints.values()].flatMap(({chunks: own}) => own.map(({id}) => id)));
  const isInitial = ({chunk}: Script) => initial.has(chunk.id);
  const sections = lists.filter((script) => !isInitial(script));
  const [main, ...others] = lists.filter(isInitial);
  if (!main || others.length > 0) {
    throw new Error(
      'Exactly one script must contain client/registerNames.ts, which takes the names of shared scripts.',
    );
  }

  const hashes = new Map<Chunk['id'], string>();
  const rename = ({chunk, file, text}: Script): string => {
    // 8 digits are enough to distinguish versions of a chunk, because its id is also in the name. Every page has some 40 names.
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const name = file.replace(/\.js$/, `.${hash}.js`);
    hashes.set(chunk.id, hash);
    compilation.renameAsset(file, name);
    return name.slice(folder.length);
  };
  const listed = ({chunk: {id}}: Script): string => `${id ?? ''}=${hashes.get(id) ?? ''}`;
  const fill = (script: Script, entries: readonly string[]): string => {
    const text = script.text.replaceAll(fileNamesPlaceholder, () => [...entries].sort().join(','));
    compilation.updateAsset(script.file, toSource(text));
    return rename({...script, text});
  };

  const contents = scripts.filter((script) => !lists.includes(script));
  contents.forEach(rename);
  const sectionOf = findSections(contents, sections);
  sections.forEach((section) => {
    fill(section, contents.filter(({chunk}) => sectionOf.get(chunk.id) === section).map(listed));
  });
  const shared = contents.filter((script) => !sectionOf.has(script.chunk.id) && !isInitial(script));
  return {
    main: fill(main, [...shared.map(listed), ...sections.map(({chunk: {id}}) => String(id))]),
    sections: sections.map(listed).sort().join(','),
  };
}

/** Finds the scripts that are only loaded by one section, and that section, by the id of their chunk. */
function findSections(scripts: readonly Script[], sections: readonly Script[]): Map<Chunk['id'], Script> {
  const loaders = sections.map((section) => ({section, loaded: loadedBy(section.chunk)}));
  const ofSections = new Set(sections.map(({chunk: {id}}) => id));
  // What the site's code or a page's dynamic imports load may be needed before any section is there.
  const groups = new Set(scripts.flatMap(({chunk}) => [...chunk.groupsIterable]));
  const elsewhere = new Set(
    [...groups]
      .filter((group) => !group.chunks.some(({id}) => ofSections.has(id)))
      .flatMap((group) => [...group.childrenIterable])
      .flatMap((group) => group.chunks.map(({id}) => id)),
  );
  const found = new Map<Chunk['id'], Script>();
  for (const {chunk} of scripts) {
    const [only, ...more] = loaders.filter(({loaded}) => loaded.has(chunk.id));
    if (only && more.length === 0 && !elsewhere.has(chunk.id)) {
      found.set(chunk.id, only.section);
    }
  }
  return found;
}

/** Ids of the chunks that a chunk's modules import dynamically. */
function loadedBy(chunk: Chunk): Set<Chunk['id']> {
  const groups = [...chunk.groupsIterable].flatMap((group) => [...group.childrenIterable]);
  return new Set(groups.flatMap((group) => group.chunks.map(({id}) => id)));
}

function textOf(compilation: Compilation, file: string): string {
  return String(compilation.getAsset(file)?.source.source() ?? '');
}
