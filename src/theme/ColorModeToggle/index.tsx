// Ejected: the served HTML names the current mode (stock says "system mode" until it's hydrated, although the system's
// preference isn't followed), it works before hydration, and the icons show the mode rather than the choice.
import {type ColorMode, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Moon from '@phosphor-icons/core/assets/regular/moon.svg';
import Sun from '@phosphor-icons/core/assets/regular/sun.svg';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function modeLabel(mode: ColorMode): string {
  return mode === 'dark'
    ? translate({
        message: 'dark mode',
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        description: 'The name for the dark color mode',
      })
    : translate({
        message: 'light mode',
        id: 'theme.colorToggle.ariaLabel.mode.light',
        description: 'The name for the light color mode',
      });
}

export default function ColorModeToggle({className, buttonClassName, value, onChange}: Props): ReactNode {
  const {defaultMode} = useThemeConfig().colorMode;
  const mode = value ?? defaultMode;
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.toggle, buttonClassName)}
        // Makes clicks before hydration work (plugins/before-hydration).
        data-color-mode={mode}
        aria-label={translate(
          {
            message: 'Switch between dark and light mode (currently {mode})',
            id: 'theme.colorToggle.ariaLabel',
            description: 'The ARIA label for the color mode toggle',
          },
          {mode: modeLabel(mode)},
        )}
        onClick={() => onChange(mode === 'dark' ? 'light' : 'dark')}
      >
        <Sun aria-hidden="true" className={clsx(styles.icon, styles.sun)} />
        <Moon aria-hidden="true" className={clsx(styles.icon, styles.moon)} />
      </button>
    </div>
  );
}
