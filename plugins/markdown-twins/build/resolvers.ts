import type {PhrasingContent, RootContent} from 'mdast';
import {badges, type BadgeDefinition, type BadgeKind} from '../../../src/data/badges';
import {clips, type ClipName} from '../../../src/data/clips';
import {cloudPlans} from '../../../src/data/cloudPlans';
import {activations, environments, plans} from '../../../src/data/features';
import {changeAreas} from '../../../src/data/migration';
import {screenshots, type ScreenshotName} from '../../../src/data/screenshots';
import {joinNames} from '../../../src/lib/joinNames';
import {longDate} from '../../../src/lib/longDate';
import {
  vocabulary,
  type ComponentDefinition,
  type ComponentName,
  type PropDefinition,
} from '../../../src/mdx/vocabulary';
import type {Resolver} from '../core/types';
import {bulletList, link, orderedList, paragraph, propOf, strong, table, text, textWithCode} from './nodes';

/**
 * The plain Markdown form of every MDX component (src/mdx/vocabulary.ts). The type requires one for each new component.
 */
const vocabularyResolvers: Readonly<Record<ComponentName, Resolver>> = {
  ApiCall: (element, {resolveChildren}) => {
    const title = propOf(element, 'title');
    return [...(title ? [paragraph(strong(text(title)))] : []), ...resolveChildren(element)];
  },
  Badge: (element) => [text(badgeText(propOf(element, 'kind') as BadgeKind, propOf(element, 'since')))],
  Card: (element, {toAbsolute, resolveChildren}) => [
    paragraph(link(toAbsolute(propOf(element, 'to')), propOf(element, 'title'))),
    ...resolveChildren(element),
  ],
  Cards: (element, context) => [
    bulletList(
      element.children
        .filter((child) => 'name' in child && child.name === 'Card')
        .map((card) => resolvers.Card?.(card as typeof element, context) ?? []),
    ),
  ],
  Clip: (element, {toAbsolute}) => {
    const name = propOf(element, 'name') as ClipName;
    return [paragraph(link(toAbsolute(`/img/admin/clips/${name}.webm`), clips[name].label))];
  },
  // The text alternative says everything that the drawing does.
  Diagram: (element, {diagrams}) => {
    const diagram = diagrams.get(propOf(element, 'name'));
    return diagram
      ? [
          paragraph(...textWithCode(diagram.caption)),
          paragraph(strong(text('This diagram in words'))),
          orderedList(diagram.inWords.map((sentence) => [paragraph(...textWithCode(sentence))])),
        ]
      : [];
  },
  FeatureCard: (element) => {
    const permission = propOf(element, 'permission');
    const facts: [string, string][] = [
      ['Plan', plans[propOf(element, 'plan') as keyof typeof plans].label],
      ...(permission ? [['Role or permission', permission] as [string, string]] : []),
      ['Activation', activations[propOf(element, 'default') as keyof typeof activations]],
      ['Environment', environments[propOf(element, 'environment') as keyof typeof environments]],
    ];
    return [bulletList(facts.map(([term, value]) => [paragraph(strong(text(term)), text(`: ${value}`))]))];
  },
  // Icons are decorative; the text next to them carries the meaning.
  Icon: () => [],
  Screenshot: (element, {toAbsolute}) => {
    const name = propOf(element, 'name') as ScreenshotName;
    const {alt} = screenshots[name];
    return [paragraph({type: 'image', url: toAbsolute(`/img/admin/${name}-light.webp`), alt})];
  },
  Steps: (element, {resolveChildren}) => resolveChildren(element),
  TabItem: (element, {resolveChildren}) => [
    paragraph(strong(text(propOf(element, 'label') || propOf(element, 'value')))),
    ...resolveChildren(element),
  ],
  Tabs: (element, {resolveChildren}) => resolveChildren(element),
};

/**
 * Components that pages import from src/components, by their exported name (a default export has the name of its
 * folder).
 */
const importedResolvers: Readonly<Record<string, Resolver>> = {
  BreakingChanges: (_element, {breakingChanges, toAbsolute}) =>
    Object.entries(changeAreas).flatMap(([area, label]): RootContent[] => {
      const changes = breakingChanges.filter((change) => change.area === area);
      const items = changes.map(({permalink, title, description, codemods, affectsPlugins}) => [
        paragraph(link(toAbsolute(permalink), title)),
        paragraph(text(description)),
        paragraph(
          text(codemods.length > 0 ? 'Codemod: ' : 'By hand'),
          ...commaSeparated(codemods.map((name) => [{type: 'inlineCode', value: name}])),
          text(affectsPlugins ? ' · affects plugins' : ''),
        ),
      ]);
      return items.length > 0 ? [{type: 'heading', depth: 3, children: [text(label)]}, bulletList(items)] : [];
    }),
  CloudPlanNames: () => [text(`${joinNames(cloudPlans.names)} (as of ${longDate(cloudPlans.asOf)})`)],
  CloudPlans: () => {
    const {measures, names, pricingPage, asOf} = cloudPlans;
    const rows = measures.map(({name, included, beyond}) => [name, ...included, beyond]);
    return [
      table(
        [['Limit or feature', ...names, 'If you need more'], ...rows].map((cells) => cells.map((cell) => [text(cell)])),
      ),
      paragraph(
        text(`These limits and prices are as of ${longDate(asOf)}. For the current ones, see the `),
        link(pricingPage, 'pricing page'),
        text('.'),
      ),
      bulletList(measures.map(({name, meaning}) => [paragraph(strong(text(`${name}:`)), text(` ${meaning}`))])),
    ];
  },
  PropsTable: (element) => propsTable(propOf(element, 'component') as ComponentName),
  // The text that the page shows instead of the form without JavaScript.
  QueryBuilder: () => [
    paragraph(text('The form needs JavaScript. Without it, the example below shows how a query is written by hand.')),
  ],
};

/** Resolvers of all components that pages use, by name. */
export const resolvers: Readonly<Record<string, Resolver | undefined>> = {
  ...vocabularyResolvers,
  ...importedResolvers,
};

function badgeText(kind: BadgeKind, since: string): string {
  const {label}: BadgeDefinition = badges[kind];
  return since ? `(${label} ${since})` : `(${label})`;
}

function commaSeparated(groups: readonly PhrasingContent[][]): PhrasingContent[] {
  return groups.flatMap((nodes, index) => (index > 0 ? [text(', '), ...nodes] : nodes));
}

const typeNames: Readonly<Record<PropDefinition['type'], string>> = {
  string: 'text',
  boolean: 'on or off',
  icon: 'icon name',
  diagram: 'diagram name',
  link: 'path or URL',
};

function propsTable(name: ComponentName): RootContent[] {
  const {description, props, parent, children}: ComponentDefinition = vocabulary[name];
  const rows = Object.entries(props).map(
    ([prop, {values, type, required, default: fallback = '', description: what}]) => [
      [{type: 'inlineCode' as const, value: prop}],
      values ? commaSeparated(values.map((value) => [{type: 'inlineCode', value}])) : [text(typeNames[type])],
      [text(required ? 'required' : fallback)],
      textWithCode(what),
    ],
  );
  const heading = ['Prop', 'Value', 'If omitted', 'Description'].map((cell) => [text(cell)]);
  return [
    paragraph(
      ...textWithCode(description),
      ...(parent ? textWithCode(` Must be directly inside \`${parent}\`.`) : []),
      ...(children ? [] : [text(' Takes no content.')]),
      ...(rows.length === 0 ? [text(' Has no props.')] : []),
    ),
    ...(rows.length > 0 ? [table([heading, ...rows])] : []),
  ];
}
