import type {ReactNode} from 'react';
import {badgeKinds} from '../data/badges';
import {clipNames} from '../data/clips';
import {activationNames, environmentNames, planNames} from '../data/features';
import {screenshotNames} from '../data/screenshots';
import {tabGroupNames} from '../data/tabGroups';
import {diagramNames} from '../data/diagrams/names';

/** One prop of a component that pages can use. */
export interface PropDefinition {
  /**
   * `icon` is the name of an icon of the set, in kebab case; `diagram` a file of src/data/diagrams; `link` an address of this
   * site or an absolute one.
   */
  type: 'string' | 'boolean' | 'icon' | 'diagram' | 'link';
  description: string;
  required?: boolean;
  /** What leaving the prop out means, in words or as a value. */
  default?: string;
  /** The only values the prop takes. */
  values?: readonly string[];
}

/** One component that pages can use. */
export interface ComponentDefinition {
  description: string;
  props: Readonly<Record<string, PropDefinition>>;
  /** Whether the component wraps content. */
  children: boolean;
  /** The component it must stand directly in. */
  parent?: string;
}

/**
 * The MDX vocabulary: every component of docs/ and its props. The build rejects everything else
 * (plugins/mdx-vocabulary), the components' own prop types derive from it, and the page for writers lists it.
 */
export const vocabulary = {
  Tabs: {
    description: 'Alternatives, of which the reader sees one. The choice is remembered for the whole site.',
    children: true,
    props: {
      groupId: {
        type: 'string',
        values: tabGroupNames,
        description: 'Name shared by tabs that switch together on every page: an entry of `src/data/tabGroups.ts`.',
        default: 'the tabs stand alone',
      },
    },
  },
  TabItem: {
    description: 'One alternative.',
    children: true,
    parent: 'Tabs',
    props: {
      value: {
        type: 'string',
        description: 'Name of the alternative, the same wherever the group is used.',
        required: true,
      },
      label: {type: 'string', description: 'Text of the tab.', default: 'the value'},
      default: {type: 'boolean', description: 'Selects this tab first.', default: 'the first tab is'},
    },
  },
  ApiCall: {
    description: 'A request and its response: an `http`, `graphql` or `ts run` fence, then a `json response` fence.',
    children: true,
    props: {
      title: {type: 'string', description: 'What the call does, in a few words.', default: 'no title'},
    },
  },
  Cards: {description: 'A grid of cards.', children: true, props: {}},
  Card: {
    description: 'A way onward: a title, a link and, as its content, one sentence.',
    children: true,
    parent: 'Cards',
    props: {
      title: {type: 'string', description: 'Name of what the link opens.', required: true},
      to: {type: 'link', description: 'Address without extension, such as `/cms/intro`.', required: true},
      icon: {type: 'icon', description: 'Icon before the title.', default: 'no icon'},
    },
  },
  Badge: {
    description: 'A plan or a state, beside a heading or a term.',
    children: false,
    props: {
      kind: {type: 'string', values: badgeKinds, description: 'An entry of `src/data/badges.ts`.', required: true},
      since: {type: 'string', description: 'Version from which it holds, such as `5.30`.', default: 'no version'},
    },
  },
  FeatureCard: {
    description: 'What a feature needs. The first thing on a feature page.',
    children: false,
    props: {
      plan: {type: 'string', values: planNames, description: 'Plan of the CMS.', required: true},
      permission: {
        type: 'string',
        description: 'Role or permission needed, as the admin panel words it.',
        default: 'the row is left out',
      },
      default: {
        type: 'string',
        values: activationNames,
        description: 'Whether it works in a new project as it is.',
        required: true,
      },
      environment: {type: 'string', values: environmentNames, description: 'Where it can be used.', required: true},
    },
  },
  Steps: {description: 'Wraps one numbered list whose steps hold code or screenshots.', children: true, props: {}},
  Screenshot: {
    description: 'A screenshot of the admin panel, in the color mode of the reader, taken by `npm run screenshots`.',
    children: false,
    props: {
      name: {
        type: 'string',
        values: screenshotNames,
        description: 'A screenshot in `config/screenshots`.',
        required: true,
      },
    },
  },
  Clip: {
    description:
      'A short silent clip of the admin panel that plays when the reader starts it, recorded by `npm run clips`.',
    children: false,
    props: {
      name: {type: 'string', values: clipNames, description: 'A clip of `config/clips.ts`.', required: true},
    },
  },
  Diagram: {
    description:
      'A drawing of how parts work together, with a caption and its text in words, described in `src/data/diagrams`.',
    children: false,
    props: {
      name: {type: 'diagram', values: diagramNames, description: 'A file of `src/data/diagrams`.', required: true},
    },
  },
  Icon: {
    description: 'An icon in running text. Decorative: the words beside it carry the meaning.',
    children: false,
    props: {
      name: {type: 'icon', description: 'Name of the icon in the Phosphor set.', required: true},
    },
  },
} as const satisfies Record<string, ComponentDefinition>;

export type ComponentName = keyof typeof vocabulary;

/** Raw HTML that pages can use where Markdown has no syntax, with the attributes each takes. */
export const htmlElements: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  br: [],
  dd: [],
  details: ['open', 'id'],
  dl: [],
  dt: [],
  kbd: [],
  mark: [],
  sub: [],
  summary: [],
  sup: [],
  var: [],
};

type ValueOf<Prop> = Prop extends {values: readonly (infer Value)[]}
  ? Value
  : Prop extends {type: 'boolean'}
    ? boolean
    : string;

type RequiredNames<Props> = {[Name in keyof Props]: Props[Name] extends {required: true} ? Name : never}[keyof Props];

/** Props of a component of the vocabulary, as its React component receives them. */
export type PropsOf<Name extends ComponentName, Props = (typeof vocabulary)[Name]['props']> = {
  readonly [Key in RequiredNames<Props>]: ValueOf<Props[Key]>;
} & {
  readonly [Key in Exclude<keyof Props, RequiredNames<Props>>]?: ValueOf<Props[Key]>;
} & ((typeof vocabulary)[Name]['children'] extends true ? {readonly children?: ReactNode} : unknown);
