import type {rspack as bundler} from '@docusaurus/faster';
import {parse} from 'postcss';
import {dropUnusedLayers, dropUnusedStyles, dropUnusedVariables} from './dropUnusedStyles';
import {resolveVariables} from './resolveVariables';
import {shortenVariables} from './shortenVariables';

type Compiler = Parameters<InstanceType<(typeof bundler)['DefinePlugin']>['apply']>[0];

/** Removes unused styles from the stylesheets before the bundler hashes their content. */
export class UnusedStylesPlugin {
  /**
   * @param absent - matches classes that aren't on any page, although scripts mention their names
   */
  constructor(private readonly absent: RegExp) {}

  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.rspack;
    compiler.hooks.thisCompilation.tap('unused-styles', (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: 'unused-styles', stage}, (assets) => {
        const textsOf = (end: string) =>
          Object.entries(assets).flatMap(([name, source]) =>
            name.endsWith(end) ? [{name, text: String(source.source())}] : [],
          );
        const words = new Set(textsOf('.js').flatMap(({text}) => text.match(/[\w-]+/g) ?? []));
        const byName = (a: {name: string}, b: {name: string}) => (a.name < b.name ? -1 : 1);
        const sheets = textsOf('.css')
          .sort(byName)
          .map(({name, text}) => ({name, root: parse(text)}));
        const roots = sheets.map(({root}) => root);
        roots.forEach((root) => dropUnusedStyles(root, words, this.absent));
        resolveVariables(roots, words);
        dropUnusedVariables(roots, words);
        dropUnusedLayers(roots);
        shortenVariables(roots, words);
        for (const {name, root} of sheets) {
          compilation.updateAsset(name, new sources.RawSource(root.toString()));
        }
      });
    });
  }
}
