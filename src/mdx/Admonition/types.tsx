import Translate from '@docusaurus/Translate';
import Danger from '@phosphor-icons/core/assets/regular/fire.svg';
import Info from '@phosphor-icons/core/assets/regular/info.svg';
import Tip from '@phosphor-icons/core/assets/regular/lightbulb.svg';
import Prerequisites from '@phosphor-icons/core/assets/regular/list-checks.svg';
import Note from '@phosphor-icons/core/assets/regular/note-pencil.svg';
import Warning from '@phosphor-icons/core/assets/regular/warning.svg';
import type {ReactNode} from 'react';
import type {admonitions} from '../../data/admonitions';
import type {Glyph} from '../../lib/glyph';

export type AdmonitionType = (typeof admonitions)[number];

interface TypeOfAdmonition {
  Icon: Glyph;
  /** Title of admonitions without their own. */
  Label: () => ReactNode;
}

/** Icon and title of each admonition type. The titles have the ids and texts of the theme, which has translations for them. */
export const admonitionTypes: Readonly<Record<AdmonitionType, TypeOfAdmonition>> = {
  note: {
    Icon: Note,
    Label: () => (
      <Translate id="theme.admonition.note" description="The default label used for the Note admonition (:::note)">
        note
      </Translate>
    ),
  },
  tip: {
    Icon: Tip,
    Label: () => (
      <Translate id="theme.admonition.tip" description="The default label used for the Tip admonition (:::tip)">
        tip
      </Translate>
    ),
  },
  info: {
    Icon: Info,
    Label: () => (
      <Translate id="theme.admonition.info" description="The default label used for the Info admonition (:::info)">
        info
      </Translate>
    ),
  },
  warning: {
    Icon: Warning,
    Label: () => (
      <Translate
        id="theme.admonition.warning"
        description="The default label used for the Warning admonition (:::warning)"
      >
        warning
      </Translate>
    ),
  },
  danger: {
    Icon: Danger,
    Label: () => (
      <Translate
        id="theme.admonition.danger"
        description="The default label used for the Danger admonition (:::danger)"
      >
        danger
      </Translate>
    ),
  },
  prerequisites: {
    Icon: Prerequisites,
    Label: () => (
      <Translate
        id="admonition.prerequisites"
        description="The default label used for the prerequisites admonition (:::prerequisites)"
      >
        Prerequisites
      </Translate>
    ),
  },
};
