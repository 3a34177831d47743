/** Paths of keys that can be configured, `cron.enabled`; whatever is below the last part of one is open. */
export type KeyPaths = readonly string[];

export type Primitive = string | number | boolean;

/** Default values by the path of the option. */
export type Defaults = Readonly<Record<string, Primitive>>;

export interface KnownKeys {
  /** By the name of the file in `config/`, without its extension. */
  files: Readonly<Record<string, KeyPaths>>;
  /** By the name of the middleware, `strapi::cors`. */
  middlewares: Readonly<Record<string, KeyPaths>>;
  /** Keys of `config`, by the name of the plugin. */
  plugins: Readonly<Record<string, KeyPaths>>;
  /** Names of environment variables that the packages or a new application read. */
  environment: readonly string[];
  defaults: Defaults;
}
