import type { ESTree } from 'vite';
import { locationOf, type SourceFile, visit } from './source-files.ts';

/** A regular expression as it stands in the code. */
export type Pattern = { at: string; source: string; flags: string };

/** Methods that make a regular expression of a text. */
const patternMethods = ['match', 'matchAll', 'search'];

/** Every regular expression of a file, and what keeps one from being read off the file. */
export function extractPatterns(file: SourceFile): { patterns: Pattern[]; faults: string[] } {
  const patterns: Pattern[] = [];
  const faults: string[] = [];
  const constructed = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [source, flags] = node.arguments.map((argument) => constantText(argument, file));
    const known = source !== undefined && (node.arguments.length < 2 || flags !== undefined);
    if (known) patterns.push({ at: locationOf(file, node.start), source, flags: flags ?? '' });
    else
      faults.push(
        `${locationOf(file, node.start)} makes a pattern that nobody can check; make it of constants of its file`,
      );
  };
  visit(file, {
    Literal(node) {
      if ('regex' in node && node.regex)
        patterns.push({ at: locationOf(file, node.start), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: constructed,
    CallExpression(node) {
      constructed(node);
      const [first] = node.arguments;
      const { callee } = node;
      const method =
        callee.type === 'MemberExpression' && 'name' in callee.property ? String(callee.property.name) : '';
      if (method === 'normalize' && file.path !== 'src/lib/normalize-unicode.ts')
        faults.push(`${locationOf(file, node.start)} takes the square of a run of marks; use inNormalForm`);
      if (first && patternMethods.includes(method) && constantText(first, file) !== undefined)
        faults.push(
          `${locationOf(file, node.start)} hands ${method} a text, which becomes a pattern; write the pattern`,
        );
    },
  });
  return { patterns, faults };
}

/** The text that a node stands for, where it is made of texts and of constants of the file. */
function constantText(node: ESTree.Node, file: SourceFile): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') {
    const value = constantOf(node.name, file);
    return value && constantText(value, file);
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  const values = node.expressions.map((expression) => constantText(expression, file));
  if (values.includes(undefined)) return undefined;
  return node.quasis.map((part, index) => `${part.value.cooked}${values[index] ?? ''}`).join('');
}

function constantOf(name: string, file: SourceFile): ESTree.Node | undefined {
  const declared = (file.program?.body ?? []).flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return inner?.type === 'VariableDeclaration' && inner.kind === 'const' ? inner.declarations : [];
  });
  return declared.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init ?? undefined;
}
