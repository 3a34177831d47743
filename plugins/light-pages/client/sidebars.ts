/**
 * Stands in for the module that the plugin writes for a production build: on the server, and while pages are edited, the
 * docs version has its sidebars.
 */
import type {PropSidebars} from '@docusaurus/plugin-content-docs';

export const importSidebars: (() => Promise<{default: PropSidebars}>) | undefined = undefined;
