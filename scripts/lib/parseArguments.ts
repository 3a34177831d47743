import {parseArgs, type ParseArgsConfig} from 'node:util';

/**
 * Parses the command line of a script, like `parseArgs`.
 *
 * @param config - what the script takes; without `options` and `allowPositionals`, it takes nothing
 * @throws Error that lists the script's options, if an argument is unknown or lacks its value
 */
export function parseArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const known = names.length === 0 ? 'has no options' : `has ${names.join(', ')}`;
    // Node.js's next sentences are about the syntax of command lines in general.
    const [reason] = (error as Error).message.split('. ');
    throw new Error(`${reason}. This command ${known}: see README.md, "More commands".`, {cause: error});
  }
}
