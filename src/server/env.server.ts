import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { trimEndChars } from '../lib/text-runs.ts';
import { parseSiteCode, type SiteHosts } from '../sites/resolve-site.ts';
import { bySite, type SiteCode, siteCodes } from '../sites/site.ts';
import { parseTrustedProxies, type TrustedProxies } from './client-ip.server.ts';
import { publicKeysSetting, replicaUrlsSetting, usersSetting } from './setting-values.server.ts';
import { StartupError } from './startup-error.server.ts';

/** Variables that may carry a site's code (`SMTP_URL_GWD`) and then win on that site. */
const perSite = [
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_URL',
  'SMS_TOKEN',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'E_INVOICE_URL',
  'E_INVOICE_FROM',
  'E_INVOICE_USERS',
  'E_INVOICE_QR_KEY',
] as const;
type PerSite = (typeof perSite)[number];

export type Env = {
  port: number;
  host: string;
  brand: SiteCode | undefined;
  siteHosts: SiteHosts;
  /** Address of the host that serves only the desk; undefined when every shop's host serves it at /desk. */
  deskAddress: string | undefined;
  databaseUrl: string | undefined;
  /** One server each. */
  replicaUrls: readonly string[];
  /** A replica that may lack more than this is not read. */
  maxReplicaLagSeconds: number;
  /** How long a start waits for a database that is away. */
  databaseWaitSeconds: number;
  dataDir: string;
  secretKey: string | undefined;
  allowSandboxPayments: boolean;
  allowHttp: boolean;
  trustedProxies: TrustedProxies;
  metricsToken: string | undefined;
  /** A port of its own for `/metrics`; undefined for the port of the store. */
  metricsPort: number | undefined;
  /** The base address of an OTLP receiver of traces, and the name that this store has there. */
  tracesTo: { endpoint: string; serviceName: string } | undefined;
  /** Which requests are written to the log, and how much of the client's address. */
  accessLog: 'all' | 'errors' | 'off';
  accessLogAddress: 'full' | 'network' | 'off';
  demo: boolean;
  publicDemo: boolean;
  /** How long `/readyz` fails before the port closes, so that a load balancer stops sending requests. */
  drainSeconds: number;
  shutdownSeconds: number;
  workers: WantedWorkers;
  /** Older messages and audit entries are deleted. */
  outboxDays: number;
  auditDays: number;
  searchDays: number;
  webhookDays: number;
  /** The lifetime of a session, at most the 30 days of the rule. */
  sessionDays: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** The value of a per-site variable for one site: its own if set, else the common one. */
  forSite(site: SiteCode, name: string): string | undefined;
};

/** Processes that serve; `mayBeFewer` when nobody chose the number. */
export type WantedWorkers = { count: number; mayBeFewer: boolean };

/** Groups of per-site settings that are of use only together, such as the keys of a payment gateway. */
type SettingsGroups = readonly (readonly string[])[];
type Settings = Record<string, string | undefined>;

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  z.enum(names, `must be ${alternatives.format(names)}`);

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

const number = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().max(max, `must be at most ${max}`));

const siteNames = alternatives.format(siteCodes.map((code) => code.toUpperCase()));

const isAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text.toLowerCase();

const schema = z.object({
  PORT: number(65_535).optional(),
  HOST: z.string().optional(),
  BRAND: z.string().refine(parseSiteCode, `must be ${siteNames}`).transform(parseSiteCode).optional(),
  SITE_HOSTS: z.string().optional(),
  DESK_HOST: z
    .string()
    .transform((text) => trimEndChars(text, '/'))
    .refine(isAddress, 'must read like https://desk.example')
    .optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URLS: replicaUrlsSetting.optional(),
  MAX_REPLICA_LAG_SECONDS: number(60).pipe(z.number().min(1, 'must be at least 1')).optional(),
  DATABASE_WAIT_SECONDS: number(3600).optional(),
  DATA_DIR: z.string().optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  ALLOW_SANDBOX_PAYMENTS: flag.optional(),
  ALLOW_HTTP: flag.optional(),
  ALLOW_PUBLIC_DEMO: flag.optional(),
  TRUSTED_PROXIES: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,200}$/, 'must have 16 to 200 characters without spaces')
    .optional(),
  METRICS_PORT: number(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).optional(),
  OTEL_SERVICE_NAME: z.string().max(100, 'must have at most 100 characters').optional(),
  ACCESS_LOG: oneOf('all', 'errors', 'off').optional(),
  ACCESS_LOG_ADDRESS: oneOf('full', 'network', 'off').optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').optional(),
  DRAIN_SECONDS: number(300).optional(),
  SHUTDOWN_SECONDS: number(3600).optional(),
  WORKERS: number(256).pipe(z.number().min(1, 'must be at least 1')).optional(),
  OUTBOX_DAYS: number(36_500).pipe(z.number().min(1, 'must be at least 1')).optional(),
  AUDIT_DAYS: number(36_500).pipe(z.number().min(1, 'must be at least 1')).optional(),
  SEARCH_DAYS: number(3650).pipe(z.number().min(1, 'must be at least 1')).optional(),
  WEBHOOK_DAYS: number(3650).pipe(z.number().min(1, 'must be at least 1')).optional(),
  SESSION_DAYS: number(30).pipe(z.number().min(1, 'must be at least 1')).optional(),
});

const perSiteSchema: Partial<Record<PerSite, z.ZodType>> = {
  SMTP_URL: url(['smtp:', 'smtps:']),
  SMS_URL: url(['http:', 'https:']),
  MAIL_FROM: z.string().regex(/@/, 'must be a mail address'),
  S3_ENDPOINT: url(['http:', 'https:']),
  S3_BUCKET: z.string().regex(/^[\w.-]{1,100}$/, 'must be the name of a bucket'),
  S3_REGION: z.string().regex(/^[\w-]{1,40}$/, 'must be the name of a region'),
  E_INVOICE_URL: url(['http:', 'https:']),
  E_INVOICE_FROM: z.iso.date('must be a day like 2026-12-01'),
  E_INVOICE_USERS: usersSetting,
  E_INVOICE_QR_KEY: publicKeysSetting,
};

/** Reads every setting of the process. Throws `StartupError` naming each variable that is present and wrong. */
export function readEnv(from: Settings, together: SettingsGroups = []): Env {
  const { env, wrong } = readSettings(from, together);
  if (wrong !== undefined) throw new StartupError(wrong);
  return env;
}

/**
 * Every setting, each checked; an empty value counts as not set. `wrong` is the sentence that names what is present and
 * wrong; the other settings are read nevertheless, so that all problems are reported at once.
 */
export function readSettings(from: Settings, together: SettingsGroups): { env: Env; wrong: string | undefined } {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined && value !== ''));
  const issues = schema.safeParse(given).error?.issues ?? [];
  const faulty = issues.map(({ path }) => path[0]);
  const read = schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !faulty.includes(name))));
  const { proxies, unreadable } = parseTrustedProxies(read.TRUSTED_PROXIES ?? '');
  const port = read.PORT ?? 3000;
  const { siteHosts, unreadableHosts } = readSiteHosts(read.SITE_HOSTS, port);
  const wrong = [
    ...issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    ...(read.DATABASE_REPLICA_URLS && !given.DATABASE_URL ? ['DATABASE_REPLICA_URLS needs DATABASE_URL as well'] : []),
    ...wrongPerSite(given),
    ...halfSet(given, together),
    ...unreadable.map((entry) => `TRUSTED_PROXIES '${entry}' must be an address or a network such as 10.0.0.0/8`),
    ...(isHostOfSite(siteHosts, read.DESK_HOST) ? [`DESK_HOST '${read.DESK_HOST}' is the host of a shop`] : []),
    ...unreadableHosts.map((entry) => `SITE_HOSTS '${entry}' must read like zwz=https://shop.example`),
    ...hostsOfTwoSites(siteHosts).map((host) => `SITE_HOSTS names ${host} for more than one site`),
    ...(port !== 0 && read.METRICS_PORT === port ? ['METRICS_PORT must be another port than PORT'] : []),
  ];
  const demo = read.DEMO ?? !read.DATABASE_URL;
  const publicDemo = demo && (read.ALLOW_PUBLIC_DEMO ?? false);
  const env: Env = {
    port,
    host: read.HOST ?? (demo && !publicDemo ? '127.0.0.1' : '0.0.0.0'),
    brand: read.BRAND,
    siteHosts,
    deskAddress: read.DESK_HOST,
    databaseUrl: read.DATABASE_URL,
    replicaUrls: read.DATABASE_REPLICA_URLS ?? [],
    maxReplicaLagSeconds: read.MAX_REPLICA_LAG_SECONDS ?? 5,
    databaseWaitSeconds: read.DATABASE_WAIT_SECONDS ?? 60,
    dataDir: resolve(read.DATA_DIR ?? '.raceway'),
    secretKey: read.SECRET_KEY,
    allowSandboxPayments: read.ALLOW_SANDBOX_PAYMENTS ?? false,
    allowHttp: read.ALLOW_HTTP ?? false,
    trustedProxies: proxies,
    metricsToken: read.METRICS_TOKEN,
    metricsPort: read.METRICS_PORT,
    tracesTo: read.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: read.OTEL_SERVICE_NAME ?? 'raceway' }
      : undefined,
    accessLog: read.ACCESS_LOG ?? 'all',
    accessLogAddress: read.ACCESS_LOG_ADDRESS ?? 'full',
    demo,
    publicDemo,
    drainSeconds: read.DRAIN_SECONDS ?? 2,
    shutdownSeconds: read.SHUTDOWN_SECONDS ?? 30,
    workers: { count: read.WORKERS ?? workersFor(availableParallelism()), mayBeFewer: read.WORKERS === undefined },
    outboxDays: read.OUTBOX_DAYS ?? 400,
    auditDays: read.AUDIT_DAYS ?? 3000,
    searchDays: read.SEARCH_DAYS ?? 90,
    webhookDays: read.WEBHOOK_DAYS ?? 30,
    sessionDays: read.SESSION_DAYS ?? 30,
    logLevel: read.LOG_LEVEL ?? 'info',
    forSite: (site, name) => settingOf(given, site, name),
  };
  return { env, wrong: wrong.length > 0 ? `Wrong settings: ${wrong.join('; ')}.` : undefined };
}

/** Below four cores the database and the worker threads need the others. */
const workersFor = (cores: number) => (cores >= 4 ? cores : 1);

const settingOf = (given: Settings, site: SiteCode, name: string) =>
  given[`${name}_${site.toUpperCase()}`] ?? given[name];

/** A provider with some of its keys would take money that the store never hears of. */
function halfSet(given: Settings, together: SettingsGroups): string[] {
  return siteCodes.flatMap((site) =>
    together.flatMap((names) => {
      const missing = names.filter((name) => settingOf(given, site, name) === undefined);
      if (missing.length === 0 || missing.length === names.length) return [];
      const set = names.find((name) => !missing.includes(name));
      return [`${missing.join(' and ')} must be set for ${site} as well, because ${set} is`];
    }),
  );
}

function wrongPerSite(given: Settings): string[] {
  const names = perSite.flatMap((name) => [name, ...siteCodes.map((code) => `${name}_${code.toUpperCase()}`)]);
  return names.flatMap((variable) => {
    const base = perSite.find((name) => variable === name || variable.startsWith(`${name}_`)) as PerSite;
    const value = given[variable];
    const error = value === undefined ? undefined : perSiteSchema[base]?.safeParse(value).error;
    return error ? [`${variable} ${error.issues[0]?.message}`] : [];
  });
}

function isHostOfSite(siteHosts: SiteHosts, deskAddress: string | undefined): boolean {
  const host = deskAddress && new URL(deskAddress).hostname;
  return host !== undefined && siteCodes.some((code) => siteHosts[code].hosts.includes(host));
}

/** A host that two sites name would show only the first of them. */
function hostsOfTwoSites(siteHosts: SiteHosts): string[] {
  const hosts = siteCodes.flatMap((code) => [...new Set(siteHosts[code].hosts)]);
  return [...new Set(hosts.filter((host, place) => host !== '' && hosts.indexOf(host) !== place))];
}

function readSiteHosts(
  text: string | undefined,
  port: number,
): { siteHosts: SiteHosts; unreadableHosts: readonly string[] } {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const hostsOf = (code: SiteCode) => {
    const addresses = entries.flatMap((entry) => {
      const [name = '', address = ''] = entry.split(/=(.*)/s);
      return parseSiteCode(name) === code ? [trimEndChars(address, '/')] : [];
    });
    const [address = `http://${code}.localhost:${port}`, ...others] = addresses;
    return {
      address,
      hosts: [address, ...others, `http://${code}.localhost`].map((a) => URL.parse(a)?.hostname ?? ''),
    };
  };
  const unreadableHosts = entries.filter(Boolean).filter((entry) => {
    const [name = '', address = ''] = entry.split(/=(.*)/s);
    return !parseSiteCode(name) || !isAddress(trimEndChars(address, '/'));
  });
  return { siteHosts: bySite(hostsOf), unreadableHosts };
}
