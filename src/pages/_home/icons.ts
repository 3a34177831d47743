import CodeIcon from '@phosphor-icons/core/assets/regular/brackets-curly.svg';
import CloudIcon from '@phosphor-icons/core/assets/regular/cloud.svg';
import CmsIcon from '@phosphor-icons/core/assets/regular/stack.svg';
import CreateIcon from '@phosphor-icons/core/assets/regular/terminal-window.svg';
import DeployIcon from '@phosphor-icons/core/assets/regular/rocket-launch.svg';
import LearnIcon from '@phosphor-icons/core/assets/regular/graduation-cap.svg';
import RelationsIcon from '@phosphor-icons/core/assets/regular/tree-structure.svg';
import type {Glyph} from '../../lib/glyph';
import type {HomeEntry} from '../../data/home';

/** The icons of the home page. */
export const icons: Readonly<Record<HomeEntry['icon'], Glyph>> = {
  cms: CmsIcon,
  cloud: CloudIcon,
  code: CodeIcon,
  create: CreateIcon,
  deploy: DeployIcon,
  learn: LearnIcon,
  relations: RelationsIcon,
};
