import type {Plugin} from '@docusaurus/types';

/**
 * For a plugin's `configureWebpack`: puts a module of ours in the place of one of Docusaurus's, in the browser. For what
 * can be neither configured nor swizzled.
 *
 * @param upstream - absolute path of the module that is replaced
 * @param replacement - absolute path of a module with the same exports
 */
export function replaceClientModule(upstream: string, replacement: string): NonNullable<Plugin['configureWebpack']> {
  return (_config, isServer, {currentBundler}) => {
    if (isServer) {
      return {};
    }
    const {NormalModuleReplacementPlugin} = currentBundler.instance;
    return {plugins: [new NormalModuleReplacementPlugin(exactly(upstream), replacement)]};
  };
}

function exactly(file: string): RegExp {
  return new RegExp(`^${file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}
