import { areaOf, type Import, isTest, locationOf, type SourceFile, visit } from './source-files.ts';

/** The areas in layers, divided by `|`; an area imports only from those before it (docs/decisions/0001). */
const areaOrder =
  'lib bearings | sites | ui server | messages | account | catalogue | cart | rfi payments | orders | content | shop desk | demo | main commands';

export const areas: readonly string[] = areaOrder.split(/[\s|]+/);
const positionOf = (area: string) => areas.indexOf(area);

/** Rule 1: an import of a later area, or of one that the order does not know. */
export function findImportDirectionViolations(sources: readonly SourceFile[]): string[] {
  return eachImport(sources, (source, { to }) => {
    const [from, area] = [areaOf(source.path), areaOf(to)];
    if (!from || !area || from === area || to.endsWith('.contract.ts')) return [];
    if (!areas.includes(from)) return [`area '${from}' is not in the order of tests/project-checks/architecture.ts`];
    if (positionOf(area) < positionOf(from)) return [];
    return [`imports ${to}: '${area}' does not come before '${from}'`];
  });
}

/** Rule 1: files that need one another before either is there. What types alone need does not count. */
export function findImportCycles(sources: readonly SourceFile[]): string[] {
  const edges = graphOf(sources);
  const done = new Set<string>();
  const violations: string[] = [];
  const walk = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) violations.push(`${[...trail.slice(start), path].join(' → ')}: a cycle`);
    if (start >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of sources) walk(path, []);
  return violations;
}

/** Rule 2: an area's queries are its own. */
export function findForeignQueryImports(sources: readonly SourceFile[]): string[] {
  return eachImport(sources, (source, { to }) =>
    to.endsWith('.db.ts') && areaOf(source.path) !== areaOf(to) ? [`imports ${to}, another area's queries`] : [],
  );
}

const writes = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(\w*)$/i;

/** Rule 2: a table is written by the `.db.ts` of its own area only. Tests may make what they need. */
export function findForeignTableWrites(sources: readonly SourceFile[]): string[] {
  const owners = tableOwners(sources);
  return sources.flatMap((source) => {
    if (isTest(source.path) || areaOf(source.path) === undefined) return [];
    const mayWrite = (owner: string) => areaOf(source.path) === owner && source.path.endsWith('.db.ts');
    return tablesWritten(source, owners).flatMap(({ table, owner, where }) =>
      mayWrite(owner) ? [] : [`${where}: writes ${table}; only a .db.ts of '${owner}' may`],
    );
  });
}

type Table = { table: string; owner: string };

/** Every table by the name of its object and by its name in the database. */
function tableOwners(sources: readonly SourceFile[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const source of sources.filter(({ path }) => path.endsWith('.table.ts')))
    visit(source, {
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
        const [name] = init.arguments;
        if (init.callee.type !== 'Identifier' || init.callee.name !== 'pgTable' || name?.type !== 'Literal') return;
        for (const key of [id.name, String(name.value)]) owners.set(key, areaOf(source.path) ?? '');
      },
    });
  return owners;
}

function tablesWritten(source: SourceFile, owners: ReadonlyMap<string, string>): (Table & { where: string })[] {
  const found: (Table & { where: string })[] = [];
  const report = (table: string, offset: number) => {
    const owner = owners.get(table);
    if (owner !== undefined) found.push({ table, owner, where: locationOf(source, offset) });
  };
  visit(source, {
    TemplateLiteral({ quasis, expressions }) {
      quasis.forEach((quasi, i) => {
        const text = quasi.value.raw;
        for (const [, table = ''] of text.matchAll(new RegExp(writes.source.replace(/\$$/, '(?!\\w)'), 'gi')))
          if (table) report(table, quasi.start);
        const next = expressions[i];
        if (next?.type === 'Identifier' && writes.exec(text)?.[1] === '') report(next.name, next.start);
      });
    },
    CallExpression({ callee, arguments: [table] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!['insert', 'update', 'delete'].includes(callee.property.name) || table?.type !== 'Identifier') return;
      report(table.name, table.start);
    },
  });
  return found;
}

/** A statement's name is how the connection finds its plan: two texts under one name are one too many. */
export function findDuplicateStatementNames(sources: readonly SourceFile[]): string[] {
  const seen = new Map<string, string>();
  return sources.flatMap((source) => {
    const violations: string[] = [];
    visit(source, {
      CallExpression({ callee, arguments: [name] }) {
        if (callee.type !== 'Identifier' || callee.name !== 'prepareStatement' || name?.type !== 'Literal') return;
        const [key, where] = [String(name.value), locationOf(source, name.start)];
        const first = seen.get(key);
        if (first) violations.push(`${where}: statement '${key}' is also at ${first}`);
        seen.set(key, first ?? where);
      },
    });
    return violations;
  });
}

const pageFilePattern =
  /\.(route|page|ui)\.tsx?$|^src\/(shop|desk)\/(root|entry\.client|entry\.server|routes)\.tsx?$|^src\/ui\//;
const serverFilePattern = /^src\/server\/|\.(server|db|sql|table)\.ts$/;

/** Rule 3: a page that reaches the server's code would bring its own copy of it, with a pool of its own. */
export function findServerImportsInPages(sources: readonly SourceFile[]): string[] {
  const edges = graphOf(sources);
  return sources
    .filter(({ path }) => pageFilePattern.test(path) && !isTest(path))
    .flatMap(({ path }) => {
      const rendersOnly = path.endsWith('entry.server.tsx');
      const trail = pathTo(path, edges, (to) => serverFilePattern.test(to) || (to.startsWith('node:') && !rendersOnly));
      return trail ? [`${trail.join(' → ')}: pages may not reach the server's code`] : [];
    });
}

/** The shortest way from a file to one that `isGoal`. */
function pathTo(from: string, edges: Edges, isGoal: (path: string) => boolean): readonly string[] | undefined {
  const waiting: (readonly string[])[] = [[from]];
  const seen = new Set([from]);
  for (const trail of waiting)
    for (const next of edges.get(trail.at(-1) ?? '') ?? []) {
      if (isGoal(next)) return [...trail, next];
      if (!seen.has(next)) waiting.push([...trail, next]);
      seen.add(next);
    }
  return undefined;
}

/** Rule 3: rules and contracts stand on lib, bearings, sites, zod, data and one another; of a table they may take a type. */
export function findImpureRuleImports(sources: readonly SourceFile[]): string[] {
  const allowed = /^src\/(lib|bearings|sites)\/|\.(rule|contract|data)\.ts$|^zod$/;
  return eachImport(sources, ({ path }, { to, typeOnly }) => {
    if (!/\.(rule|contract)\.ts$/.test(path) || allowed.test(to) || (typeOnly && to.endsWith('.table.ts'))) return [];
    return [`imports ${to}; a rule or contract may use lib, bearings, sites, zod, data, rules and contracts`];
  });
}

type Edges = ReadonlyMap<string, readonly string[]>;

/** What each file needs at run time. */
function graphOf(sources: readonly SourceFile[]): Edges {
  return new Map(sources.map(({ path, imports }) => [path, imports.filter((i) => !i.typeOnly).map(({ to }) => to)]));
}

function eachImport(
  sources: readonly SourceFile[],
  findViolations: (source: SourceFile, one: Import) => string[],
): string[] {
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap((source) =>
      source.imports.flatMap((one) => findViolations(source, one)).map((text) => `${source.path} ${text}`),
    );
}
