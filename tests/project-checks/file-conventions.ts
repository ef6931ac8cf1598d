import { isTest, locationOf, type SourceFile, visit } from './source-files.ts';

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
  'tests/statement-types/compiler.ts',
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

/** A literal that is spread, without a condition, into a literal of its kind only packs lines. */
export function findSpreadLiterals(sources: readonly SourceFile[]): string[] {
  return sources.flatMap((source) => {
    const violations: string[] = [];
    const report = (start: number) =>
      violations.push(`${locationOf(source, start)}: a literal spread into a literal; write its parts plainly`);
    visit(source, {
      ObjectExpression({ properties }) {
        for (const one of properties)
          if (one.type === 'SpreadElement' && one.argument.type === 'ObjectExpression') report(one.start);
      },
      ArrayExpression({ elements }) {
        for (const one of elements)
          if (one?.type === 'SpreadElement' && one.argument.type === 'ArrayExpression') report(one.start);
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
