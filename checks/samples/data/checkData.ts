import {parse as parseYaml} from 'yaml';
import {messages} from '../../shared/samples/messages';
import type {Sample} from '../../shared/samples/types';
import {checkHtml} from './checkHtml';
import type {Finding} from './types';

const DOCKER =
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  );

/** Checks the fences that are data: JSON, YAML, environment files, Dockerfiles, nginx, HTML. `line` counts from the opening marker. */
export function checkData(sample: Sample): Finding[] {
  switch (sample.kind) {
    case 'json':
      return attempt(`this ${sample.meta.values.title}`, () => JSON.parse(sample.text));
    case 'variables':
      return attempt('this JSON', () => JSON.parse(sample.text));
    case 'yaml':
      return attempt('this YAML', () => parseYaml(sample.text, {strict: true, uniqueKeys: true}));
    case 'env':
      return checkEnv(sample.text);
    case 'dockerfile':
      return checkDockerfile(sample.text);
    case 'nginx':
      return checkNginx(sample.text);
    case 'html':
      return checkHtml(sample.text);
    default:
      return [];
  }
}

function attempt(what: string, parse: () => unknown): Finding[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [messages.invalid(what, (error as Error).message)];
  }
}

function checkEnv(text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const valid = /^\s*(#.*)?$/.test(line) || /^[A-Z][A-Z0-9_]*=("[^"]*"|'[^']*'|[^\s"'#]*)\s*(#.*)?$/.test(line);
    return valid ? [] : [{...messages.invalid('this line', `"${line}" is not NAME=value`), line: index + 1}];
  });
}

function checkDockerfile(text: string): Finding[] {
  const instructions = text.replace(/\\\n/g, ' ').split('\n');
  return instructions.flatMap((line) => {
    const [word = ''] = line.trim().split(/\s+/);
    return word === '' || word.startsWith('#') || DOCKER.includes(word.toUpperCase())
      ? []
      : [messages.unknownValue('instruction of a Dockerfile', word, DOCKER)];
  });
}

function checkNginx(text: string): Finding[] {
  let depth = 0;
  const findings: Finding[] = [];
  text.split('\n').forEach((raw, index) => {
    const line = raw.replace(/(^|\s)#.*$/, '').trim();
    depth += (line.match(/\{(?=\s|$)/g) ?? []).length - (line.match(/^\}|\s\}$/g) ?? []).length;
    if (line !== '' && !/[;{}]$/.test(line)) {
      findings.push({...messages.invalid('this line', `"${line}" ends with no ; { or }`), line: index + 1});
    }
  });
  return depth === 0
    ? findings
    : [...findings, messages.invalid('this nginx configuration', 'braces are not balanced')];
}
