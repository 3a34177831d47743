import type {rspack as bundler} from '@docusaurus/faster';
import {dropUnusedStyles} from './dropUnusedStyles';

type Compiler = Parameters<InstanceType<(typeof bundler)['DefinePlugin']>['apply']>[0];

/** Leaves out of the stylesheets what no script needs, before the bundler names them after their content. */
export class UnusedStylesPlugin {
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
        for (const {name, text} of textsOf('.css')) {
          compilation.updateAsset(name, new sources.RawSource(dropUnusedStyles(text, words)));
        }
      });
    });
  }
}
