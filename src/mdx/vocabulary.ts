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
   * `icon` is the name of a Phosphor icon in kebab case, `diagram` the name of a file in src/data/diagrams, and `link` a path
   * on this site or an absolute URL.
   */
  type: 'string' | 'boolean' | 'icon' | 'diagram' | 'link';
  description: string;
  required?: boolean;
  /** What happens if the prop is omitted: a value, or a few words. */
  default?: string;
  /** The allowed values; omitted if any value is. */
  values?: readonly string[];
}

/** One component that pages can use. */
export interface ComponentDefinition {
  description: string;
  props: Readonly<Record<string, PropDefinition>>;
  /** Whether the component wraps content. */
  children: boolean;
  /** The component that it must be a direct child of. */
  parent?: string;
}

/**
 * The MDX vocabulary: every component that pages in docs/ can use, with its props. The build rejects all others
 * (plugins/mdx-vocabulary), the prop types of the components are derived from it, and the page for writers
 * (/contribute/components) lists it.
 */
export const vocabulary = {
  Tabs: {
    description:
      'Alternatives, one of which is visible. With `groupId`, the reader’s choice is remembered for the whole site.',
    children: true,
    props: {
      groupId: {
        type: 'string',
        values: tabGroupNames,
        description: 'Name shared by tabs that switch together on every page: an entry of `src/data/tabGroups.ts`.',
        default: 'the tabs don’t switch with others',
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
      default: {type: 'boolean', description: 'Selects this tab first.', default: 'the first tab is selected'},
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
    description: 'A link to another page, with a title, an optional icon and, as its content, one sentence.',
    children: true,
    parent: 'Cards',
    props: {
      title: {type: 'string', description: 'Name of the page that the link opens.', required: true},
      to: {type: 'link', description: 'Path without extension, such as `/cms/intro`, or a URL.', required: true},
      icon: {type: 'icon', description: 'Icon before the title.', default: 'no icon'},
    },
  },
  Badge: {
    description: 'A plan or a state, next to a heading or a term.',
    children: false,
    props: {
      kind: {type: 'string', values: badgeKinds, description: 'An entry of `src/data/badges.ts`.', required: true},
      since: {type: 'string', description: 'Version since which it applies, such as `5.30`.', default: 'no version'},
    },
  },
  FeatureCard: {
    description: 'What a feature needs, right after the lead of its page.',
    children: false,
    props: {
      plan: {type: 'string', values: planNames, description: 'Plan of the CMS.', required: true},
      permission: {
        type: 'string',
        description: 'Role or permission needed, as the admin panel words it.',
        default: 'no row for it',
      },
      default: {
        type: 'string',
        values: activationNames,
        description: 'Whether it’s turned on in a new project.',
        required: true,
      },
      environment: {type: 'string', values: environmentNames, description: 'Where it can be used.', required: true},
    },
  },
  Steps: {description: 'Wraps one numbered list whose steps contain code or screenshots.', children: true, props: {}},
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
    description: 'An icon in running text. It’s decorative, so the words next to it have to say the same.',
    children: false,
    props: {
      name: {type: 'icon', description: 'Name of the icon in the Phosphor set.', required: true},
    },
  },
} as const satisfies Record<string, ComponentDefinition>;

export type ComponentName = keyof typeof vocabulary;

/** HTML elements that pages can use because Markdown has no syntax for them, with the allowed attributes of each. */
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
