/** Structured data about a page of the docs, for search engines. */
export interface ArticlePage {
  title: string;
  description: string;
  /** Absolute address. */
  url: string;
  /** Absolute address of a picture. */
  image: string;
  keywords?: readonly string[];
  /** When it was last changed, in milliseconds since 1970, where that is known. */
  lastUpdatedAt?: number;
  /** Language of the page, as in BCP 47. */
  language: string;
  /** Name and address of the site. */
  site: {name: string; url: string};
}

/**
 * @param page - a page of the docs
 * @returns its description as schema.org's TechArticle, in JSON-LD
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
    // As in the page's own keywords, so that these compress to almost nothing.
    ...(keywords.length > 0 ? {keywords: keywords.join(',')} : {}),
    ...(lastUpdatedAt === undefined ? {} : {dateModified: new Date(lastUpdatedAt).toISOString().slice(0, 10)}),
    isPartOf: {'@type': 'WebSite', name: site.name, url: site.url},
    publisher: {'@type': 'Organization', name: 'Strapi', url: 'https://strapi.io'},
  };
}
