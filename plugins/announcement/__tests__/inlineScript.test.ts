import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {announcementScript} from '../inlineScript';

function run(script: string, stored: Record<string, string>, storageName = 'localStorage'): Record<string, string> {
  const attributes: Record<string, string> = {};
  runInNewContext(script, {
    window: {[storageName]: {getItem: (key: string) => stored[key] ?? null}},
    document: {documentElement: {setAttribute: (name: string, value: string) => (attributes[name] = value)}},
  });
  return attributes;
}

const dismissed = {'data-announcement': 'dismissed'};

describe('announcementScript', () => {
  const script = announcementScript('spring', {type: 'localStorage', namespace: '-abc'});

  it('marks the page when this announcement was dismissed', () => {
    const stored = {'docusaurus.announcement.id-abc': 'spring', 'docusaurus.announcement.dismiss-abc': 'true'};
    expect(run(script, stored)).toEqual(dismissed);
  });

  it('does nothing if another announcement was dismissed, or none', () => {
    const older = {'docusaurus.announcement.id-abc': 'winter', 'docusaurus.announcement.dismiss-abc': 'true'};
    const open = {'docusaurus.announcement.id-abc': 'spring', 'docusaurus.announcement.dismiss-abc': 'false'};
    expect(run(script, older)).toEqual({});
    expect(run(script, open)).toEqual({});
    expect(run(script, {})).toEqual({});
  });

  it('reads the configured storage, and survives its absence', () => {
    const session = announcementScript('spring', {type: 'sessionStorage', namespace: ''});
    const stored = {'docusaurus.announcement.id': 'spring', 'docusaurus.announcement.dismiss': 'true'};
    expect(run(session, stored, 'sessionStorage')).toEqual(dismissed);
    expect(run(session, stored, 'localStorage')).toEqual({});
  });

  it('escapes an id with markup', () => {
    expect(announcementScript('</script>', {type: 'localStorage', namespace: ''})).not.toContain('</script>');
  });
});
