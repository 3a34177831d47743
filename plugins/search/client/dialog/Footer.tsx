import DownIcon from '@phosphor-icons/core/assets/regular/arrow-down.svg';
import EnterIcon from '@phosphor-icons/core/assets/regular/arrow-elbow-down-left.svg';
import UpIcon from '@phosphor-icons/core/assets/regular/arrow-up.svg';
import type {ReactNode} from 'react';
import {memo, useState} from 'react';
import {isSlashEnabled, setSlashEnabled} from '../slashShortcut';
import {translations} from '../translations';
import styles from './Footer.module.css';

/** The keys of the dialog, and the switch for the one that opens it. */
export const Footer = memo(function Footer(): ReactNode {
  const texts = translations.footer;
  return (
    <div className={styles.footer}>
      <span className={styles.hint}>
        <kbd className={styles.key} aria-label={texts.selectKey} role="img">
          <EnterIcon aria-hidden="true" />
        </kbd>
        {texts.select}
      </span>
      <span className={styles.hint}>
        <kbd className={styles.key} aria-label={texts.upKey} role="img">
          <UpIcon aria-hidden="true" />
        </kbd>
        <kbd className={styles.key} aria-label={texts.downKey} role="img">
          <DownIcon aria-hidden="true" />
        </kbd>
        {texts.navigate}
      </span>
      <span className={styles.hint}>
        <kbd className={styles.key} aria-label={texts.closeKey} role="img">
          {texts.escape}
        </kbd>
        {texts.close}
      </span>
      <SlashSwitch />
    </div>
  );
});

function SlashSwitch(): ReactNode {
  const [isOn, setIsOn] = useState(isSlashEnabled);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          setSlashEnabled(event.target.checked);
          // Unchanged if the browser doesn't allow storage.
          setIsOn(isSlashEnabled());
        }}
      />
      {translations.footer.slash}
    </label>
  );
}
