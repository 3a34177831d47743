import type {ThemeConfig} from '@docusaurus/preset-classic';

export type NavbarConfig = NonNullable<ThemeConfig['navbar']>;
export type FooterConfig = NonNullable<ThemeConfig['footer']>;
export type AnnouncementBarConfig = NonNullable<ThemeConfig['announcementBar']>;
