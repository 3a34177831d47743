/**
 * Placeholder for a module that the plugin writes in production builds. On the server and in development, the docs version has
 * its sidebars.
 */
import type {PropSidebars} from '@docusaurus/plugin-content-docs';

export const importSidebars: (() => Promise<{default: PropSidebars}>) | undefined = undefined;
