import type {BadgeKind} from './badges';

export interface PlanDefinition {
  /** Text of the row "Plan" in the feature card. */
  label: string;
  /** Badge shown after the text. */
  badge?: BadgeKind;
}

/** Plans of the CMS that a feature can need. */
export const plans = {
  free: {label: 'Every plan, the free one included'},
  growth: {label: 'Growth and Enterprise plans', badge: 'growth'},
  enterprise: {label: 'Enterprise plan', badge: 'enterprise'},
} as const satisfies Record<string, PlanDefinition>;

/** Whether a feature is turned on in a new project. */
export const activations = {
  on: 'On in a new project',
  off: 'Off until it is turned on',
  plugin: 'Comes with a plugin to install',
} as const;

/** Where a feature can be used. */
export const environments = {
  all: 'Development and production',
  development: 'Development only',
} as const;

type NonEmpty<T> = readonly [T, ...T[]];
export const planNames = Object.keys(plans) as unknown as NonEmpty<keyof typeof plans>;
export const activationNames = Object.keys(activations) as unknown as NonEmpty<keyof typeof activations>;
export const environmentNames = Object.keys(environments) as unknown as NonEmpty<keyof typeof environments>;
