import type {TranslationFileContent} from '@docusaurus/types';
import type {GroupOptions} from '../core/regroup';

/** @returns the translatable names of result groups, by configured name */
export function groupMessages({topLevels, fallback}: GroupOptions): TranslationFileContent {
  const labels = [...topLevels.map(({label}) => label), fallback];
  return Object.fromEntries(labels.map((message) => [message, {message}]));
}

/**
 * @param groups - as configured
 * @param messages - the translations of {@link groupMessages}
 * @returns the groups with names in the site's language; untranslated names stay unchanged
 */
export function translateGroups(groups: GroupOptions, messages: TranslationFileContent): GroupOptions {
  const translate = (label: string): string => messages[label]?.message ?? label;
  return {
    ...groups,
    topLevels: groups.topLevels.map((level) => ({...level, label: translate(level.label)})),
    fallback: translate(groups.fallback),
  };
}
