import {useCallback, useEffect, useState} from 'react';

/** Forms of each request of a page, by request key and language. */
type Forms = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** By URL, which all requests of a page share. */
const fetched = new Map<string, Promise<Forms>>();

function fetchForms(source: string): Promise<Forms> {
  const known = fetched.get(source);
  if (known) {
    return known;
  }
  const promise = fetch(source).then((response) => {
    if (!response.ok) {
      throw new Error(`${source}: ${response.status}`);
    }
    // No schema, because this site's build wrote the file, and zod is larger than the forms.
    return response.json() as Promise<Forms>;
  });
  fetched.set(source, promise);
  promise.catch(() => fetched.delete(source));
  return promise;
}

/**
 * @param source - URL of the page's data
 * @param isWanted - whether to fetch it now
 * @returns the forms once they're loaded; `prepare` fetches them in advance, or again after a failure
 */
export function useForms(
  source: string,
  isWanted: boolean,
): {forms: Forms | undefined; prepare: () => void; hasFailed: boolean} {
  const [forms, setForms] = useState<Forms>();
  const [hasFailed, setHasFailed] = useState(false);

  const prepare = useCallback(() => {
    setHasFailed(false);
    void fetchForms(source).then(setForms, () => setHasFailed(true));
  }, [source]);

  useEffect(() => {
    if (isWanted) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only changes anything after a failure
      prepare();
    }
  }, [isWanted, prepare]);

  return {forms, prepare, hasFailed};
}
