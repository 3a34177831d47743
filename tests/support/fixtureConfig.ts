import type {Config, PluginConfig, PresetConfig} from '@docusaurus/types';
import path from 'node:path';
import {createFrontMatterParser} from '../../plugins/front-matter';

/**
 * Differences between a fixture site's configuration and the real one. They're plain data, because they're passed to
 * the build process as JSON.
 */
export interface FixtureOverrides {
  /**
   * Merged into the real configuration: objects are merged by key, arrays and other values are replaced, and `null`
   * removes a key.
   */
  config?: Record<string, unknown>;
  /** Merged in the same way into the options of the classic preset, for example `{docs: {breadcrumbs: false}}`. */
  preset?: Record<string, unknown>;
  /**
   * Options for local plugins, by name (`plugin.name`, or the folder including plugins/), merged in the same way;
   * `false` removes the plugin. Redirects have no rules unless they're set here.
   */
  plugins?: Record<string, Record<string, unknown> | false>;
}

/**
 * Creates the configuration of a fixture site from the real one.
 *
 * @param base - the real configuration
 * @param siteDir - absolute path of the fixture site
 * @param overrides - the differences
 */
export function createFixtureConfig(base: Config, siteDir: string, overrides: FixtureOverrides): Config {
  const root = path.resolve(__dirname, '../..');
  const shared: Config = {
    ...base,
    staticDirectories: [path.relative(siteDir, path.join(root, 'static')), 'static'],
    markdown: {...base.markdown, parseFrontMatter: createFrontMatterParser(path.join(siteDir, 'docs'))},
    presets: (base.presets as PresetConfig[]).map((preset) =>
      overridePreset(
        overridePreset(preset, {docs: {sidebarPath: path.relative(siteDir, path.join(root, 'sidebars.ts'))}}),
        overrides.preset ?? {},
      ),
    ),
    plugins: ((base.plugins ?? []) as PluginConfig[]).flatMap((plugin) =>
      overridePlugin(plugin, merge(withoutPages, overrides.plugins ?? {}) as typeof withoutPages),
    ),
  };
  return merge(shared, overrides.config ?? {}) as Config;
}

/**
 * Redirects, the feed of what's new, and the phrases that readers type are about pages of the real site, which fixture
 * sites don't have.
 */
const withoutPages: NonNullable<FixtureOverrides['plugins']> = {
  'plugins/redirects': {rules: []},
  'plugins/feeds': {whatsNewDates: null},
  'plugins/search': {asked: null},
};

function overridePreset(preset: PresetConfig, overrides: Record<string, unknown>): PresetConfig {
  return Array.isArray(preset) && typeof preset[0] === 'string'
    ? [preset[0], merge(preset[1], overrides) as Record<string, unknown>]
    : preset;
}

function overridePlugin(plugin: PluginConfig, overrides: NonNullable<FixtureOverrides['plugins']>): PluginConfig[] {
  const [module, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
  const name = Object.keys(overrides).find((candidate) => pluginName(module).includes(candidate));
  const override = name === undefined ? undefined : overrides[name];
  if (override === undefined || module === null || module === false) {
    return [plugin];
  }
  return override === false ? [] : [[module, merge(options, override)] as PluginConfig];
}

function pluginName(module: unknown): string {
  return typeof module === 'function' ? module.name : String(module);
}

function merge(base: unknown, overrides: unknown): unknown {
  if (!isPlainObject(base) || !isPlainObject(overrides)) {
    return overrides;
  }
  const keys = Object.keys({...base, ...overrides}).filter((key) => overrides[key] !== null);
  return Object.fromEntries(
    keys.map((key) => [key, key in overrides ? merge(base[key], overrides[key]) : base[key]] as const),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
