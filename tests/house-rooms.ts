import { at, type Import, isTest, roomOf, type Source, visit } from './house-source.ts';

/** The rooms from left to right; one imports only from rooms to its left (docs/decisions/0001). `|` parts the floors. */
const plan =
  'lib bearings | sites | ui server | messages | account | catalogue | cart | rfi payments | orders | content | shop desk | demo | main commands';

export const rooms: readonly string[] = plan.split(/[\s|]+/);
const positionOf = (room: string) => rooms.indexOf(room);

/** Rule 1: an import that leads to the right, or into a room that the plan does not know. */
export function directionFaults(house: readonly Source[]): string[] {
  return eachImport(house, (source, { to }) => {
    const [from, room] = [roomOf(source.path), roomOf(to)];
    if (!from || !room || from === room || to.endsWith('.contract.ts')) return [];
    if (!rooms.includes(from)) return [`room '${from}' is not in the plan of tests/house-rooms.ts`];
    if (positionOf(room) < positionOf(from)) return [];
    return [`imports ${to}: '${room}' is not to the left of '${from}'`];
  });
}

/** Rule 1: files that need one another before either is there. What types alone need does not count. */
export function cycleFaults(house: readonly Source[]): string[] {
  const edges = graphOf(house);
  const done = new Set<string>();
  const faults: string[] = [];
  const walk = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) faults.push(`${[...trail.slice(start), path].join(' → ')}: a cycle`);
    if (start >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of house) walk(path, []);
  return faults;
}

/** Rule 2: a room's queries are its own. */
export function databaseFaults(house: readonly Source[]): string[] {
  return eachImport(house, (source, { to }) =>
    to.endsWith('.db.ts') && roomOf(source.path) !== roomOf(to) ? [`imports ${to}, another room's queries`] : [],
  );
}

const writes = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(\w*)$/i;

/** Rule 2: a table is written by the `.db.ts` of its own room only. Tests may make what they need. */
export function writerFaults(house: readonly Source[]): string[] {
  const homes = tableHomes(house);
  return house.flatMap((source) => {
    if (isTest(source.path) || roomOf(source.path) === undefined) return [];
    const may = (home: string) => roomOf(source.path) === home && source.path.endsWith('.db.ts');
    return tablesWritten(source, homes).flatMap(({ table, home, where }) =>
      may(home) ? [] : [`${where}: writes ${table}; only a .db.ts of '${home}' may`],
    );
  });
}

type Table = { table: string; home: string };

/** Every table by the name of its object and by its name in the database. */
function tableHomes(house: readonly Source[]): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const source of house.filter(({ path }) => path.endsWith('.table.ts')))
    visit(source, {
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
        const [name] = init.arguments;
        if (init.callee.type !== 'Identifier' || init.callee.name !== 'pgTable' || name?.type !== 'Literal') return;
        for (const key of [id.name, String(name.value)]) homes.set(key, roomOf(source.path) ?? '');
      },
    });
  return homes;
}

function tablesWritten(source: Source, homes: ReadonlyMap<string, string>): (Table & { where: string })[] {
  const found: (Table & { where: string })[] = [];
  const note = (table: string, offset: number) => {
    const home = homes.get(table);
    if (home !== undefined) found.push({ table, home, where: at(source, offset) });
  };
  visit(source, {
    TemplateLiteral({ quasis, expressions }) {
      quasis.forEach((quasi, i) => {
        const text = quasi.value.raw;
        for (const [, table = ''] of text.matchAll(new RegExp(writes.source.replace(/\$$/, '(?!\\w)'), 'gi')))
          if (table) note(table, quasi.start);
        const next = expressions[i];
        if (next?.type === 'Identifier' && writes.exec(text)?.[1] === '') note(next.name, next.start);
      });
    },
    CallExpression({ callee, arguments: [table] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!['insert', 'update', 'delete'].includes(callee.property.name) || table?.type !== 'Identifier') return;
      note(table.name, table.start);
    },
  });
  return found;
}

/** A statement's name is how the connection finds its plan: two texts under one name are one too many. */
export function statementFaults(house: readonly Source[]): string[] {
  const seen = new Map<string, string>();
  return house.flatMap((source) => {
    const faults: string[] = [];
    visit(source, {
      CallExpression({ callee, arguments: [name] }) {
        if (callee.type !== 'Identifier' || callee.name !== 'statement' || name?.type !== 'Literal') return;
        const [key, where] = [String(name.value), at(source, name.start)];
        const first = seen.get(key);
        if (first) faults.push(`${where}: statement '${key}' is also at ${first}`);
        seen.set(key, first ?? where);
      },
    });
    return faults;
  });
}

const ofThePages =
  /\.(route|page|ui)\.tsx?$|^src\/(shop|desk)\/(root|entry\.client|entry\.server|routes)\.tsx?$|^src\/ui\//;
const ofTheServer = /^src\/server\/|\.(server|db|table)\.ts$/;

/** Rule 3: a page that reaches the server's code would bring its own copy of it, with a pool of its own. */
export function pageFaults(house: readonly Source[]): string[] {
  const edges = graphOf(house);
  return house
    .filter(({ path }) => ofThePages.test(path) && !isTest(path))
    .flatMap(({ path }) => {
      const rendersOnly = path.endsWith('entry.server.tsx');
      const trail = pathTo(path, edges, (to) => ofTheServer.test(to) || (to.startsWith('node:') && !rendersOnly));
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
export function pureFaults(house: readonly Source[]): string[] {
  const allowed = /^src\/(lib|bearings|sites)\/|\.(rule|contract|data)\.ts$|^zod$/;
  return eachImport(house, ({ path }, { to, typeOnly }) => {
    if (!/\.(rule|contract)\.ts$/.test(path) || allowed.test(to) || (typeOnly && to.endsWith('.table.ts'))) return [];
    return [`imports ${to}; a rule or contract may use lib, bearings, sites, zod, data, rules and contracts`];
  });
}

type Edges = ReadonlyMap<string, readonly string[]>;

/** What each file needs at run time. */
function graphOf(house: readonly Source[]): Edges {
  return new Map(house.map(({ path, imports }) => [path, imports.filter((i) => !i.typeOnly).map(({ to }) => to)]));
}

function eachImport(house: readonly Source[], faultsOf: (source: Source, one: Import) => string[]): string[] {
  return house
    .filter(({ path }) => !isTest(path))
    .flatMap((source) =>
      source.imports.flatMap((one) => faultsOf(source, one)).map((text) => `${source.path} ${text}`),
    );
}
