/** Replaces theme-common's utils/storageUtils (see ../index.ts), with the same exports. */
import SiteStorage from '@generated/site-storage';
import {useCallback, useState, useSyncExternalStore} from 'react';

type StorageName = (typeof SiteStorage)['type'];
type OnChange = (event: StorageEvent) => void;

/** Access to one key. */
interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
  /** @returns a function that stops listening */
  listen: (onChange: OnChange) => () => void;
}

interface SlotOptions {
  /** By default, the site's storage; `none` stores nothing. */
  persistence?: StorageName | 'none';
}

const noSlot: StorageSlot = {get: () => null, set: () => {}, del: () => {}, listen: () => () => {}};

/** Values that couldn't be stored, by storage and key; `null` for a value that couldn't be removed. */
const unstored = new Map<string, string | null>();

const listeners = new Map<string, Set<OnChange>>();

let hasWarned = false;

function warnOnce(error: unknown): void {
  if (!hasWarned) {
    hasWarned = true;
    // eslint-disable-next-line no-console -- a promise of the site: anyone who wonders why nothing is kept finds it here
    console.warn('The browser storage is not available or full: what you choose here lasts until you leave.', error);
  }
}

/**
 * @param name - of the key, without the site's namespace
 * @param options - where it's stored
 * @returns access to the key that never throws; values that can't be stored last for the page view
 */
export function createStorageSlot(name: string, options?: SlotOptions): StorageSlot {
  const storageName = options?.persistence ?? SiteStorage.type;
  if (storageName === 'none') {
    return noSlot;
  }
  const key = name + SiteStorage.namespace;
  const id = `${storageName} ${key}`;

  const get = (): string | null => {
    const value = unstored.get(id);
    if (value !== undefined) {
      return value;
    }
    try {
      return window[storageName].getItem(key);
    } catch (error) {
      warnOnce(error);
      return null;
    }
  };

  const change = (newValue: string | null): void => {
    const oldValue = get();
    try {
      if (newValue === null) {
        window[storageName].removeItem(key);
      } else {
        window[storageName].setItem(key, newValue);
      }
      unstored.delete(id);
    } catch (error) {
      warnOnce(error);
      unstored.set(id, newValue);
    }
    if (oldValue !== newValue) {
      // The browser only notifies other tabs.
      const event = new StorageEvent('storage', {key, oldValue, newValue, url: window.location.href});
      [...(listeners.get(id) ?? [])].forEach((onChange) => onChange(event));
    }
  };

  const listen = (onChange: OnChange): (() => void) => {
    const own = listeners.get(id) ?? new Set();
    listeners.set(id, own.add(onChange));
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key && event.storageArea === findStorage(storageName)) {
        unstored.delete(id);
        onChange(event);
      }
    };
    window.addEventListener('storage', onStorage);
    return () => {
      own.delete(onChange);
      window.removeEventListener('storage', onStorage);
    };
  };

  return {get, set: change, del: () => change(null), listen};
}

function findStorage(name: StorageName): Storage | null {
  try {
    return window[name];
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

/**
 * The value of a key as React state.
 *
 * @param name - of the key; `null` for no key, whose value is `null`
 * @param options - where it's stored
 * @returns the value, and the slot to change it with
 */
export function useStorageSlot(name: string | null, options?: SlotOptions): [string | null, StorageSlot] {
  const [slot] = useState(() => (name === null ? noSlot : createStorageSlot(name, options)));
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  const value = useSyncExternalStore(
    listen,
    () => slot.get(),
    () => null,
  );
  return [value, slot];
}

/**
 * @param name - of the storage; by default the site's
 * @returns the keys in a storage; none if it can't be read
 */
export function listStorageKeys(name: StorageName | 'none' = SiteStorage.type): string[] {
  const storage = name === 'none' ? null : findStorage(name);
  try {
    return storage ? Object.keys(storage) : [];
  } catch (error) {
    warnOnce(error);
    return [];
  }
}
