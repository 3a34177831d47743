import {onCLS, onFCP, onINP, onLCP, onTTFB} from 'web-vitals';
import type {Metric} from 'web-vitals';
import type {Emit} from './types';

/**
 * Collects Core Web Vitals, and emits one `web_vital` event for each when the page is hidden. Ratings are those of the
 * web-vitals library: LCP 2500/4000 ms, FCP 1800/3000 ms, INP 200/500 ms, CLS 0.1/0.25, TTFB 800/1800 ms.
 *
 * @param emit - receives the events
 * @returns a function that emits what has been collected but not emitted yet; call it when the page is hidden
 */
export function collectVitals(emit: Emit): () => void {
  const latest = new Map<string, Metric>();
  const keep = (metric: Metric) => latest.set(metric.name, metric);
  const options = {reportAllChanges: true};
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(keep, options));
  return () => {
    latest.forEach(({name, value, rating}) => emit('web_vital', {metric: name, value, rating}));
    latest.clear();
  };
}
