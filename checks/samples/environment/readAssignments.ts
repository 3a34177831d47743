import type {Sample} from '../../shared/samples/types';
import {isComposeFile} from '../data/checkCompose';

/** A variable that a fence sets. */
export interface Assignment {
  name: string;
  /** Without quotes and comments. */
  value: string;
  /** Line in the fence, from 1. */
  line: number;
  /** The scope that it's set in with others: the fence, a service of a Compose file, a stage of a Dockerfile. */
  group: string;
}

/** Variables that a fence sets: a `.env` file, services of a Compose file, a Dockerfile, a command. */
export function readAssignments({kind, text, meta}: Sample): Assignment[] {
  switch (kind) {
    case 'env':
      return fromLines(text, /^\s*(\w+)=(.*)$/);
    case 'dockerfile':
      return fromLines(text, /^\s*ENV (\w+)=(.*)$/, /^FROM /);
    case 'shell':
      return fromLines(text, /^\s*(?:[\w:]+ config:set )?([A-Z][A-Z\d_]+)=("[^"]*"|'[^']*'|(?:\$\([^)]*\)|\S)*)/);
    case 'yaml':
      return isComposeFile(meta.values.title) ? fromServices(text) : [];
    default:
      return [];
  }
}

function fromLines(text: string, pattern: RegExp, opening?: RegExp): Assignment[] {
  let group = 0;
  return text.split('\n').flatMap((raw, index) => {
    group += opening?.test(raw) ? 1 : 0;
    const [, name, value = ''] = pattern.exec(raw) ?? [];
    return name === undefined ? [] : [{name, value: unquoted(value), line: index + 1, group: String(group)}];
  });
}

function fromServices(text: string): Assignment[] {
  let depth = Infinity;
  let service = '';
  return text.split('\n').flatMap((raw, index) => {
    const [, indent = '', name = '', value = ''] = /^(\s*)([\w-]+):(.*)$/.exec(raw) ?? [];
    const isInside = indent.length > depth;
    if (name !== '' && !isInside) {
      depth = name === 'environment' ? indent.length : Infinity;
      service = indent.length === 2 ? name : service;
    }
    return name !== '' && isInside ? [{name, value: unquoted(value), line: index + 1, group: service}] : [];
  });
}

function unquoted(value: string): string {
  const [, , quoted] = /^\s*(['"])(.*?)\1\s*(?:#.*)?$/.exec(value) ?? [];
  return quoted ?? value.trim().replace(/\s#.*$/, '');
}
