// Ejected: the date stays as the server rendered it, because formatting one is among the longest tasks at startup. The site
// doesn't show who changed a page.
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import ServedText from '../../components/ServedText';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  if (!lastUpdatedAt) {
    return null;
  }
  const date = new Date(lastUpdatedAt);
  const format = (): string =>
    new Intl.DateTimeFormat(i18n.currentLocale, {
      calendar: i18n.localeConfigs[i18n.currentLocale]?.calendar,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(date);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated"
        description="When a page was changed last"
        values={{
          date: (
            <b>
              <ServedText as="time" dateTime={date.toISOString()} itemProp="dateModified" text={format} />
            </b>
          ),
        }}
      >
        {'Last updated on {date}'}
      </Translate>
    </span>
  );
}
