import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {listFiles} from '../../../tools/listFiles';
import {samplesFolder} from '../lab/workspace';

const packages = path.join(samplesFolder, 'node_modules/@strapi');
const load = createRequire(path.join(samplesFolder, 'package.json'));

const textOf = (file: string): string => readFileSync(path.join(packages, file), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/**
 * Reads lists of names that readers use from the installed packages, by kind.
 *
 * @throws Error if a list is empty, which means that the packages have changed
 */
export function readNames() {
  const operators = matches(textOf('utils/dist/operators.js'), /'(\$[a-zA-Z]+)'/g);
  const names = {
    'error classes': Object.keys((load('@strapi/utils') as {errors: object}).errors),
    'errors of the client': readdirSync(path.join(packages, 'client/dist/errors'))
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => matches(textOf(`client/dist/errors/${file}`), /class (\w+)/g)),
    'lifecycle hooks': matches(textOf('database/dist/lifecycles/types.d.ts'), /'((?:before|after)\w+)'/g),
    operators: [...new Set(operators)],
    'publication filters': matches(
      /= \[([^\]]*)\]/.exec(textOf('utils/dist/publication-filter.js'))?.[1] ?? '',
      /'([\w-]+)'/g,
    ),
    'events of documents': matches(
      textOf('core/dist/services/document-service/repository.js') +
        textOf('core/dist/services/document-service/events.js'),
      /'(entry\.[\w-]+)'/g,
    ),
    'events of signing in': matches(
      listFiles(path.join(packages, 'admin/dist'))
        .filter((file) => /server.*(passport|authentication).*\.js$/.test(file))
        .map((file) => textOf(`admin/dist/${file}`))
        .join('\n'),
      /'(admin\.auth\.\w+)'/g,
    ),
    'hooks of the admin panel': [
      ...matches(textOf('content-manager/dist/admin/constants/hooks.mjs'), /: '([^']+\/[^']+)'/g),
      ...matches(textOf('content-releases/dist/admin/index.mjs'), /createHook\('([^']+)'\)/g),
    ],
    'injection zones': matches(
      /INJECTION_ZONES = \{([\s\S]*?)\n\};/.exec(
        textOf('content-manager/dist/admin/components/InjectionZone.mjs'),
      )?.[1] ?? '',
      /'?([\w-]+)'?: [[{]/g,
    ),
    'webhook events of paid plans': [
      ...matches(
        /WEBHOOK_EVENTS = \{([^}]*)\}/.exec(textOf('content-releases/dist/server/constants.js'))?.[1] ?? '',
        /'([\w.-]+)'/g,
      ),
      ...matches(textOf('review-workflows/dist/server/constants/webhook-events.js'), /= '([\w-]+\.\w+)'/g),
    ],
    'functions of the Content Manager': matches(
      /apis: \{([\s\S]*)constructor\(\)/.exec(textOf('content-manager/dist/admin/content-manager.mjs'))?.[1] ?? '',
      /^ +((?:add|get)\w+):/gm,
    ),
  };
  const [empty] = Object.entries(names).find(([, list]) => list.length === 0) ?? [];
  if (empty !== undefined) {
    throw new Error(`The packages have no ${empty} where checks/shared/cms/readNames.ts looks for them`);
  }
  return names;
}
