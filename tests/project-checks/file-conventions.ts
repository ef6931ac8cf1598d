import { isTest, locationOf, type SourceFile, visit } from './source-files.ts';

/** A file tells one story; longer ones usually tell two. */
const maxLines = 400;
const maxHandlerLines = 40;

export function findLongFiles(sources: readonly SourceFile[]): string[] {
  const lengths = sources.map(({ lines }) => lines).sort((a, b) => a - b);
  return sources
    .filter(({ path, lines }) => lines > maxLines && !path.endsWith('.data.ts'))
    .map(({ path, lines }) => `${path}: ${lines} lines, at most ${maxLines} (median ${lengths[lengths.length >> 1]})`);
}

const maxFilesInFolder = 60;

export function findLargeFolders(sources: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    if (isTest(path) || path.endsWith('.css')) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFilesInFolder)
    .map(([folder, count]) => `${folder}: ${count} files, the limit is ${maxFilesInFolder}; divide it`);
}

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const vagueName = /^(utils?|helpers?|common|misc|shared|index|types|constants)\./;

export function findBadFileNames(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path }) => {
    const parts = path.split('/');
    const name = parts.at(-1) ?? '';
    return [
      ...(kebabCase.test(name) ? [] : [`${path}: file names are kebab-case`]),
      ...(vagueName.test(name) ? [`${path}: '${name}' is vague; name it after what it does`] : []),
      ...(parts[0] === 'src' && parts.length > 4 ? [`${path}: an area has one level of folders`] : []),
    ];
  });
}

// Registries: a module or a call is added with one line.
const mayReexport = [
  'src/bearings/maker-list.ts',
  'src/payments/gateway-list.ts',
  'src/sites/site-list.ts',
  'src/api/api.calls.ts',
  'src/desk/desk.calls.ts',
  'src/shop/shop.calls.ts',
];

export function findBarrels(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => !mayReexport.includes(path))
    .filter(({ program }) =>
      program?.body.every(
        (one) =>
          one.type === 'ExportAllDeclaration' ||
          one.type === 'ImportDeclaration' ||
          (one.type === 'ExportNamedDeclaration' && !one.declaration),
      ),
    )
    .filter(({ program }) => program?.body.some((one) => one.type !== 'ImportDeclaration'))
    .map(({ path }) => `${path}: a barrel; import from the file itself`);
}

const inlineHandlers = ['ArrowFunctionExpression', 'FunctionExpression', 'ObjectExpression'];

/** Handlers must be inline, so that they can be measured. */
export function findLongHandlers(sources: readonly SourceFile[]): string[] {
  return sources.flatMap((source) => {
    const violations: string[] = [];
    visit(source, {
      CallExpression({ callee, arguments: [, , ...handlers] }) {
        if (callee.type !== 'Identifier' || !['defineCall', 'defineCallWithSideEffects'].includes(callee.name)) return;
        for (const { type, start, end } of handlers) {
          const lines = source.text.slice(start, end).split('\n').length;
          if (lines > maxHandlerLines) violations.push(`${locationOf(source, start)}: a handler of ${lines} lines`);
          if (!inlineHandlers.includes(type))
            violations.push(`${locationOf(source, start)}: a handler that is not inline`);
        }
      },
    });
    return violations;
  });
}

export function findImpureRules(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.rule.ts'))
    .flatMap((source) => {
      const violations: string[] = [];
      const report = (offset: number, what: string) =>
        violations.push(`${locationOf(source, offset)}: a rule uses ${what}`);
      visit(source, {
        NewExpression({ callee, arguments: given, start }) {
          if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) report(start, 'the clock');
        },
        MemberExpression({ object, property, start }) {
          if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
          if (`${object.name}.${property.name}` === 'Date.now') report(start, 'the clock');
          if (`${object.name}.${property.name}` === 'Math.random') report(start, 'chance');
        },
        Identifier({ name, start }) {
          if (['process', 'fetch', 'window', 'document', 'localStorage'].includes(name)) report(start, name);
        },
        AwaitExpression({ start }) {
          report(start, 'await');
        },
      });
      return violations;
    });
}

export function findUntestedFiles(sources: readonly SourceFile[]): string[] {
  const paths = new Set(sources.map(({ path }) => path));
  const testOf = (path: string) => path.replace(/\.ts$/, '.test.ts');
  return [...paths]
    .filter((path) => path.endsWith('.rule.ts') && !paths.has(testOf(path)))
    .map((path) => `${path}: has no ${testOf(path)}`);
}

export function findRulesWithoutSummary(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.rule.ts'))
    .filter(({ program, comments: [first] }) => {
      const code = program?.body.find((one) => one.type !== 'ImportDeclaration');
      const sentence = /^\*?\s*\*?\s*([A-Z'"‘“][\s\S]*?[.!?])(\s|$)/;
      return !first || first.start > (code?.start ?? 0) || !sentence.test(first.text);
    })
    .map(({ path }) => `${path}: does not begin with the rule in one sentence`);
}

const suppressions =
  /\b(TODO|FIXME|XXX|HACK)\b|biome-ignore|eslint-disable|@ts-(ignore|expect-error|nocheck)|@(public|internal|lintignore)\b/;

export function findSuppressions(sources: readonly SourceFile[]): string[] {
  return sources.flatMap((source) => {
    const violations = source.comments
      .filter(({ text }) => suppressions.test(text))
      .map(({ line, text }) => `${source.path}:${line}: ${suppressions.exec(text)?.[0]}`);
    const report = (offset: number, what: string) => violations.push(`${locationOf(source, offset)}: ${what}`);
    visit(source, {
      TSAnyKeyword({ start }) {
        report(start, 'any');
      },
      MemberExpression({ object, property, start }) {
        if (!isTest(source.path) || property.type !== 'Identifier') return;
        const excused = ['skip', 'only', 'todo', 'fails'].includes(property.name);
        if (excused && object.type === 'Identifier' && ['test', 'it', 'describe'].includes(object.name))
          report(start, `${object.name}.${property.name}`);
      },
    });
    return violations;
  });
}
