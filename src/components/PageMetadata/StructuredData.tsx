import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {scriptJson} from '../../lib/scriptJson';
import {techArticle} from '../../lib/structuredData';

/**
 * Tells search engines that the page is an article. The breadcrumbs have their own structured data.
 *
 * @param image - path or URL of the page's image
 */
export default function StructuredData({image}: {image: string}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {siteConfig, i18n} = useDocusaurusContext();
  const article = techArticle({
    title: metadata.title,
    description: metadata.description,
    url: siteConfig.url + metadata.permalink,
    image: new URL(image, `${siteConfig.url}/`).href,
    keywords: frontMatter.keywords,
    lastUpdatedAt: metadata.lastUpdatedAt ?? undefined,
    language: i18n.currentLocale,
    site: {name: siteConfig.title, url: siteConfig.url},
  });
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(article)}</script>
    </Head>
  );
}
