import { areaOf, type Import, isTest, locationOf, type SourceFile, visit } from './source-files.ts';

/** An area imports only from earlier ones; `|` groups them for the reader only (docs/decisions/0001). */
const areaOrder =
  'lib bearings | sites | ui server | messages | account | catalogue | cart | rfi payments | orders | content | seller imports api privacy | shop desk | demo | main commands';

export const areas: readonly string[] = areaOrder.split(/[\s|]+/);
const positionOf = (area: string) => areas.indexOf(area);

export function findImportDirectionViolations(sources: readonly SourceFile[]): string[] {
  return eachImport(sources, (source, { to }) => {
    const [from, area] = [areaOf(source.path), areaOf(to)];
    if (!from || !area || from === area || to.endsWith('.contract.ts')) return [];
    if (!areas.includes(from)) return [`area '${from}' is not in the order of tests/project-checks/architecture.ts`];
    if (positionOf(area) < positionOf(from)) return [];
    return [`imports ${to}: '${area}' does not come before '${from}'`];
  });
}

export function findImportCycles(sources: readonly SourceFile[]): string[] {
  const edges = new Map(sources.map(({ path, imports }) => [path, imports.map(({ to }) => to)]));
  return findCycles(edges).map((cycle) => `${cycle.join(' → ')}: a cycle of imports`);
}

/** A file in the area's own folder counts by itself. */
export function findFolderCycles(sources: readonly SourceFile[]): string[] {
  const edges = new Map<string, Map<string, string>>();
  for (const { path, imports } of sources.filter(({ path }) => !isTest(path)))
    for (const { to } of imports) {
      const [from, target] = [folderInArea(path), folderInArea(to)];
      if (areaOf(path) === undefined || areaOf(path) !== areaOf(to) || from === target) continue;
      const targets = edges.get(from) ?? new Map<string, string>();
      edges.set(from, targets.set(target, targets.get(target) ?? `${path} → ${to}`));
    }
  const graph = new Map([...edges].map(([from, targets]) => [from, [...targets.keys()]]));
  return findCycles(graph).map((cycle) => {
    const imports = cycle.slice(1).map((to, i) => edges.get(cycle[i] ?? '')?.get(to));
    return `${cycle.join(' → ')}: a cycle of folders (${imports.join(', ')})`;
  });
}

const folderInArea = (path: string) => {
  const parts = path.split('/');
  return parts.length > 3 ? parts.slice(0, 3).join('/') : path;
};

/** One cycle for each edge that closes one, with the first node repeated at the end. */
function findCycles(edges: Edges): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (node: string, trail: readonly string[]) => {
    const start = trail.indexOf(node);
    if (start >= 0) cycles.push([...trail.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    for (const next of edges.get(node) ?? []) walk(next, [...trail, node]);
    done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return cycles;
}

export function findForeignQueryImports(sources: readonly SourceFile[]): string[] {
  return eachImport(sources, (source, { to }) =>
    to.endsWith('.db.ts') && areaOf(source.path) !== areaOf(to) ? [`imports ${to}, another area's queries`] : [],
  );
}

const writes = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(\w*)$/i;

/** Retention and erasure know every table (docs/decisions/0043). */
const writerOfAll = 'privacy';

/** Tests may write any table. */
export function findForeignTableWrites(sources: readonly SourceFile[]): string[] {
  const owners = tableOwners(sources);
  return sources.flatMap((source) => {
    if (isTest(source.path) || areaOf(source.path) === undefined) return [];
    const mayWrite = (owner: string) =>
      source.path.endsWith('.db.ts') && [owner, writerOfAll].includes(areaOf(source.path) ?? '');
    return tablesWritten(source, owners).flatMap(({ table, owner, where }) =>
      mayWrite(owner) ? [] : [`${where}: writes ${table}; only a .db.ts of '${owner}' may`],
    );
  });
}

type Table = { table: string; owner: string };

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

/** A connection finds a prepared statement by its name, so names must be unique. */
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

const onlyClient = 'src/server/database/database-client.server.ts';

/** The loss of a connection of the driver's own class ends the process when nobody listens. */
export function findOtherDatabaseClients(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path, text }) => path.startsWith('src/') && !isTest(path) && /from 'pg'/.test(text))
    .filter(({ path }) => path !== onlyClient)
    .flatMap((source) =>
      [...source.text.matchAll(/\b(?:new|extends) (?:pg\.)?Client\b/g)].map(
        ({ index }) => `${locationOf(source, index)}: use DatabaseClient`,
      ),
    );
}

/** Every component, whatever comes before `.tsx`, and what only pages use. */
const pageFilePattern = /\.tsx$|^src\/shop\/routes\.ts$|^src\/ui\//;
const serverFilePattern = /^src\/server\/|\.(server|db|sql|table)\.ts$/;

/** A page bundle with server code would contain a second copy of it with its own connection pool. */
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

export function findImpureRuleImports(sources: readonly SourceFile[]): string[] {
  const allowed = /^src\/(lib|bearings|sites)\/|(\.(rule|contract|data)|-refusals)\.ts$|^zod$/;
  return eachImport(sources, ({ path }, { to, typeOnly }) => {
    if (!/\.(rule|contract)\.ts$/.test(path) || allowed.test(to) || (typeOnly && to.endsWith('.table.ts'))) return [];
    return [`imports ${to}; a rule or contract may use lib, bearings, sites, zod, data, refusals, rules and contracts`];
  });
}

type Edges = ReadonlyMap<string, readonly string[]>;

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

/** The list of what the laboratory can run is compared with its page. */
export const findUsesOfLab = (sources: readonly SourceFile[]): string[] =>
  sources
    .filter(({ path }) => !path.startsWith('lab/') && !path.endsWith('project-checks/lab.test.ts'))
    .filter(({ imports }) => imports.some(({ to }) => to.startsWith('lab/')))
    .map(({ path }) => `${path}: only the laboratory uses the laboratory`);
