/**
 * Runs before the rest of the site's code, because any of it may load something immediately, such as analytics if the reader has
 * consented.
 */
import {addFileNames, addServedNames, requestSections} from './fileNames';
import {isSlowConnection} from './isSlowConnection';
import {fileNames} from './names';

addFileNames(fileNames);
addServedNames();

/** A tap on a link leaves no time to request the names before its page, so they're requested with the first touch, such as a swipe. */
function requestAhead(): void {
  if (!isSlowConnection()) {
    requestSections().catch(() => {});
  }
}

window.addEventListener('touchstart', requestAhead, {once: true, passive: true});
