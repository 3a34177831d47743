interface VisualTaggingOptions {
  /** Script of the tagging tool. */
  src: string;
  /** Origins of parent windows that may request it. */
  allowedOrigins: readonly string[];
}

/** Type of the message with which the parent window requests the tagging tool. */
const requestType = 'visual-tagging:open';

/**
 * Loads the visual tagging tool, but only if an allowed parent window requests it.
 *
 * @param options - the script, and the allowed origins
 * @param load - loads a script by its URL
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
