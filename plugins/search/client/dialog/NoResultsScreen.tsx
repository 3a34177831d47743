import {translate} from '@docusaurus/Translate';
import NoResultsIcon from '@phosphor-icons/core/assets/regular/binoculars.svg';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useNewIssueUrl} from '../../../../src/components/useNewIssueUrl';
import {translations} from '../translations';
import styles from './Screen.module.css';

/** Maximum number of characters of the query in the title of an issue. */
const longestTitle = 120;

export function NoResultsScreen({query, onSuggest}: {query: string; onSuggest: (query: string) => void}): ReactNode {
  const shortened = query.slice(0, longestTitle);
  const report = useNewIssueUrl(`Missing search results for "${shortened}"`, {
    template: 'missing-result.yml',
    query: shortened,
  });
  const texts = translations.noResultsScreen;
  const suggestions = suggest(query);
  return (
    <div className={styles.screen}>
      <NoResultsIcon className={styles.icon} aria-hidden="true" />
      <p className={styles.title}>
        {texts.title} &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <div>
          <p className={styles.help}>{texts.suggest}</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.button} onClick={() => onSuggest(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.help}>
        {texts.report} <Link href={report}>{texts.reportLink}</Link>
      </p>
    </div>
  );
}

/** Suggests each word separately, longest first. For a single word, suggests popular topics. */
function suggest(query: string): string[] {
  const words = [...new Set(query.split(/\s+/).filter((word) => word.length > 2 && word.length < 30))];
  return words.length > 1
    ? words.sort((a, b) => b.length - a.length).slice(0, 3)
    : translate({
        id: 'search.suggestions',
        message: 'installation, REST API, deployment',
        description: 'Queries that lead where most readers want to go, between commas',
      }).split(', ');
}
