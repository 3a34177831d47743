import type {AnnouncementBarConfig} from './types';
import {site} from './site';

const feedback = `${site.newIssue}?title=${encodeURIComponent('Feedback on the experimental documentation')}`;

/** A link that opens a new tab, and says so. The announcement is HTML, so it can't use the theme's links. */
function externalLink(href: string, text: string): string {
  return `<a href="${href}" target="_blank" rel="noopener noreferrer" aria-label="${text} (opens in new tab)">${text}</a>`;
}

export const announcement: AnnouncementBarConfig = {
  id: 'experimental-docs-2026',
  content: `Try the ${externalLink('https://docs-next.strapi.io', 'experimental documentation')} with AI and search tools, and ${externalLink(feedback, 'tell us what you think')}.`,
  isCloseable: true,
};
