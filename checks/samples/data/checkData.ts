import {parseAllDocuments} from 'yaml';
import {messages} from '../../shared/samples/messages';
import type {Sample} from '../../shared/samples/types';
import {checkCompose, isComposeFile} from './checkCompose';
import {checkDockerfile} from './checkDockerfile';
import {checkHtml} from './checkHtml';
import {checkJson} from './checkJson';
import {checkNginx} from './checkNginx';
import {checkServices} from './checkServices';
import type {Finding} from './types';

/**
 * Checks fences that contain data: JSON, YAML, environment files, Dockerfiles, nginx, systemd, Caddy, HAProxy, HTML.
 * `line` counts from the opening marker.
 */
export function checkData(sample: Sample): Finding[] {
  const {title = ''} = sample.meta.values;
  switch (sample.kind) {
    case 'json':
      return attempt(`this ${title}`, () => checkJson(title, sample.text));
    case 'variables':
      return attempt('this JSON', () => void JSON.parse(sample.text));
    case 'yaml':
      return attempt('this YAML', () => checkYaml(sample));
    case 'env':
      return checkEnv(sample.text);
    case 'dockerfile':
      return checkDockerfile(sample.text);
    case 'nginx':
      return checkNginx(sample.text);
    case 'html':
      return checkHtml(sample.text);
    case 'text':
      return checkServices(title, sample.text);
    default:
      return [];
  }
}

function attempt(what: string, check: () => Finding[] | undefined): Finding[] {
  try {
    return check() ?? [];
  } catch (error) {
    return [messages.invalid(what, (error as Error).message)];
  }
}

function checkYaml({text, meta}: Sample): Finding[] {
  // Kubernetes reads several documents from one file.
  for (const document of parseAllDocuments(text, {strict: true, uniqueKeys: true})) {
    const [error] = document.errors;
    if (error) {
      throw error;
    }
    document.toJS();
  }
  return isComposeFile(meta.values.title) ? checkCompose(text) : [];
}

function checkEnv(text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const valid = /^\s*(#.*)?$/.test(line) || /^[A-Z][A-Z0-9_]*=("[^"]*"|'[^']*'|[^\s"'#]*)\s*(#.*)?$/.test(line);
    return valid ? [] : [{...messages.invalid('this line', `"${line}" is not NAME=value`), line: index + 1}];
  });
}
