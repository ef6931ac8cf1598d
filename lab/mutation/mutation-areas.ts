import { globSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { sampleOf } from './sample.ts';

/** What to mutate, which tests must notice, and the share of the code that is tried. */
export type MutationArea = {
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
  share: number;
};

const noLogic = /\.(test|contract|table|data|mail|calls)\.ts$/;
const ruleOrHook = /(?:\.rule|\/use-[a-z-]+)\.ts$/;

const areas: readonly MutationArea[] = [
  ...['sites', 'messages', 'account', 'catalogue', 'cart', 'rfi', 'payments', 'orders', 'content'].map(rulesOf),
  ...['seller', 'imports', 'api', 'privacy', 'desk', 'server', 'commands'].map(rulesOf),
  serverArea('sign-in', ['src/account/sign-in', 'src/account/password', 'src/account/verification']),
  serverArea('payments', ['src/payments'], ['tests/payment-scenarios/*.test.ts']),
  serverArea('checkout', ['src/orders/checkout']),
  serverArea('fulfilment', ['src/orders/fulfilment']),
  serverArea('stock', ['src/catalogue/stock', 'src/catalogue/pricing']),
];

/** All, or those of a name or of a group (`rules`), else a file or a folder with the tests in its folder. */
export function findMutationAreas(name?: string): readonly MutationArea[] {
  const known = areas.filter((one) => name === undefined || one.name === name || one.name.startsWith(`${name}/`));
  return known.length > 0 || name === undefined ? known : [areaOfPath(posix.normalize(name))];
}

/** The files to mutate, or of a sample the lines: `src/a.ts:10-20`. */
export const findMutatedLines = ({ mutate, share }: MutationArea): string[] =>
  mutate.flatMap((file) => (share === 1 ? file : sampleOf(file, share)));

function rulesOf(area: string): MutationArea {
  const rules = `src/${area}/**/*.rule`;
  const tests = [`${rules}.test.ts`];
  return { name: `rules/${area}`, mutate: filesOf(`${rules}.ts`), tests, share: 1 };
}

/** A sample, because these tests need the database; rules are areas of their own, hooks run in the browser only. */
function serverArea(name: string, folders: readonly string[], others: readonly string[] = []): MutationArea {
  const mutate = folders.flatMap((folder) => filesOf(`${folder}/**/*.ts`)).filter((file) => !ruleOrHook.test(file));
  return { name, mutate, tests: [...folders.map(testsIn), ...others], share: 0.25 };
}

function areaOfPath(path: string): MutationArea {
  const isFolder = statSync(path).isDirectory();
  const mutate = isFolder ? filesOf(`${path}/**/*.ts`) : [path];
  return { name: path, mutate, tests: [testsIn(isFolder ? path : posix.dirname(path))], share: 1 };
}

function filesOf(pattern: string): string[] {
  return globSync(pattern)
    .filter((file) => !noLogic.test(file))
    .sort();
}

function testsIn(folder: string): string {
  return `${folder}/**/*.test.{ts,tsx}`;
}
