import type { ESTree } from 'vite';
import { locationOf, readSourceFiles, type SourceFile, visit } from './source-files.ts';

export type Pattern = { at: string; source: string; flags: string };

/** Patterns that are made of a site's facts, or of lists of makers and words. */
const madeOfFacts = [
  'src/account/tax-registration/tax-number.rule.ts',
  'src/bearings/designation/counts-in-words.ts',
  'src/cart/pasted-list/asked-makers.rule.ts',
  'src/cart/pasted-list/list-heads.data.ts',
];

/** All patterns of `src` without its tests, and what is no constant of its file. */
export function patternsOfSources(sources: readonly SourceFile[] = readSourceFiles()): {
  patterns: Pattern[];
  violations: string[];
} {
  const files = sources.filter(({ path }) => /^src\/.*(?<!\.test)\.tsx?$/.test(path)).map(extractPatterns);
  return {
    patterns: files.flatMap(({ patterns }) => patterns),
    violations: files
      .flatMap(({ violations }) => violations)
      .filter((violation) => !madeOfFacts.some((file) => violation.startsWith(file))),
  };
}

const patternMethods = ['match', 'matchAll', 'search'];

export function extractPatterns(file: SourceFile): { patterns: Pattern[]; violations: string[] } {
  const patterns: Pattern[] = [];
  const violations: string[] = [];
  const checkConstructor = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [source, flags] = node.arguments.map((argument) => constantText(argument, file));
    const known = source !== undefined && (node.arguments.length < 2 || flags !== undefined);
    if (known) patterns.push({ at: locationOf(file, node.start), source, flags: flags ?? '' });
    else
      violations.push(
        `${locationOf(file, node.start)} builds a pattern at run time; build it from constants of its file`,
      );
  };
  visit(file, {
    Literal(node) {
      if ('regex' in node && node.regex)
        patterns.push({ at: locationOf(file, node.start), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: checkConstructor,
    CallExpression(node) {
      checkConstructor(node);
      const [first] = node.arguments;
      const { callee } = node;
      const method =
        callee.type === 'MemberExpression' && 'name' in callee.property ? String(callee.property.name) : '';
      if (method === 'normalize' && file.path !== 'src/lib/normalize-unicode.ts')
        violations.push(
          `${locationOf(file, node.start)} takes quadratic time on combining marks; use normalizeUnicode`,
        );
      if (first && patternMethods.includes(method) && constantText(first, file) !== undefined)
        violations.push(
          `${locationOf(file, node.start)} passes a string to ${method}, which becomes a pattern; write a regular expression`,
        );
    },
  });
  return { patterns, violations };
}

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
