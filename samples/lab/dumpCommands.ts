/**
 * Prints the command tree of a CLI built with commander as JSON instead of running it. Usage: node dumpCommands.js
 * <module of the program>
 */
import Module from 'module';

interface OptionLike {
  flags: string;
  short?: string;
  long?: string;
  required?: boolean;
  optional?: boolean;
  argChoices?: string[];
  hidden?: boolean;
  mandatory?: boolean;
  defaultValue?: unknown;
}

interface CommandLike {
  name(): string;
  aliases(): string[];
  options: OptionLike[];
  commands: CommandLike[];
  _args: Array<{ name?: () => string; _name?: string; required: boolean; variadic: boolean; argChoices?: string[] }>;
  registeredArguments?: CommandLike['_args'];
}

interface Tree {
  name: string;
  aliases: string[];
  options: Array<{
    short?: string;
    long?: string;
    value: boolean;
    optional: boolean;
    mandatory: boolean;
    default?: string | number | boolean;
    choices?: string[];
  }>;
  arguments: Array<{ name: string; required: boolean; variadic: boolean; choices?: string[] }>;
  commands: Tree[];
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function dump(command: CommandLike): Tree {
  return {
    name: command.name(),
    aliases: command.aliases(),
    options: command.options.map(({ short, long, required, optional, mandatory, defaultValue, argChoices }) => ({
      short,
      long,
      value: Boolean(required || optional),
      optional: Boolean(optional),
      mandatory: Boolean(mandatory),
      default: isPrimitive(defaultValue) ? defaultValue : undefined,
      choices: argChoices,
    })),
    arguments: (command.registeredArguments ?? command._args ?? []).map((argument) => ({
      name: argument.name?.() ?? argument._name ?? '',
      required: argument.required,
      variadic: argument.variadic,
      choices: argument.argChoices,
    })),
    commands: command.commands.map(dump),
  };
}

const [, , program] = process.argv;
const loader = Module as unknown as { _load(request: string, ...rest: unknown[]): unknown };
const load = loader._load;

loader._load = function hooked(request, ...rest) {
  const loaded = load.call(this, request, ...rest) as { Command?: { prototype: Record<string, unknown> } };
  if (request === 'commander' && loaded.Command) {
    const print = function print(this: CommandLike): void {
      process.stdout.write(JSON.stringify(dump(this)), () => process.exit(0));
    };
    loaded.Command.prototype.parse = print;
    loaded.Command.prototype.parseAsync = async function printLater(this: CommandLike) {
      print.call(this);
      return new Promise(() => undefined);
    };
  }
  return loaded;
};

process.argv = [process.argv[0], program];
require(program);
