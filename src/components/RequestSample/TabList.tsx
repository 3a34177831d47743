import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {panelId, tabId} from '../TabIdContext';
import {moveTabFocus} from '../moveTabFocus';
import {requestGroup, type RequestTabs} from './RequestTabsContext';
import styles from './styles.module.css';

/** The forms of a request, in the header of its code block. */
export default function TabList({prefix, values, selected, select, prepare, hasFailed}: RequestTabs): ReactNode {
  return (
    <>
      <div
        role="tablist"
        aria-label={translate({
          id: 'request.form',
          message: 'Form of the request',
          description: 'Name of the tabs HTTP, cURL, JavaScript and so on',
        })}
        data-group={requestGroup}
        className={styles.list}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {values.map(({value, label}) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={tabId(prefix, value)}
            aria-controls={panelId(prefix, 'request')}
            aria-selected={selected === value}
            tabIndex={selected === value ? 0 : -1}
            className={styles.tab}
            onKeyDown={moveTabFocus}
            onClick={() => select(value)}
          >
            {label}
          </button>
        ))}
      </div>
      {hasFailed && (
        <span role="status" className={styles.failure}>
          <Translate id="request.failed">
            Couldn’t load this form. Check your network connection, then try again.
          </Translate>
        </span>
      )}
    </>
  );
}
