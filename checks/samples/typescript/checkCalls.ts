import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {z} from 'zod';
import {readJsonSync} from '../../../tools/readJson';
import {documentParameters} from '../../shared/cms/parameters';
import {samplesFolder} from '../../shared/lab/workspace';
import {messages} from '../../shared/samples/messages';
import {lineOf} from '../../shared/samples/lineOf';
import type {Finding} from '../../shared/samples/types';
import {membersOf, nodesIn, textOf, valuesOf} from '../../shared/samples/syntax';

/**
 * Checks the keys of calls whose types accept any: parameters of `strapi.documents(uid).method({…})`, and the
 * attributes in `data` if the call names its content type.
 *
 * @returns findings with their line in the file, from 1
 */
export function checkCalls(source: ts.SourceFile): Finding[] {
  return nodesIn(source)
    .filter(ts.isCallExpression)
    .flatMap((call) => checkCall(call, source));
}

function checkCall(call: ts.CallExpression, source: ts.SourceFile): Finding[] {
  const [argument] = call.arguments;
  if (!ts.isPropertyAccessExpression(call.expression) || !argument || !ts.isObjectLiteralExpression(argument)) {
    return [];
  }
  const {name, expression} = call.expression;
  const known = documentParameters[name.text];
  if (!known || !ts.isCallExpression(expression) || !/\bdocuments$/.test(expression.expression.getText(source))) {
    return [];
  }
  const [uid] = expression.arguments;
  const attributes = attributesOf(textOf(uid));
  return [
    ...checkKeys(argument, known, `${name.text}()`),
    ...(attributes ? checkKeys(valuesOf(argument).get('data'), attributes, `the content type ${textOf(uid)}`) : []),
  ];
}

function checkKeys(literal: ts.Expression | undefined, known: readonly string[], what: string): Finding[] {
  return [...membersOf(literal)]
    .filter(([key]) => !known.includes(key))
    .map(([key, member]) => ({...messages.unknownKey(what, key, known), line: lineOf(member)}));
}

/** Attribute names of a content type in the samples application; `undefined` if it doesn't exist. */
function attributesOf(uid: string): string[] | undefined {
  const [, api = '', name = ''] = /^api::([\w-]+)\.([\w-]+)$/.exec(uid) ?? [];
  const file = path.join(samplesFolder, 'src/api', api, 'content-types', name, 'schema.json');
  if (!existsSync(file)) {
    return undefined;
  }
  const {attributes} = readJsonSync(file, z.object({attributes: z.record(z.string(), z.unknown())}));
  return [...Object.keys(attributes), 'id', 'documentId', 'locale'];
}
