/** Data about a page in the docs that search engines get. */
export interface ArticlePage {
  title: string;
  description: string;
  /** Absolute URL. */
  url: string;
  /** Absolute URL of the page's image. */
  image: string;
  keywords?: readonly string[];
  /** Time of the last change in epoch milliseconds; omitted if it isn't known. */
  lastUpdatedAt?: number;
  /** Language of the page as a BCP 47 tag, such as `en`. */
  language: string;
  /** Name and URL of the site. */
  site: {name: string; url: string};
}

/**
 * @param page - a page in the docs
 * @returns the page as schema.org's TechArticle, in JSON-LD
 */
export function techArticle({
  title,
  description,
  url,
  image,
  keywords = [],
  lastUpdatedAt,
  language,
  site,
}: ArticlePage): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    image,
    inLanguage: language,
    // In the same format as the page's meta tag for keywords, so that the repetition compresses well.
    ...(keywords.length > 0 ? {keywords: keywords.join(',')} : {}),
    ...(lastUpdatedAt === undefined ? {} : {dateModified: new Date(lastUpdatedAt).toISOString().slice(0, 10)}),
    isPartOf: {'@type': 'WebSite', name: site.name, url: site.url},
    publisher: {'@type': 'Organization', name: 'Strapi', url: 'https://strapi.io'},
  };
}
