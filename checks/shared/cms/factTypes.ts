import type {Primitive} from './keyTypes';

export type ValueKind = 'string' | 'number' | 'boolean' | 'list' | 'object' | 'function';

/** Known facts about an option. Missing properties are unknown. */
export interface Fact {
  /** Kinds of values it takes. */
  kinds?: readonly ValueKind[];
  /** The only strings it takes, if they're limited. */
  values?: readonly string[];
  required?: boolean;
  /** Whether it takes keys that aren't listed. */
  isOpen?: boolean;
  /** Its default; several if it depends on something, such as the database. */
  defaults?: readonly Primitive[];
  /** Fallback values in code for something of this name; if there are any, its default is one of them. */
  fallbacks?: readonly Primitive[];
}

export type Facts = Readonly<Record<string, Fact>>;
