/** A command of a program, as its commander tree says. */
export interface CommandTree {
  name: string;
  aliases: string[];
  options: Array<{short?: string; long?: string; value: boolean; optional: boolean; choices?: string[]}>;
  arguments: Array<{name: string; required: boolean; variadic: boolean; choices?: string[]}>;
  commands: CommandTree[];
}

/** Trees by the name of the program: `strapi`, `create-strapi-app`, `upgrade`, `strapi-plugin`. */
export type CommandTrees = Readonly<Record<string, CommandTree>>;
