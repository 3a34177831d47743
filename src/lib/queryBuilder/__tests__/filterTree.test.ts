import {describe, expect, it} from 'vitest';
import {createNextId, newCondition, newGroup} from '../drafts';
import {appendNode, removeNode, updateNode} from '../filterTree';

const nextId = createNextId();
const leaf = newCondition(nextId, {field: 'name'});
const inner = newGroup(nextId, '$or', [leaf]);
const root = newGroup(nextId, '$and', [inner]);

describe('the tree of conditions', () => {
  it('changes one node and shares no change with the tree before', () => {
    const next = updateNode(root, leaf.id, (node) => ({...node, field: 'slug'}));
    expect(next.children[0]).toMatchObject({children: [{field: 'slug'}]});
    expect(leaf.field).toBe('name');
  });

  it('stays as it is for an id that is not there', () => {
    expect(updateNode(root, 'nothing', () => leaf)).toEqual(root);
    expect(removeNode(root, 'nothing')).toEqual(root);
  });

  it('adds to the group that is named, whatever its depth', () => {
    const added = newCondition(nextId);
    expect(appendNode(root, inner.id, added).children[0]).toMatchObject({children: [leaf, added]});
    expect(appendNode(root, root.id, added).children).toEqual([inner, added]);
    expect(appendNode(root, leaf.id, added)).toEqual(root);
  });

  it('removes a group with all that is in it', () => {
    expect(removeNode(root, inner.id).children).toEqual([]);
    expect(removeNode(root, leaf.id).children).toEqual([{...inner, children: []}]);
  });
});
