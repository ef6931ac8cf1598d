import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// How large is the code, and how finely is it cut? Name another folder of the project to compare with: `npm run lab -- code ../before`.
const folders = [join(import.meta.dirname, '../..'), ...process.argv.slice(2)];
console.table(Object.fromEntries(folders.map((folder, index) => [index === 0 ? 'here' : folder, measure(folder)])));

type File = { path: string; text: string; lines: number };

function measure(folder: string): Record<string, number> {
  const all = ['src', 'tests', 'lab', 'bench', 'ops', 'scripts', 'docs'].flatMap((name) => readFiles(folder, name));
  const isTest = ({ path }: File) => /^(tests|lab|bench|ops)\/|\.test\.tsx?$/.test(path);
  const code = all.filter((file) => /\.tsx?$/.test(file.path) && !isTest(file));
  const tests = all.filter((file) => /\.tsx?$/.test(file.path) && isTest(file));
  const css = all.filter(({ path }) => path.endsWith('.css'));
  const docs = all.filter(({ path }) => path.endsWith('.md'));
  const count = (files: readonly File[], pattern: RegExp) =>
    files.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  return {
    'files of code': code.length,
    'lines of code': linesOf(code),
    'files of tests': tests.length,
    'lines of tests': linesOf(tests),
    'lines of CSS': linesOf(css),
    'lines of docs': linesOf(docs),
    'files below 15 lines': code.filter(({ lines }) => lines < 15).length,
    'files over 400 lines': code.filter(({ path, lines }) => lines > 400 && !path.endsWith('.data.ts')).length,
    'folders over 60 files': foldersOver(60, code),
    'exports with one importer': exportsWithOneImporter(code),
    'aliases in SQL': count(code, /\bas "[a-z]+[A-Z]\w*"/g),
    'renames in handlers': count(
      code.filter(({ path }) => path.endsWith('.server.ts')),
      /^\s+\w+: \w+(\.\w+)+,$/gm,
    ),
    'refusals without a contract': count(code, /\bnew Refusal\(\s*'/g),
  };
}

function readFiles(folder: string, name: string): File[] {
  // Earlier commits have other folders.
  if (!existsSync(join(folder, name))) return [];
  return readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css|md)$/.test(path))
    .map((path) => {
      const text = readFileSync(join(folder, name, path), 'utf8');
      return { path: `${name}/${path.replaceAll('\\', '/')}`, text, lines: text.split('\n').length - 1 };
    });
}

function linesOf(files: readonly File[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0);
}

function foldersOver(limit: number, files: readonly File[]): number {
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [...folders.values()].filter(({ length }) => length > limit).length;
}

/** By name: what is exported once, and imported by one other file. */
function exportsWithOneImporter(files: readonly File[]): number {
  const importers = new Map<string, number>();
  for (const { text } of files)
    for (const [, names = ''] of text.matchAll(/^import (?:type )?\{([^}]*)\}/gm))
      for (const name of names.split(',').map((one) => one.trim().replace(/^type |\sas\s.*$/g, '')))
        importers.set(name, (importers.get(name) ?? 0) + 1);
  const exported = files.flatMap(({ text }) =>
    [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name),
  );
  return exported.filter((name) => importers.get(name) === 1).length;
}
