import { expect, test } from 'vitest';
import { readEnv, readSettings } from './env.server.ts';

test('defaults: demo data on loopback, port 3000, three localhost addresses', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, logLevel: 'info', brand: undefined });
  expect(env.siteHosts.nod).toEqual({
    address: 'http://nod.localhost:3000',
    hosts: ['nod.localhost', 'nod.localhost'],
  });
});

test('DATABASE_URL turns the demo data off unless DEMO is set', () => {
  const url = 'postgres://store@db.example/store';
  expect(readEnv({ DATABASE_URL: url })).toMatchObject({ demo: false, host: '0.0.0.0' });
  expect(readEnv({ DATABASE_URL: url, DEMO: '1' })).toMatchObject({ demo: true, host: '127.0.0.1' });
});

test('replicas are listed with commas between them, and may be five seconds behind', () => {
  const list = { DATABASE_URL: 'postgres://a/x', DATABASE_REPLICA_URLS: 'postgres://b/x, postgres://c/x,' };
  expect(readEnv(list)).toMatchObject({ replicaUrls: ['postgres://b/x', 'postgres://c/x'], maxReplicaLagSeconds: 5 });
  expect(readEnv({ ...list, MAX_REPLICA_LAG_SECONDS: '20' }).maxReplicaLagSeconds).toBe(20);
  expect(readEnv({})).toMatchObject({ replicaUrls: [], databaseWaitSeconds: 60 });
});

test('the first address of a site is used in links', () => {
  const env = readEnv({ SITE_HOSTS: 'zwz=https://shop.zwz.example/,ZWZ=https://www.zwz.example' });
  expect(env.siteHosts.zwz.address).toBe('https://shop.zwz.example');
  expect(env.siteHosts.zwz.hosts).toContain('www.zwz.example');
});

test('the desk is on the host of each shop unless it has its own', () => {
  expect(readEnv({}).deskAddress).toBeUndefined();
  expect(readEnv({ DESK_HOST: 'https://desk.example/' }).deskAddress).toBe('https://desk.example');
});

test('a variable for one site takes precedence on that site only', () => {
  const env = readEnv({ SMTP_URL: 'smtp://all.example', SMTP_URL_GWD: 'smtps://gulf.example' });
  expect(env.forSite('gwd', 'SMTP_URL')).toBe('smtps://gulf.example');
  expect(env.forSite('zwz', 'SMTP_URL')).toBe('smtp://all.example');
  expect(env.forSite('zwz', 'SMS_TOKEN')).toBeUndefined();
});

test.each([
  [{ PORT: 'http' }, /PORT must be a number/],
  [{ PORT: '70000' }, /PORT/],
  [{ BRAND: 'SKF' }, /BRAND must be ZWZ, NOD.* or \w+/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a URL that begins with postgres:/],
  [{ DATABASE_REPLICA_URLS: 'postgres://b/x' }, /DATABASE_REPLICA_URLS needs DATABASE_URL/],
  [{ DATABASE_REPLICA_URLS: 'postgres://b/x,c' }, /DATABASE_REPLICA_URLS must be URLs that begin with postgres:/],
  [{ DATABASE_REPLICA_URLS: 'postgres://b/x, postgres://b/x' }, /DATABASE_REPLICA_URLS must name each server once/],
  [{ MAX_REPLICA_LAG_SECONDS: '0' }, /MAX_REPLICA_LAG_SECONDS must be at least 1/],
  [{ SITE_HOSTS: 'none=https://x.example' }, /SITE_HOSTS 'none=https:\/\/x.example'/],
  [{ DESK_HOST: 'desk.example' }, /DESK_HOST must read like https:\/\/desk\.example/],
  [{ DESK_HOST: 'https://desk.example/staff' }, /DESK_HOST must read like/],
  [{ DESK_HOST: 'ftp://desk.example' }, /DESK_HOST must read like/],
  [{ DESK_HOST: 'http://nod.localhost:3000' }, /DESK_HOST 'http:\/\/nod\.localhost:3000' is the host of a shop/],
  [{ DEMO: 'yes' }, /DEMO must be 0 or 1/],
  [{ SECRET_KEY: 'short' }, /SECRET_KEY must have at least 32 characters/],
  [{ METRICS_TOKEN: 'a token with spaces' }, /METRICS_TOKEN must have 16 to 200 characters without spaces/],
  [{ SMTP_URL_NOD: 'mail.example' }, /SMTP_URL_NOD must be a URL/],
  [{ S3_ENDPOINT: 's3.example' }, /S3_ENDPOINT must be a URL/],
  [{ S3_BUCKET_GWD: 'a bucket' }, /S3_BUCKET_GWD must be the name of a bucket/],
  [{ S3_REGION: 'here/there' }, /S3_REGION must be the name of a region/],
  [{ SITE_HOSTS: 'zwz=https://zwz.example/shop' }, /SITE_HOSTS 'zwz=https:\/\/zwz.example\/shop' must read like/],
  [{ SITE_HOSTS: 'zwz=https://x.example,nod=https://x.example' }, /SITE_HOSTS names x.example for more than one site/],
  [{ METRICS_PORT: '3000' }, /METRICS_PORT must be another port than PORT/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be fatal, error, warn, info, debug or silent/],
  [{ ACCESS_LOG: 'all2' }, /ACCESS_LOG must be all, errors or off/],
  [{ ACCESS_LOG_ADDRESS: 'none' }, /ACCESS_LOG_ADDRESS must be full, network or off/],
  [{ TRUSTED_PROXIES: '10.0.0.0/8,bogus' }, /TRUSTED_PROXIES 'bogus' must be an address or a network/],
  [{ TRUSTED_PROXIES: '10.0.0.0/8,bogus', DEMO: '0' }, /TRUSTED_PROXIES 'bogus'/],
  [{ SHUTDOWN_SECONDS: '1h' }, /SHUTDOWN_SECONDS must be a number/],
  [{ DRAIN_SECONDS: '9999' }, /DRAIN_SECONDS must be at most 300/],
  [{ WORKERS: '0' }, /WORKERS must be at least 1/],
  [{ SEARCH_DAYS: '0' }, /SEARCH_DAYS must be at least 1/],
  [{ WEBHOOK_DAYS: '4000' }, /WEBHOOK_DAYS must be at most 3650/],
  [{ SESSION_DAYS: '31' }, /SESSION_DAYS must be at most 30/],
  [{ WORKERS: '1000' }, /WORKERS must be at most 256/],
  [{ ALLOW_HTTP: 'true' }, /ALLOW_HTTP must be 0 or 1/],
])('%o stops the start with a message', (given, message) => {
  expect(() => readEnv(given)).toThrow(message);
});

test('a number of workers that somebody chose is kept', () => {
  expect(readEnv({ WORKERS: '3' }).workers).toEqual({ count: 3, mayBeFewer: false });
  expect(readEnv({}).workers.mayBeFewer).toBe(true);
});

test('a demonstration is public only if that is allowed', () => {
  expect(readEnv({ ALLOW_PUBLIC_DEMO: '1' })).toMatchObject({ demo: true, publicDemo: true, host: '0.0.0.0' });
  expect(readEnv({ ALLOW_PUBLIC_DEMO: '1', DEMO: '0' })).toMatchObject({ publicDemo: false });
  expect(readEnv({})).toMatchObject({ publicDemo: false, host: '127.0.0.1' });
});

test('a wrong setting does not affect the others', () => {
  const { env, wrong } = readSettings({ PORT: 'x', DEMO: '0', BRAND: 'NOD', TRUSTED_PROXIES: 'x' }, []);
  expect(env).toMatchObject({ port: 3000, demo: false, brand: 'nod' });
  expect(wrong).toMatch(/^Wrong settings: PORT .*; TRUSTED_PROXIES 'x' .*\.$/);
});

test('all wrong settings are reported at once; empty ones count as not set', () => {
  expect(() => readEnv({ PORT: 'x', DEMO: '2', BRAND: '' })).toThrow(/PORT.*DEMO/);
});

test('of settings that belong together, each must be set for a site that has one of them', () => {
  const together = [['BANK_ID', 'BANK_KEY', 'BANK_SECRET']];
  expect(() => readEnv({ BANK_ID_GWD: 'a' }, together)).toThrow(
    'BANK_KEY and BANK_SECRET must be set for gwd as well, because BANK_ID is',
  );
  const keys = { BANK_ID: 'a', BANK_KEY: 'b', BANK_SECRET_ZWZ: 'c' };
  expect(() => readEnv(keys, together)).toThrow('BANK_SECRET must be set for nod');
  expect(readEnv({ ...keys, BANK_SECRET: 'd' }, together).forSite('zwz', 'BANK_SECRET')).toBe('c');
});

test('how long what is written down is kept has a default and can be set', () => {
  const defaults = { outboxDays: 400, auditDays: 3000, searchDays: 90, webhookDays: 30, sessionDays: 30 };
  expect(readEnv({})).toMatchObject(defaults);
  const set = { OUTBOX_DAYS: '1', AUDIT_DAYS: '2', SEARCH_DAYS: '3', WEBHOOK_DAYS: '4', SESSION_DAYS: '5' };
  expect(readEnv(set)).toMatchObject({ outboxDays: 1, auditDays: 2, searchDays: 3, webhookDays: 4, sessionDays: 5 });
});
