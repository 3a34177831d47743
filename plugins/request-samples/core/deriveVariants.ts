import {format} from 'prettier';
import {parseRequest} from './parseRequest';
import {showPlaceholders} from './placeholders';
import {toCurl} from './toCurl';
import {toFetch} from './toFetch';
import {toGraphql} from './toGraphql';
import {toStrapiClient} from './toStrapiClient';
import type {ContentTypeNames, RequestFence, RequestLanguage, Variant} from './types';

/** Formats JavaScript like the other samples, but narrow enough that a phone shows most of a line. */
const formatOptions = {parser: 'babel', singleQuote: true, printWidth: 80, trailingComma: 'es5'} as const;

type Texts = Readonly<Record<RequestLanguage, string | undefined>>;

/**
 * Derives the other forms of a request, in the order of their tabs.
 *
 * @throws Error if the text isn't a request (`parseRequest`)
 */
export async function deriveVariants(fence: RequestFence, types: ContentTypeNames): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const [language, text] of Object.entries(textsOf(fence, types)) as Array<
    [RequestLanguage, string | undefined]
  >) {
    if (text !== undefined) {
      const isCode = language === 'js' || language === 'client';
      variants.push({language, text: isCode ? (await format(text, formatOptions)).trim() : text});
    }
  }
  return variants;
}

/** The languages of the forms that {@link deriveVariants} derives. */
export function languagesOf(fence: RequestFence, types: ContentTypeNames): RequestLanguage[] {
  const texts = textsOf(fence, types);
  return (Object.keys(texts) as RequestLanguage[]).filter((language) => texts[language] !== undefined);
}

function textsOf({text, status, body}: RequestFence, types: ContentTypeNames): Texts {
  const request = parseRequest(showPlaceholders(text));
  return {
    curl: toCurl(request),
    js: toFetch(request, body),
    // The client throws on an error response, so it wouldn't return what the page shows.
    client: status < 400 ? toStrapiClient(request, types) : undefined,
    graphql: toGraphql(request),
  };
}
