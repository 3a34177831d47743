import {messages} from '../../shared/samples/messages';
import {problemOfImage} from './images';
import type {Finding} from './types';

/** Instructions with their flags: https://docs.docker.com/reference/dockerfile/ */
const instructions: Readonly<Record<string, readonly string[]>> = {
  ADD: ['--checksum', '--chmod', '--chown', '--exclude', '--keep-git-dir', '--link'],
  ARG: [],
  CMD: [],
  COPY: ['--chmod', '--chown', '--exclude', '--from', '--link', '--parents'],
  ENTRYPOINT: [],
  ENV: [],
  EXPOSE: [],
  FROM: ['--platform'],
  HEALTHCHECK: ['--interval', '--retries', '--start-interval', '--start-period', '--timeout'],
  LABEL: [],
  ONBUILD: [],
  RUN: ['--mount', '--network', '--security'],
  SHELL: [],
  STOPSIGNAL: [],
  USER: [],
  VOLUME: [],
  WORKDIR: [],
};

/** Users that exist in the Node.js images. */
const users = ['node', 'root'];

/** Commands of programs that build an image. Anything else belongs in the project. */
const commandsOfPrograms: Readonly<Record<string, readonly string[]>> = {
  'apt-get': ['update', 'install'],
  corepack: ['enable', 'prepare'],
  npm: ['ci', 'run', 'prune', 'install'],
  yarn: ['install', 'build', 'workspaces'],
};

const flagsOfPrograms = [
  '--yes',
  '--no-install-recommends',
  '--omit=dev',
  '--include=dev',
  '--immutable',
  '--production',
  '--frozen-lockfile',
];

/** Other programs in these images, whose arguments aren't checked. */
const otherPrograms = 'cargo chmod chown cp curl echo mkdir mv node pnpm rm sh tar'.split(' ');

/** Checks the commands of a RUN instruction. */
function checkRun(text: string): Array<{message: string; fix: string}> {
  return text.split('&&').flatMap((one) => {
    const [program = '', command = '', ...rest] = one.trim().split(/\s+/);
    const known = commandsOfPrograms[program];
    if (known === undefined && /^[a-z]/.test(program) && !otherPrograms.includes(program)) {
      const programs = [...Object.keys(commandsOfPrograms), ...otherPrograms];
      return [messages.unknownValue('program that builds an image', program, programs)];
    }
    const flag = rest.find((word) => word.startsWith('--') && !flagsOfPrograms.includes(word));
    if (known !== undefined && flag !== undefined) {
      return [messages.unknownValue('option that image builds need', flag, flagsOfPrograms)];
    }
    return known === undefined || known.includes(command)
      ? []
      : [messages.unknownValue(`command of ${program} that builds an image`, command, known)];
  });
}

/**
 * Checks a Dockerfile: its instructions and their flags, its base images, and that it only copies from earlier stages.
 *
 * @param text - the fence's text
 */
export function checkDockerfile(text: string): Finding[] {
  const stages = new Set<string>();
  return instructionsOf(text).flatMap(({line, words: [first = '', ...words]}) => {
    const instruction = first.toUpperCase();
    const flags = instructions[instruction];
    if (!flags) {
      return [{...messages.unknownValue('Dockerfile instruction', first, Object.keys(instructions)), line}];
    }
    const given = words.filter((word, index) => words.slice(0, index + 1).every((one) => one.startsWith('--')) && word);
    const findings: Finding[] = given
      .map((flag) => flag.split('=')[0] ?? '')
      .filter((flag) => !flags.includes(flag))
      .map((flag) => ({...messages.unknownValue(`flag of ${instruction}`, flag, flags), line}));
    const stage = given.find((flag) => flag.startsWith('--from='))?.slice('--from='.length);
    if (stage !== undefined && !stages.has(stage) && problemOfImage(stage)) {
      findings.push({...messages.unknownValue('stage defined above', stage, [...stages]), line});
    }
    const chown = given.find((flag) => flag.startsWith('--chown='))?.slice('--chown='.length);
    if (chown !== undefined && chown.split(':').some((one) => !users.includes(one))) {
      findings.push({...messages.unknownValue('user in these images', chown, users), line});
    }
    if (instruction === 'USER' && !users.includes(words[0] ?? '')) {
      findings.push({...messages.unknownValue('user in these images', words[0] ?? '', users), line});
    }
    findings.push(
      ...(instruction === 'RUN' ? checkRun(words.slice(given.length).join(' ')) : []).map((one) => ({...one, line})),
    );
    if (instruction === 'FROM') {
      const [image = '', as = '', name = ''] = words.slice(given.length);
      const problem = stages.has(image) ? undefined : problemOfImage(image);
      findings.push(...(problem ? [{...problem, line}] : []));
      if (as !== '' && as.toUpperCase() !== 'AS') {
        findings.push({...messages.unknownValue('keyword between an image and its stage name', as, ['AS']), line});
      }
      stages.add(name);
    }
    return findings;
  });
}

/** Instructions with their first line, from 1; a backslash at the end of a line continues an instruction. */
function instructionsOf(text: string): Array<{line: number; words: string[]}> {
  const found: Array<{line: number; words: string[]}> = [];
  let isContinued = false;
  text.split('\n').forEach((raw, index) => {
    const isComment = /^\s*(#|$)/.test(raw);
    const words = raw.replace(/\\$/, '').trim().split(/\s+/);
    if (isContinued) {
      found.at(-1)?.words.push(...(isComment ? [] : words));
    } else if (!isComment) {
      found.push({line: index + 1, words});
    }
    isContinued = /\\$/.test(raw) || (isContinued && isComment);
  });
  return found;
}
