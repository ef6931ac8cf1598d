import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');
const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"](\.[^'"]+)['"]/gm;

/** Every style sheet that a module loads at once, whether it imports it itself or not. */
function stylesOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  if (path.endsWith('.css')) return seen;
  for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(staticImport)) {
    const next = join(dirname(path), imported.replace('?inline', ''));
    if (existsSync(next)) stylesOf(next, seen);
  }
  return seen;
}

test('the home page of a buyer, which is loaded late, has all its styles from the beginning', () => {
  const route = stylesOf(join(src, 'shop/content/home.route.tsx'), stylesOf(join(src, 'shop/root.tsx')));
  const first = stylesOf(join(src, 'content/buyer-home/styles.ts'), route);
  const late = [...stylesOf(join(src, 'content/buyer-home/buyer-home.page.tsx'))];
  const styles = late.filter((path) => path.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(20);
  expect(styles.filter((path) => !first.has(path)).map((path) => path.slice(src.length + 1))).toEqual([]);
});
