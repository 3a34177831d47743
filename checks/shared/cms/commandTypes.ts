import {z} from 'zod';

const choices = z.array(z.string()).optional();

/** A command of a program, as its commander tree says. */
export const commandTree = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  options: z.array(
    z.object({
      short: z.string().optional(),
      long: z.string().optional(),
      value: z.boolean(),
      optional: z.boolean(),
      mandatory: z.boolean().optional(),
      default: z.union([z.string(), z.number(), z.boolean()]).optional(),
      choices,
    }),
  ),
  arguments: z.array(z.object({name: z.string(), required: z.boolean(), variadic: z.boolean(), choices})),
  get commands() {
    return z.array(commandTree);
  },
});

export type CommandTree = z.output<typeof commandTree>;

/** Trees by the name of the program: `strapi`, `create-strapi-app`, `upgrade`, `strapi-plugin`. */
export type CommandTrees = Readonly<Record<string, CommandTree>>;
