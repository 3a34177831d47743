import {useEffect, useRef, useState} from 'react';
import type {NextId} from '../../lib/queryBuilder/drafts';
import {createNextId, exampleDraft} from '../../lib/queryBuilder/drafts';
import {fromPermalink, toPermalink} from '../../lib/queryBuilder/permalink';
import type {Draft} from '../../lib/queryBuilder/types';
import {useOwnsUrl} from '../useOwnsUrl';

const prefix = '#q=';

/** How long typing has to pause before the URL is updated, in milliseconds; browsers limit how often it can change. */
const pause = 300;

interface DraftState {
  draft: Draft;
  nextId: NextId;
  change: (values: Partial<Draft>) => void;
  reset: () => void;
}

/**
 * The form's state. It starts with the permalink in the URL's fragment, otherwise with the example. Each change is written to
 * the fragment, without a history entry.
 */
export function useDraft(): DraftState {
  const [nextId] = useState(createNextId);
  const [draft, setDraft] = useState(() => readFragment(nextId) ?? exampleDraft(nextId));
  const changed = useRef(false);
  const ownsUrl = useOwnsUrl();

  useEffect(() => {
    const open = () => {
      const opened = readFragment(nextId);
      if (opened) {
        changed.current = false;
        setDraft(opened);
      }
    };
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [nextId]);

  useEffect(() => {
    if (!changed.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      if (ownsUrl()) {
        window.history.replaceState(window.history.state, '', permalinkOf(draft));
      }
    }, pause);
    return () => clearTimeout(timer);
  }, [draft, ownsUrl]);

  const update = (next: Draft) => {
    changed.current = true;
    setDraft(next);
  };
  return {
    draft,
    nextId,
    change: (values) => update({...draft, ...values}),
    reset: () => update(exampleDraft(nextId)),
  };
}

/** The URL of this page with a draft in it. */
export function permalinkOf(draft: Draft): string {
  const {origin, pathname, search} = window.location;
  return `${origin}${pathname}${search}${prefix}${toPermalink(draft)}`;
}

function readFragment(nextId: NextId): Draft | undefined {
  const {hash} = window.location;
  return hash.startsWith(prefix) ? fromPermalink(hash.slice(prefix.length), nextId) : undefined;
}
