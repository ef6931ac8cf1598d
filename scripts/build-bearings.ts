import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tests/project-checks/source-files.ts';

/** What users of the package import, by the name they import it under. */
const modules: Readonly<Record<string, string>> = {
  './parse-designation': 'designation/parse-designation',
  './parsed-designation': 'designation/parsed-designation',
  './parse-size-query': 'designation/parse-size-query',
  './universal-number': 'designation/universal-number',
  './compare-bearings': 'interchange/compare-bearings',
  './equivalents': 'interchange/equivalents',
  './translate-designation': 'interchange/translate-designation',
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: npm run build:bearings -- <folder>');

const compiler = join(root, 'node_modules/typescript/bin/tsc');
const project = join(root, 'src/bearings/tsconfig.json');
const { status } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', folder], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const exports = Object.fromEntries(
  Object.entries(modules).map(([name, file]) => [
    name,
    { types: `./bearings/${file}.d.ts`, default: `./bearings/${file}.js` },
  ]),
);
const description = { name: 'bearings', version: '1.0.0', private: true, type: 'module', sideEffects: false, exports };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
copyFileSync(join(root, 'src/bearings/README.md'), join(folder, 'README.md'));
