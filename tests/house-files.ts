import { at, isTest, type Source, visit } from './house-source.ts';

const mostLines = 300;
const mostHandlerLines = 40;

/** Rule 9: a file that has grown too long. The median of all is told along with it. */
export function lengthFaults(house: readonly Source[]): string[] {
  const lengths = house.map(({ lines }) => lines).sort((a, b) => a - b);
  return house
    .filter(({ path, lines }) => lines > mostLines && !path.endsWith('.data.ts'))
    .map(
      ({ path, lines }) => `${path}: ${lines} lines, ${mostLines} is the end (median ${lengths[lengths.length >> 1]})`,
    );
}

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const nobodysName = /^(utils?|helpers?|common|misc|shared|index|types|constants)\./;

/** Rules 9 and 10: kebab-case, no drawer for everything, no drawers inside a room. */
export function nameFaults(house: readonly Source[]): string[] {
  return house.flatMap(({ path }) => {
    const parts = path.split('/');
    const name = parts.at(-1) ?? '';
    return [
      ...(kebabCase.test(name) ? [] : [`${path}: file names are kebab-case`]),
      ...(nobodysName.test(name) ? [`${path}: '${name}' says nothing; name it after what it does`] : []),
      ...(parts[0] === 'src' && parts.length > 3 ? [`${path}: a room is flat`] : []),
    ];
  });
}

/** Rule 9: a file that only hands on what others export. */
export function barrelFaults(house: readonly Source[]): string[] {
  return house
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
export function handlerFaults(house: readonly Source[]): string[] {
  return house.flatMap((source) => {
    const faults: string[] = [];
    visit(source, {
      CallExpression({ callee, arguments: [, , recipe] }) {
        if (callee.type !== 'Identifier' || callee.name !== 'answer' || !recipe) return;
        const lines = source.text.slice(recipe.start, recipe.end).split('\n').length;
        if (lines > mostHandlerLines) faults.push(`${at(source, recipe.start)}: a handler of ${lines} lines`);
      },
    });
    return faults;
  });
}

/** Rule 6: a rule reads no clock, throws no dice, asks no database; facts and `now` come in. */
export function impureFaults(house: readonly Source[]): string[] {
  return house
    .filter(({ path }) => path.endsWith('.rule.ts'))
    .flatMap((source) => {
      const faults: string[] = [];
      const note = (offset: number, what: string) => faults.push(`${at(source, offset)}: a rule uses ${what}`);
      visit(source, {
        NewExpression({ callee, arguments: given, start }) {
          if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) note(start, 'the clock');
        },
        MemberExpression({ object, property, start }) {
          if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
          if (`${object.name}.${property.name}` === 'Date.now') note(start, 'the clock');
          if (`${object.name}.${property.name}` === 'Math.random') note(start, 'chance');
        },
        Identifier({ name, start }) {
          if (['process', 'fetch', 'window', 'document', 'localStorage'].includes(name)) note(start, name);
        },
        AwaitExpression({ start }) {
          note(start, 'await');
        },
      });
      return faults;
    });
}

/** Rule 12: rules and calls without the test beside them. */
export function untestedFaults(house: readonly Source[]): string[] {
  const paths = new Set(house.map(({ path }) => path));
  return [...paths]
    .filter((path) => /\.(rule|server)\.ts$/.test(path) && !paths.has(path.replace(/\.ts$/, '.test.ts')))
    .map((path) => `${path}: has no ${path.split('/').at(-1)?.replace(/\.ts$/, '.test.ts')} beside it`);
}

/** Rule 12: a rule that does not begin with its sentence. */
export function unsaidFaults(house: readonly Source[]): string[] {
  return house
    .filter(({ path }) => path.endsWith('.rule.ts'))
    .filter(({ program, comments: [first] }) => {
      const code = program?.body.find((one) => one.type !== 'ImportDeclaration');
      const sentence = /^\*?\s*\*?\s*([A-Z'"‘“][\s\S]*?[.!?])(\s|$)/;
      return !first || first.start > (code?.start ?? 0) || !sentence.test(first.text);
    })
    .map(({ path }) => `${path}: does not begin with the rule in one sentence`);
}

const excuses =
  /\b(TODO|FIXME|XXX|HACK)\b|biome-ignore|eslint-disable|@ts-(ignore|expect-error|nocheck)|@(public|internal|lintignore)\b/;

/** What hides a fault instead of mending it: skipped tests, `any`, suppressed warnings, notes to do it later. */
export function excuseFaults(house: readonly Source[]): string[] {
  return house.flatMap((source) => {
    const faults = source.comments
      .filter(({ text }) => excuses.test(text))
      .map(({ line, text }) => `${source.path}:${line}: ${excuses.exec(text)?.[0]}`);
    const note = (offset: number, what: string) => faults.push(`${at(source, offset)}: ${what}`);
    visit(source, {
      TSAnyKeyword({ start }) {
        note(start, 'any');
      },
      MemberExpression({ object, property, start }) {
        if (!isTest(source.path) || property.type !== 'Identifier') return;
        const excused = ['skip', 'only', 'todo', 'fails'].includes(property.name);
        if (excused && object.type === 'Identifier' && ['test', 'it', 'describe'].includes(object.name))
          note(start, `${object.name}.${property.name}`);
      },
    });
    return faults;
  });
}
