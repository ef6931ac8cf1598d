import { join } from 'node:path';
import type { ESTree } from 'vite';
import type { Contract } from '../../src/lib/contract.ts';
import type { Translations } from '../../src/lib/i18n.ts';
import { isTest, listFiles, locationOf, root, type SourceFile, visit } from './source-files.ts';

/** Staff, the demo data and developers read English. */
export const isTranslated = (path: string): boolean =>
  /^src\/(?!desk\/|demo\/|commands\/).*\.tsx?$/.test(path) && !isTest(path) && path !== 'src/lib/i18n.ts';

export async function extractMessages(sources: readonly SourceFile[]): Promise<Translations> {
  const found: Record<string, Translations[string]> = {};
  for (const source of sources.filter(({ path }) => isTranslated(path))) {
    visit(source, {
      TaggedTemplateExpression(node) {
        if (isCalled(node.tag, ['t', 'tRich'])) found[messageKeyOf(node.quasi)] ??= messageKeyOf(node.quasi);
      },
      CallExpression({ callee, arguments: [text, thing, things] }) {
        if (isCalled(callee, ['msg', 'translate']) && isValidText(text)) found[text.value] ??= text.value;
        if (!isCalled(callee, ['plural']) || !isValidText(thing)) return;
        const forms = { one: thing.value, other: isValidText(things) ? things.value : `${thing.value}s` };
        found[`${forms.one}|${forms.other}`] ??= forms;
      },
    });
  }
  for (const sentence of await refusalMessages()) found[sentence] ??= sentence;
  return found;
}

export function findUntranslatedTexts(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => isTranslated(path))
    .flatMap((source) => {
      const violations: [number, string][] = [];
      let depth = 0;
      const inside = { enter: () => void depth++, leave: () => void depth-- };
      visit(source, {
        ArrowFunctionExpression: inside.enter,
        'ArrowFunctionExpression:exit': inside.leave,
        FunctionDeclaration: inside.enter,
        'FunctionDeclaration:exit': inside.leave,
        FunctionExpression: inside.enter,
        'FunctionExpression:exit': inside.leave,
        JSXText({ value, start }) {
          if (hasWords(value)) violations.push([start, `shows '${value.trim()}' untranslated; write {t\`…\`}`]);
        },
        JSXAttribute({ name, value }) {
          if (name.type !== 'JSXIdentifier' || !translatedAttributes.includes(name.name)) return;
          if (value?.type === 'Literal' && hasWords(String(value.value)))
            violations.push([value.start, `shows '${value.value}' untranslated; write ${name.name}={t\`…\`}`]);
        },
        TaggedTemplateExpression({ tag, start }) {
          if (isCalled(tag, ['t', 'tRich']) && depth === 0)
            violations.push([
              start,
              'is translated once for all sites; mark it with msg() and translate it where it is shown',
            ]);
        },
        CallExpression({ callee, arguments: [text], start }) {
          if (isCalled(callee, ['msg']) && !isValidText(text)) violations.push([start, 'msg() needs a literal text']);
        },
      });
      return violations.map(([offset, violation]) => `${locationOf(source, offset)}: ${violation}`);
    });
}

export function findTranslationViolations(
  language: string,
  translations: Translations,
  messages: Translations,
): string[] {
  return Object.entries(translations).flatMap(([text, translation]) => {
    if (!(text in messages)) return [`${language}: '${text}' is no longer in the code; run \`npm run translations\``];
    if (typeof translation !== typeof messages[text])
      return [`${language}: '${text}' has the wrong number of plural forms`];
    return missingPlaceholders(text, translation).map((slot) => `${language}: ${slot}`);
  });
}

export function findMissingTranslations(translations: Translations, messages: Translations): string[] {
  return Object.keys(messages).filter((text) => !(text in translations));
}

function missingPlaceholders(text: string, instead: Translations[string]): string[] {
  const slots = text.match(/\{\w+\}/g) ?? [];
  if (typeof instead !== 'string') return [];
  return slots.filter((slot) => !instead.includes(slot)).map((slot) => `'${instead}' has lost ${slot} of '${text}'`);
}

export const translatedAttributes = [
  'title',
  'label',
  'header',
  'note',
  'placeholder',
  'hint',
  'caption',
  'aria-label',
  'busyLabel',
  'meta',
  'summary',
  'fallback',
  'head',
  'end',
  'ariaLabel',
  'alt',
];

const hasWords = (text: string) => /[A-Za-z]{2}/.test(text.replace(/&\w+;/g, ''));

const isCalled = (node: ESTree.Node, names: readonly string[]) =>
  node.type === 'Identifier' && names.includes(node.name);

const isValidText = (node: ESTree.Node | undefined): node is ESTree.StringLiteral =>
  node?.type === 'Literal' && typeof node.value === 'string';

const messageKeyOf = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? '').reduce((key, part, index) => `${key}{${index - 1}}${part}`);

async function refusalMessages(): Promise<string[]> {
  const paths = listFiles(['src'], /\.contract\.ts$/);
  const modules = await Promise.all(paths.map((path) => import(join(root, path)) as Promise<Record<string, unknown>>));
  return modules
    .flatMap((exported) => Object.values(exported))
    .filter((value): value is Contract => typeof value === 'object' && value !== null && 'refusals' in value)
    .flatMap((contract) => Object.values(contract.refusals));
}
