import { globSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { sampleOf } from './sample.ts';

/** What to mutate, which tests must notice, and the share of the code that is tried. */
export type MutationArea = { name: string; mutate: readonly string[]; tests: readonly string[]; share: number };

const untried = /\.(test|rule|contract|table|data|mail|calls)\.ts$/;

const rules: MutationArea = { name: 'rules', mutate: ['src/**/*.rule.ts'], tests: ['src/**/*.rule.test.ts'], share: 1 };

export const mutationAreas: readonly MutationArea[] = [
  rules,
  area('sign-in', ['src/account/sign-in', 'src/account/password', 'src/account/verification'], 0.25),
  area('payments', ['src/payments'], 0.25, ['tests/payment-scenarios/*.test.ts']),
  area('checkout', ['src/orders/checkout'], 0.25),
  area('fulfilment', ['src/orders/fulfilment'], 0.25),
  area('stock', ['src/catalogue/pricing', 'src/catalogue/stock'], 1),
];

/** An area by its name, else a file or a folder with the tests in its folder. */
export function findMutationArea(name: string): MutationArea {
  const known = mutationAreas.find((one) => one.name === name);
  if (known) return known;
  const path = posix.normalize(name);
  const isFolder = statSync(path).isDirectory();
  const folder = isFolder ? path : posix.dirname(path);
  const tests = [`${folder}/**/*.test.{ts,tsx}`];
  return { name: path, mutate: [isFolder ? `${path}/**/*.ts` : path], tests, share: 1 };
}

/** The files to mutate, or of a sample the lines: `src/a.ts:10-20`. */
export function findMutatedLines({ name, mutate, share }: MutationArea): string[] {
  const isTried = (file: string) => name === rules.name || mutate.includes(file) || !untried.test(file);
  const files = globSync([...mutate])
    .filter(isTried)
    .sort();
  return share === 1 ? files : files.flatMap((file) => sampleOf(file, share));
}

function area(name: string, folders: readonly string[], share: number, others: readonly string[] = []): MutationArea {
  return {
    name,
    mutate: folders.map((folder) => `${folder}/**/*.ts`),
    tests: [...folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`), ...others],
    share,
  };
}
