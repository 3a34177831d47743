interface VisualTaggingOptions {
  /** Script of the tagging tool. */
  src: string;
  /** Origins of windows that may ask for it. */
  allowedOrigins: readonly string[];
}

/** Message by which the parent window asks for the tagging tool. */
const requestType = 'visual-tagging:open';

/**
 * Loads the visual tagging tool when, and only when, an allowed parent window asks for it.
 *
 * @param options - the script, and who may ask
 * @param load - loads a script by its address
 * @returns a function that stops listening
 */
export function listenForVisualTagging(
  {src, allowedOrigins}: VisualTaggingOptions,
  load: (src: string) => void,
): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    const isRequest = (event.data as {type?: unknown} | null)?.type === requestType;
    if (
      isRequest &&
      event.source === window.parent &&
      window.parent !== window &&
      allowedOrigins.includes(event.origin)
    ) {
      window.removeEventListener('message', listener);
      load(src);
    }
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
