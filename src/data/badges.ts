/** The colors of a badge: each name has tokens for text and surface in src/css/tokens.css. */
export type BadgeTone = 'accent' | 'success' | 'warning' | 'danger';

export interface BadgeDefinition {
  /** Text of the badge. */
  label: string;
  /** What the badge says about the heading or term next to it, shown as its tooltip. */
  meaning: string;
  tone: BadgeTone;
}

/** The plans and states that a page can mark with `<Badge>`. To add a badge, add an entry here. */
export const badges = {
  growth: {label: 'Growth', meaning: 'Available with the Growth and Enterprise plans of the CMS', tone: 'accent'},
  enterprise: {label: 'Enterprise', meaning: 'Available with the Enterprise plan of the CMS', tone: 'accent'},
  new: {label: 'New', meaning: 'Added in a recent version', tone: 'success'},
  updated: {label: 'Updated', meaning: 'Changed in a recent version', tone: 'success'},
  beta: {label: 'Beta', meaning: 'Complete, but details can still change between minor versions', tone: 'warning'},
  experimental: {
    label: 'Experimental',
    meaning: 'Can change or disappear in any version: not for production',
    tone: 'warning',
  },
  'future-flag': {
    label: 'Future flag',
    meaning: 'Off until a feature flag of the configuration is on',
    tone: 'warning',
  },
  deprecated: {label: 'Deprecated', meaning: 'Still works, and will be removed in a major version', tone: 'danger'},
} as const satisfies Record<string, BadgeDefinition>;

export type BadgeKind = keyof typeof badges;
export const badgeKinds = Object.keys(badges) as unknown as readonly [BadgeKind, ...BadgeKind[]];
