import type {ThemeConfig} from '@docusaurus/preset-classic';

type UserThemeConfig = ThemeConfig;
export type NavbarConfig = NonNullable<UserThemeConfig['navbar']>;
export type FooterConfig = NonNullable<UserThemeConfig['footer']>;
export type AnnouncementBarConfig = NonNullable<UserThemeConfig['announcementBar']>;

/** Response headers for the paths that match: exactly, or with a final `*` by what comes before it. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}
