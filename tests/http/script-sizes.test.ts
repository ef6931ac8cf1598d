import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { importedScripts } from './imported-scripts.ts';

let folder: string;
beforeAll(async () => {
  ({ folder } = await ensureBuild());
});

type Manifest = { entry: { module: string }; routes: Record<string, { id: string; module: string }> };

const fileName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** The scripts that these load without any interaction, with their KB (gzip, 1024 bytes each). */
function loadedBy(assets: string, addresses: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  const queue = addresses.map(fileName);
  for (const name of queue) {
    if (sizes.has(name)) continue;
    const script = readFileSync(join(assets, name));
    sizes.set(name, gzipSync(script, { level: 6 }).length / 1024);
    queue.push(...importedScripts(script.toString()));
  }
  return sizes;
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

/** What every page loads: React, its router, the frame around a page, and what five modules or more share. */
const isCommon = (name: string) => /^(libraries|rolldown-runtime|frame|shared|entry\.client|root)-/.test(name);

const maxKb = 22;
/** Quick order reads lists by itself: their columns, sheets and quantities. An order has lines, dispatches, papers and returns. */
const maxKbOf: Readonly<Record<string, number>> = { 'cart/quick-order.route': 34, 'orders/order-detail.route': 22.25 };
function readManifest(assets: string): Manifest {
  const manifest = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? '';
  const text = readFileSync(join(assets, manifest), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

test('the own code of a page stays within its budget', () => {
  const assets = join(folder, 'client/assets');
  const { entry, routes } = readManifest(assets);
  const over = Object.values(routes).flatMap(({ id, module }) => {
    const all = loadedBy(assets, [entry.module, routes.root?.module ?? '', module]);
    const own = sum([...all].flatMap(([name, size]) => (isCommon(name) ? [] : [size])));
    return own > (maxKbOf[id] ?? maxKb) ? [`${id}: ${own.toFixed(1)} KB`] : [];
  });
  expect(over).toEqual([]);
});

test('a home page loads at most 130 KB', () => {
  const assets = join(folder, 'client/assets');
  const { entry, routes } = readManifest(assets);
  const modules = [entry.module, routes.root?.module ?? '', routes['content/home.route']?.module ?? ''];
  expect(sum(loadedBy(assets, modules).values())).toBeLessThan(130);
});

test.each([
  ['libraries', 107],
  ['frame', 20.25],
  ['shared', 20.75],
])('what every page loads stays within its budget: %s, %d KB', (name, most) => {
  const assets = join(folder, 'client/assets');
  const file = readdirSync(assets).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js')) ?? '';
  expect(loadedBy(assets, [file]).get(file)).toBeLessThan(most);
});

test('the first screen of the desk stays within its budget', () => {
  const assets = join(folder, 'desk/assets');
  const html = readFileSync(join(folder, 'desk/index.html'), 'utf8');
  const scripts = Array.from(html.matchAll(/(?:src|href)="([^"]+\.js)"/g), ([, address = '']) => address);
  const today = readdirSync(assets).find((name) => /^today\.route-[^.]*\.js$/.test(name)) ?? '';
  expect(sum(loadedBy(assets, [...scripts, today]).values())).toBeLessThan(250);
});
