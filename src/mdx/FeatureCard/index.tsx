import {translate} from '@docusaurus/Translate';
import ActivationIcon from '@phosphor-icons/core/assets/regular/power.svg';
import EnvironmentIcon from '@phosphor-icons/core/assets/regular/laptop.svg';
import PermissionIcon from '@phosphor-icons/core/assets/regular/key.svg';
import PlanIcon from '@phosphor-icons/core/assets/regular/stack.svg';
import type {ReactNode} from 'react';
import type {PlanDefinition} from '../../data/features';
import {translateData} from '../../components/translateData';
import {activations, environments, plans} from '../../data/features';
import Badge from '../Badge';
import type {Glyph} from '../../lib/glyph';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** What a feature requires: plan, role or permission, whether it's turned on in a new project, and where it can be used. */
export default function FeatureCard({
  plan,
  permission,
  default: activation,
  environment,
}: PropsOf<'FeatureCard'>): ReactNode {
  const {label, badge}: PlanDefinition = plans[plan];
  return (
    <dl className={styles.card}>
      <Row glyph={PlanIcon} term={translate({id: 'feature.plan', message: 'Plan'})}>
        {translateData(`plans.${plan}`, label)}{' '}
        {badge && (
          // The badge repeats the label, so it's not indexed for search.
          <span data-search-ignore="">
            <Badge kind={badge} />
          </span>
        )}
      </Row>
      {permission && (
        <Row glyph={PermissionIcon} term={translate({id: 'feature.permission', message: 'Role or permission'})}>
          {permission}
        </Row>
      )}
      <Row
        glyph={ActivationIcon}
        term={translate({id: 'feature.activation', message: 'Activation', description: 'Whether a feature is on'})}
      >
        {translateData(`activations.${activation}`, activations[activation])}
      </Row>
      <Row
        glyph={EnvironmentIcon}
        term={translate({
          id: 'feature.environment',
          message: 'Environment',
          description: 'Where a feature can be used',
        })}
      >
        {translateData(`environments.${environment}`, environments[environment])}
      </Row>
    </dl>
  );
}

function Row({glyph: Icon, term, children}: {glyph: Glyph; term: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt className={styles.term}>
        <Icon className={styles.icon} aria-hidden="true" focusable="false" />
        {term}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
