import type {ThemeConfig} from '@docusaurus/preset-classic';

type UserThemeConfig = ThemeConfig;
export type NavbarConfig = NonNullable<UserThemeConfig['navbar']>;
export type FooterConfig = NonNullable<UserThemeConfig['footer']>;
export type AnnouncementBarConfig = NonNullable<UserThemeConfig['announcementBar']>;
