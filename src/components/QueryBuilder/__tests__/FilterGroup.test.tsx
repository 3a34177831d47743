import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {createNextId, maxGroupLevels, newGroup} from '../../../lib/queryBuilder/drafts';
import FilterGroup from '../FilterGroup';

vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: {children: ReactNode}) => children,
  translate: ({message}: {message: string}, values: Record<string, string | number> = {}) =>
    message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));

const nextId = createNextId();

function render(levels: number): string {
  let group = newGroup(nextId);
  for (let level = 1; level < levels; level += 1) {
    group = newGroup(nextId, '$or', [group]);
  }
  return renderToStaticMarkup(
    <FilterGroup
      title="Filters"
      group={group}
      nextId={nextId}
      added={undefined}
      onChange={() => {}}
      onAdd={() => {}}
    />,
  );
}

const limit = `Groups can be nested at most ${maxGroupLevels} levels deep.`;

it('offers a group in every group but those of the last level, which say why', () => {
  const above = render(maxGroupLevels - 1);
  expect(above.match(/Add group/g)).toHaveLength(maxGroupLevels - 1);
  expect(above).not.toContain(limit);

  const last = render(maxGroupLevels);
  expect(last.match(/Add condition/g)).toHaveLength(maxGroupLevels);
  expect(last.match(/Add group/g)).toHaveLength(maxGroupLevels - 1);
  expect(last).toContain(limit);
});
