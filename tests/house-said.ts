import { join } from 'node:path';
import type { ESTree } from 'vite';
import type { Contract } from '../src/lib/contract.ts';
import type { Words } from '../src/lib/say.ts';
import { at, filesUnder, isTest, root, type Source, visit } from './house-source.ts';

/** What the program says to a buyer: in src, but for what staff, the demo world and developers read. */
const speaks = ({ path }: Source) =>
  /^src\/(?!desk\/|demo\/|commands\/).*\.tsx?$/.test(path) && !isTest(path) && path !== 'src/lib/say.ts';

/** Every text of the interface in the order of the files, with the English forms of what is counted. */
export async function textsSaid(house: readonly Source[]): Promise<Words> {
  const found: Record<string, Words[string]> = {};
  for (const source of house.filter(speaks)) {
    visit(source, {
      TaggedTemplateExpression(node) {
        if (isCalled(node.tag, ['say', 'sayWith'])) found[keyOf(node.quasi)] ??= keyOf(node.quasi);
      },
      CallExpression({ callee, arguments: [text, thing, things] }) {
        if (isCalled(callee, ['word', 'said']) && isValidText(text)) found[text.value] ??= text.value;
        if (!isCalled(callee, ['countOf']) || !isValidText(thing)) return;
        const forms = { one: thing.value, other: isValidText(things) ? things.value : `${thing.value}s` };
        found[`${forms.one}|${forms.other}`] ??= forms;
      },
    });
  }
  for (const sentence of await refusals()) found[sentence] ??= sentence;
  return found;
}

/** Texts that a page shows without saying them, marks that name no text, and sentences said before anybody reads them. */
export function unspokenFaults(house: readonly Source[]): string[] {
  return house.filter(speaks).flatMap((source) => {
    const faults: [number, string][] = [];
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
        if (isWords(value)) faults.push([start, `shows '${value.trim()}' unsaid; write {say\`…\`}`]);
      },
      JSXAttribute({ name, value }) {
        if (name.type !== 'JSXIdentifier' || !shownBy.includes(name.name)) return;
        if (value?.type === 'Literal' && isWords(String(value.value)))
          faults.push([value.start, `shows '${value.value}' unsaid; write ${name.name}={say\`…\`}`]);
      },
      TaggedTemplateExpression({ tag, start }) {
        if (isCalled(tag, ['say', 'sayWith']) && depth === 0)
          faults.push([start, 'is said once for all sites; mark it with word() and say it where it is shown']);
      },
      CallExpression({ callee, arguments: [text], start }) {
        if (isCalled(callee, ['word']) && !isValidText(text)) faults.push([start, 'marks what is no text']);
      },
    });
    return faults.map(([offset, fault]) => `${at(source, offset)}: ${fault}`);
  });
}

/** Where the words of a site do not hold what is said: forgotten texts, and texts that are gone. */
export function interfaceFaults(site: string, words: Words, said: Words): string[] {
  const advice = 'run `npm run words`';
  return [
    ...Object.keys(said)
      .filter((text) => !(text in words) || typeof words[text] !== typeof said[text])
      .map((text) => `${site} does not say '${text}'; ${advice}`),
    ...Object.keys(words)
      .filter((text) => !(text in said))
      .map((text) => `${site} says '${text}', which nothing asks for; ${advice}`),
    ...Object.entries(words).flatMap(([text, instead]) => lostSlots(text, instead).map((slot) => `${site}: ${slot}`)),
  ];
}

function lostSlots(text: string, instead: Words[string]): string[] {
  const slots = text.match(/\{\w+\}/g) ?? [];
  if (typeof instead !== 'string') return [];
  return slots.filter((slot) => !instead.includes(slot)).map((slot) => `'${instead}' has lost ${slot} of '${text}'`);
}

const shownBy = ['title', 'label', 'head', 'note', 'placeholder', 'hint', 'caption', 'aria-label', 'busyWords', 'alt'];

const isWords = (text: string) => /[A-Za-z]{2}/.test(text.replace(/&\w+;/g, ''));

const isCalled = (node: ESTree.Node, names: readonly string[]) =>
  node.type === 'Identifier' && names.includes(node.name);

const isValidText = (node: ESTree.Node | undefined): node is ESTree.StringLiteral =>
  node?.type === 'Literal' && typeof node.value === 'string';

const keyOf = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? '').reduce((key, part, index) => `${key}{${index - 1}}${part}`);

async function refusals(): Promise<string[]> {
  const paths = filesUnder(['src'], /\.contract\.ts$/);
  const modules = await Promise.all(paths.map((path) => import(join(root, path)) as Promise<Record<string, unknown>>));
  return modules
    .flatMap((exported) => Object.values(exported))
    .filter((value): value is Contract => typeof value === 'object' && value !== null && 'refusals' in value)
    .flatMap((contract) => Object.values(contract.refusals));
}
