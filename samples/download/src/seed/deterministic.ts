import type { Core } from '@strapi/strapi';
import crypto from 'crypto';

/** The ids of the documentation's samples. Only ids: times are those of the reader's clock. */
let nextDocumentId: string | undefined;

/** Derives a document id, 24 characters that begin with a letter, from any text. */
export function documentIdOf(text: string): string {
  const digest = crypto.createHash('sha256').update(text).digest();
  const digits = BigInt(`0x${digest.toString('hex')}`).toString(36).padStart(24, '0').slice(-23);
  return `${'abcdefghijklmnopqrstuvwxyz'[digest[0] % 26]}${digits}`;
}

/** Sets the document id that the next created document gets. */
export function useDocumentId(id: string): void {
  nextDocumentId = id;
}

/** Gives documents the ids that were set for them, until the returned function is called. */
export function useIdsOf(strapi: Core.Strapi): () => void {
  return strapi.db.lifecycles.subscribe({
    beforeCreate({ model, params }) {
      // Components are created first, and have no document id.
      const hasDocumentId = 'documentId' in model.attributes;
      if (nextDocumentId && hasDocumentId && params.data.documentId === undefined) {
        params.data.documentId = nextDocumentId;
        nextDocumentId = undefined;
      }
    },
  }) as () => void;
}

export function startSeeding(): void {
  nextDocumentId = undefined;
}

export async function later(action: () => Promise<unknown>): Promise<void> {
  await action();
}
