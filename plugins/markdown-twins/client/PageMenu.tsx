import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CaretIcon from '@phosphor-icons/core/assets/regular/caret-down.svg';
import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import OpensInNewTab from '../../../src/components/OpensInNewTab';
import {twinPath} from '../../../src/lib/twinPath';
import {assistantUrl, type PageMenuData} from '../core/pageMenu';
import {copyMarkdown} from './copyMarkdown';
import styles from './PageMenu.module.css';
import {useCopy} from '../../../src/components/useCopy';

const messages = {
  none: '',
  copied: translate({id: 'pageMenu.copied', message: 'Copied'}),
  failed: translate({
    id: 'pageMenu.failed',
    message: 'Could not copy. Open the page as Markdown, and copy from there.',
  }),
};

/**
 * Menu for using a page as Markdown. It's a `details` element with links, so that it works before hydration and without
 * JavaScript; items that need JavaScript are hidden without it.
 */
export default function PageMenu({permalink}: {permalink: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  // Fixture sites without twins have no menu.
  const data = usePluginData('markdown-twins') as PageMenuData | undefined;
  const menu = useRef<HTMLDetailsElement>(null);
  const {outcome, copy} = useCopy();
  const twin = twinPath(permalink);

  useEffect(() => closeByItself(menu.current), []);

  if (!data) {
    return null;
  }
  return (
    <div className={styles.place} data-search-ignore="">
      <details ref={menu} className={styles.menu}>
        <summary className={styles.summary}>
          <Translate id="pageMenu.label">Copy page</Translate>
          <CaretIcon className={styles.icon} aria-hidden="true" focusable="false" />
        </summary>
        <ul className={styles.list}>
          <li className={styles.scripted}>
            <button type="button" className={styles.item} onClick={() => copy(() => copyMarkdown(twin))}>
              <Translate id="pageMenu.copy">Copy page as Markdown</Translate>
            </button>
          </li>
          <li>
            <a className={styles.item} href={twin}>
              <Translate id="pageMenu.view">View as Markdown</Translate>
            </a>
          </li>
          {data.assistants.map((assistant) => (
            <li key={assistant.name}>
              <a
                className={styles.item}
                href={assistantUrl(assistant, siteConfig.url + twin)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {translate(
                  {
                    id: 'pageMenu.assistant',
                    message: 'Open in {assistant}',
                    description: 'Opens the page in an assistant',
                  },
                  {assistant: assistant.name},
                )}
                <OpensInNewTab />
              </a>
            </li>
          ))}
          <li className={styles.scripted}>
            <button
              type="button"
              className={styles.item}
              onClick={() => copy(() => navigator.clipboard.writeText(JSON.stringify(data.mcp, null, 2)))}
            >
              <Translate id="pageMenu.mcp">Copy MCP configuration</Translate>
            </button>
          </li>
        </ul>
      </details>
      <span role="status" className={styles.status} data-outcome={outcome}>
        {messages[outcome]}
      </span>
    </div>
  );
}

/**
 * Closes the menu on Escape, which keeps the focus on its button, when the focus leaves it, and on a click elsewhere.
 */
function closeByItself(menu: HTMLDetailsElement | null): (() => void) | undefined {
  if (!menu) {
    return undefined;
  }
  const listening = new AbortController();
  const {signal} = listening;
  const closeUnless = (target: EventTarget | null): void => {
    if (menu.open && target instanceof Node && !menu.contains(target)) {
      menu.open = false;
    }
  };
  menu.addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Escape' && menu.open) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    },
    {signal},
  );
  menu.addEventListener('focusout', ({relatedTarget}) => closeUnless(relatedTarget), {signal});
  document.addEventListener('pointerdown', ({target}) => closeUnless(target), {signal});
  return () => listening.abort();
}
