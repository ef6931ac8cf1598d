import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { watchDisks } from '../../src/server/jobs/watch-disks.server.ts';
import { parentRegistry } from '../../src/server/metrics/metrics.server.ts';
import { createMetricsReader } from '../../src/store-metrics.server.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = read('ops/prometheus/raceway.rules.yml');
const ruleTests = read('ops/prometheus/raceway.rules.test.yml') + read('ops/prometheus/orders-stopped.test.yml');
const runbook = read('docs/runbook.md');
const page = read('docs/monitoring.md');
const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name = '']) => name);

type Panel = { targets?: { expr: string }[] };
const dashboard = JSON.parse(read('ops/grafana/raceway.json')) as { panels: Panel[] };
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const metricsIn = (text: string) =>
  new Set([...text.matchAll(/\b(?:raceway|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name));
const unknown = (text: string) => [...metricsIn(text)].filter((name) => !served.has(name));

const store = setUp(openTestStore);
const served = new Set<string>();
beforeAll(async () => {
  await watchDisks({ database: root }, { warn: () => undefined })();
  const text = (await createMetricsReader(store.database)()) + (await parentRegistry.metrics());
  for (const [, name = '', kind] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    served.add(name);
    if (kind === 'histogram') for (const part of ['bucket', 'sum', 'count']) served.add(`${name}_${part}`);
  }
});

test('alerts and dashboard ask for metrics that the store serves', () => {
  expect(alerts.length).toBeGreaterThan(10);
  expect(expressions.length).toBeGreaterThan(20);
  expect(unknown(rules)).toEqual([]);
  expect(unknown(expressions.join('\n'))).toEqual([]);
});

test('every metric of the store is explained, and none that is not there', () => {
  const shared = page.replace(/`raceway_pool_connections`, `_in_use`, `_max`/, (text) =>
    text.replaceAll('`_', '`raceway_pool_connections_'),
  );
  const own = [...served].filter((name) => name.startsWith('raceway_') && !/_(bucket|sum|count)$/.test(name));
  expect(own.filter((name) => !metricsIn(shared).has(name))).toEqual([]);
  expect(unknown(shared).filter((name) => !name.endsWith('_'))).toEqual([]);
});

test('each alert has its section in the runbook, and each section its alert', () => {
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
  expect(sections).toEqual(alerts);
  for (const part of runbook.split(/^## /m).slice(1))
    for (const label of ['**Means.**', '**Do.**', '**Tried.**'])
      expect([part.split('\n')[0], part.includes(label)]).toEqual([part.split('\n')[0], true]);
  for (const name of alerts) expect(rules).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}`);
});

test('each alert has a test where it fires and one where it is silent', () => {
  const missing = alerts.flatMap((name) =>
    [`- name: ${name} fires`, `- name: ${name} is silent`].filter((line) => !ruleTests.includes(line)),
  );
  expect(missing).toEqual([]);
});

const promtool = (...given: string[]) =>
  spawnSync('promtool', given, { cwd: join(root, 'ops/prometheus'), encoding: 'utf8' });
const hasPromtool = promtool('--version').error === undefined;
if (!hasPromtool) console.info('promtool is not installed (apt-get install prometheus): the alert rules are not run.');

test.skipIf(!hasPromtool)(
  'promtool finds the alert rules right',
  () => {
    const check = promtool('check', 'config', 'prometheus.yml');
    expect(check.status === 0 ? '' : check.stdout + check.stderr).toBe('');
    const { status, stdout, stderr } = promtool('test', 'rules', 'raceway.rules.test.yml', 'orders-stopped.test.yml');
    expect(status === 0 ? '' : stdout + stderr).toBe('');
  },
  120_000,
);
