import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import ApiCall from './ApiCall';
import Badge from './Badge';
import Card from './Card';
import Cards from './Cards';
import Clip from './Clip';
import Diagram from './Diagram';
import FeatureCard from './FeatureCard';
import Icon from './Icon';
import Screenshot from './Screenshot';
import Steps from './Steps';
import type {ComponentName, PropsOf} from './vocabulary';

type Registry = {readonly [Name in Exclude<ComponentName, 'Tabs' | 'TabItem'>]: (props: PropsOf<Name>) => ReactNode} & {
  readonly Tabs: typeof Tabs;
  readonly TabItem: typeof TabItem;
};

/** The one registry of what pages can use: a component for every name of the vocabulary. */
export const components: Registry = {
  ApiCall,
  Badge,
  Card,
  Cards,
  Clip,
  Diagram,
  FeatureCard,
  Icon,
  Screenshot,
  Steps,
  TabItem,
  Tabs,
};
