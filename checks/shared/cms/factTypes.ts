import type {Primitive} from './keyTypes';

export type ValueKind = 'string' | 'number' | 'boolean' | 'list' | 'object' | 'function';

/** What is known of an option. What is left out isn't known. */
export interface Fact {
  /** Kinds of values it takes. */
  kinds?: readonly ValueKind[];
  /** The only texts it takes, when it takes no others. */
  values?: readonly string[];
  required?: boolean;
  /** Whether it takes keys that nobody lists. */
  isOpen?: boolean;
  /** Its default; several when it depends on something, such as the database. */
  defaults?: readonly Primitive[];
  /** Values that the code takes for something of this name when there is none: if any, its default is one of them. */
  fallbacks?: readonly Primitive[];
}

export type Facts = Readonly<Record<string, Fact>>;
