import type {VendorScript} from '../core/types';
import {readConsent} from './consent/consent';

/** Timeout for loading a script, in milliseconds. */
const timeout = 15_000;

/**
 * Loads a third-party script. All of them are loaded here, so that none is loaded without consent.
 *
 * @param script - URL, and additional attributes of the element, such as `data-website-id`
 * @returns the element, once the script has run
 * @throws Error without consent, or if the script doesn't load in time; its element is removed in that case, so that
 *   it can be loaded again
 */
export function loadVendorScript({src, attributes = {}}: VendorScript): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    if (readConsent() !== 'granted') {
      throw new Error(`Not loaded without the reader's consent: ${src}`);
    }
    const element = document.createElement('script');
    const fail = (): void => {
      clearTimeout(timer);
      element.remove();
      reject(new Error(`Third party not loaded: ${src}`));
    };
    const timer = setTimeout(fail, timeout);
    Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
    element.src = src;
    element.async = true;
    element.addEventListener('error', fail);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(element);
    });
    document.head.append(element);
  });
}
