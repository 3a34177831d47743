import DeveloperIcon from '@phosphor-icons/core/assets/regular/brackets-curly.svg';
import EditorIcon from '@phosphor-icons/core/assets/regular/note-pencil.svg';
import OperatorIcon from '@phosphor-icons/core/assets/regular/hard-drives.svg';
import UpgradeIcon from '@phosphor-icons/core/assets/regular/arrows-clockwise.svg';
import type {HomePath} from '../../data/home';
import type {Glyph} from '../../lib/glyph';

/** The icons of the home page. */
export const icons: Readonly<Record<HomePath['icon'], Glyph>> = {
  developer: DeveloperIcon,
  editor: EditorIcon,
  operator: OperatorIcon,
  upgrade: UpgradeIcon,
};
