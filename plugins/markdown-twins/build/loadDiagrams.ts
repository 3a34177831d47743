import {diagramNames} from '../../../src/data/diagrams/names';
import type {Diagram} from '../../../src/lib/diagram/types';

/** @returns every diagram of src/data/diagrams by name */
export async function loadDiagrams(): Promise<ReadonlyMap<string, Diagram>> {
  const diagrams = diagramNames.map(async (name) => {
    const {default: diagram} = (await import(`../../../src/data/diagrams/${name}.ts`)) as {default: Diagram};
    return [name, diagram] as const;
  });
  return new Map(await Promise.all(diagrams));
}
