import {describe, expect, it} from 'vitest';
import {createNextId, newCondition, newGroup} from '../drafts';
import {appendNode, removeNode, updateNode} from '../filterTree';

const nextId = createNextId();
const leaf = newCondition(nextId, {field: 'name'});
const inner = newGroup(nextId, '$or', [leaf]);
const root = newGroup(nextId, '$and', [inner]);

describe('the tree of conditions', () => {
  it('changes one node without mutating the previous tree', () => {
    const other = newCondition(nextId, {field: 'price'});
    const next = updateNode({...root, children: [inner, other]}, leaf.id, (node) => ({...node, field: 'slug'}));
    expect(next.children).toEqual([{...inner, children: [{...leaf, field: 'slug'}]}, other]);
    expect(leaf.field).toBe('name');
  });

  it('is unchanged for an unknown id', () => {
    expect(updateNode(root, 'nothing', () => leaf)).toEqual(root);
    expect(removeNode(root, 'nothing')).toEqual(root);
  });

  it('adds to the named group at any depth', () => {
    const added = newCondition(nextId);
    expect(appendNode(root, inner.id, added).children).toEqual([{...inner, children: [leaf, added]}]);
    expect(appendNode(root, root.id, added).children).toEqual([inner, added]);
    expect(appendNode(root, leaf.id, added)).toEqual(root);
  });

  it('removes a group with everything in it', () => {
    expect(removeNode(root, inner.id).children).toEqual([]);
    expect(removeNode(root, leaf.id).children).toEqual([{...inner, children: []}]);
  });
});
