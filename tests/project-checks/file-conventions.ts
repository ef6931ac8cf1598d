import { isTest, locationOf, type SourceFile, visit } from './source-files.ts';

const maxLines = 300;
const maxHandlerLines = 40;

/** Rule 9: a file that has grown too long. The median of all is told along with it. */
export function findLongFiles(sources: readonly SourceFile[]): string[] {
  const lengths = sources.map(({ lines }) => lines).sort((a, b) => a - b);
  return sources
    .filter(({ path, lines }) => lines > maxLines && !path.endsWith('.data.ts'))
    .map(
      ({ path, lines }) => `${path}: ${lines} lines, ${maxLines} is the end (median ${lengths[lengths.length >> 1]})`,
    );
}

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const vagueName = /^(utils?|helpers?|common|misc|shared|index|types|constants)\./;

/** Rules 9 and 10: kebab-case, no name that says nothing, one level of folders in an area. */
export function findBadFileNames(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ path }) => {
    const parts = path.split('/');
    const name = parts.at(-1) ?? '';
    return [
      ...(kebabCase.test(name) ? [] : [`${path}: file names are kebab-case`]),
      ...(vagueName.test(name) ? [`${path}: '${name}' says nothing; name it after what it does`] : []),
      ...(parts[0] === 'src' && parts.length > 4 ? [`${path}: an area has one level of folders`] : []),
    ];
  });
}

/** Rule 9: a file that only hands on what others export. */
export function findBarrels(sources: readonly SourceFile[]): string[] {
  return sources
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

/** Rule 5: a handler is a recipe that fits on a screen. */
export function findLongHandlers(sources: readonly SourceFile[]): string[] {
  return sources.flatMap((source) => {
    const violations: string[] = [];
    visit(source, {
      CallExpression({ callee, arguments: [, , handler] }) {
        if (callee.type !== 'Identifier' || !callee.name.startsWith('defineCall') || !handler) return;
        const lines = source.text.slice(handler.start, handler.end).split('\n').length;
        if (lines > maxHandlerLines)
          violations.push(`${locationOf(source, handler.start)}: a handler of ${lines} lines`);
      },
    });
    return violations;
  });
}

/** Rule 6: a rule reads no clock, throws no dice, asks no database; facts and `now` come in. */
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

/** Rule 12: rules and server files without the test beside them, and files listed as such that have one by now. */
export function findUntestedFiles(sources: readonly SourceFile[], withoutOwnTest: readonly string[] = []): string[] {
  const paths = new Set(sources.map(({ path }) => path));
  const testOf = (path: string) => path.replace(/\.ts$/, '.test.ts');
  const untested = [...paths].filter((path) => /\.(rule|server)\.ts$/.test(path) && !paths.has(testOf(path)));
  return [
    ...untested.filter((path) => !withoutOwnTest.includes(path)).map((path) => `${path}: has no ${testOf(path)}`),
    ...withoutOwnTest.filter((path) => !untested.includes(path)).map((path) => `${path}: is listed without need`),
  ];
}

/** Rule 12: a rule that does not begin with its sentence. */
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

/** What hides a fault instead of mending it: skipped tests, `any`, suppressed warnings, notes to do it later. */
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
