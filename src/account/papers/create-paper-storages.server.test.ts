import { expect, test } from 'vitest';
import { readEnv } from '../../server/env.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { createPaperStorages, paperStorageSettings } from './create-paper-storages.server.ts';

const s3 = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'papers',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('papers are kept in the database, or in the object store where a site has one', () => {
  const gulf = Object.fromEntries(Object.entries(s3).map(([name, value]) => [`${name}_GWD`, value]));
  const storages = createPaperStorages(readEnv(gulf));
  expect([storages.current(sites.nod).name, storages.current(sites.gwd).name]).toEqual(['database', 's3']);
});

test('papers stay readable where they were kept, as long as its settings are there', () => {
  const [before, after] = [createPaperStorages(readEnv({})), createPaperStorages(readEnv(s3))];
  expect(after.named(sites.nod, 'database')?.name).toBe('database');
  expect(after.named(sites.nod, 's3')?.name).toBe('s3');
  expect(before.named(sites.nod, 's3')).toBeUndefined();
});

test('the settings of one site are enough to keep its papers in a worker thread', () => {
  const settings = paperStorageSettings(readEnv({ ...s3, S3_REGION: 'me-central-1' }), 'gwd');
  expect(settings).toEqual({ ...s3, S3_REGION: 'me-central-1' });
  expect(createPaperStorages({ forSite: (_site, name) => settings[name] }).current(sites.gwd).name).toBe('s3');
});
