import { resolve } from 'node:path';
import { z } from 'zod';
import { withoutAtEnd } from '../lib/text-runs.ts';
import { type SiteCode, siteCodes } from '../sites/site.ts';
import { type SiteHosts, siteCodeOf } from '../sites/which-site.ts';
import { StartRefused } from './start-refused.ts';

/** Variables that may carry a site's code (`STRIPE_SECRET_KEY_GWD`) and then win on that site. */
const perSite = [
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_URL',
  'SMS_TOKEN',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;
type PerSite = (typeof perSite)[number];

export type Env = {
  port: number;
  host: string;
  brand: SiteCode | undefined;
  siteHosts: SiteHosts;
  databaseUrl: string | undefined;
  dataDir: string;
  secretKey: string | undefined;
  allowSandboxPayments: boolean;
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  metricsToken: string | undefined;
  demo: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** The value of a per-site variable for one site: its own if set, else the common one. */
  of(site: SiteCode, name: PerSite): string | undefined;
};

/** Keys that are of use only together. */
const together: readonly (readonly PerSite[])[] = [
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
];

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const url = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

const schema = z.object({
  PORT: z.string().regex(/^\d+$/, 'must be a number').transform(Number).pipe(z.number().min(0).max(65535)).optional(),
  HOST: z.string().optional(),
  BRAND: z.string().refine(siteCodeOf, 'must be ZWZ, NOD or GWD').transform(siteCodeOf).optional(),
  SITE_HOSTS: z.string().optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATA_DIR: z.string().optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  ALLOW_SANDBOX_PAYMENTS: flag.optional(),
  TRUSTED_PROXIES: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
});

const perSiteSchema: Partial<Record<PerSite, z.ZodType>> = {
  SMTP_URL: url(['smtp:', 'smtps:']),
  SMS_URL: url(['http:', 'https:']),
  MAIL_FROM: z.string().regex(/@/, 'must be a mail address'),
};

/**
 * Reads every setting of the process, each checked; an empty value counts as not set.
 * Throws `StartRefused` naming each variable that is present and wrong.
 */
export function readEnv(from: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined && value !== ''));
  const read = schema.safeParse(given);
  const wrong = [
    ...(read.error?.issues ?? []).map((i) => `${i.path.join('.')} ${i.message}`),
    ...wrongPerSite(given),
    ...halfSet(given),
  ];
  const port = read.data?.PORT ?? 3000;
  const siteHosts = readSiteHosts(read.data?.SITE_HOSTS, port, wrong);
  if (!read.data || wrong.length > 0) throw new StartRefused(`Wrong settings: ${wrong.join('; ')}.`);
  const env = read.data;
  const demo = env.DEMO ?? !env.DATABASE_URL;
  return {
    port,
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    brand: env.BRAND,
    siteHosts,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR ?? '.raceway'),
    secretKey: env.SECRET_KEY,
    allowSandboxPayments: env.ALLOW_SANDBOX_PAYMENTS ?? false,
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(/[\s,]+/).filter(Boolean),
    metricsToken: env.METRICS_TOKEN,
    demo,
    logLevel: env.LOG_LEVEL ?? 'info',
    of: (site, name) => settingOf(given, site, name),
  };
}

const settingOf = (given: Record<string, string | undefined>, site: SiteCode, name: PerSite) =>
  given[`${name}_${site.toUpperCase()}`] ?? given[name];

/** A provider with some of its keys would take money that the store never hears of. */
function halfSet(given: Record<string, string | undefined>): string[] {
  return siteCodes.flatMap((site) =>
    together.flatMap((names) => {
      const missing = names.filter((name) => settingOf(given, site, name) === undefined);
      if (missing.length === 0 || missing.length === names.length) return [];
      const set = names.find((name) => !missing.includes(name));
      return [`${missing.join(' and ')} must be set for ${site} as well, because ${set} is`];
    }),
  );
}

function wrongPerSite(given: Record<string, string | undefined>): string[] {
  const names = perSite.flatMap((name) => [name, ...siteCodes.map((code) => `${name}_${code.toUpperCase()}`)]);
  return names.flatMap((variable) => {
    const base = perSite.find((name) => variable === name || variable.startsWith(`${name}_`)) as PerSite;
    const value = given[variable];
    const error = value === undefined ? undefined : perSiteSchema[base]?.safeParse(value).error;
    return error ? [`${variable} ${error.issues[0]?.message}`] : [];
  });
}

function readSiteHosts(text: string | undefined, port: number, wrong: string[]): SiteHosts {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const hostsOf = (code: SiteCode) => {
    const addresses = entries.flatMap((entry) => {
      const [name = '', address = ''] = entry.split(/=(.*)/s);
      return siteCodeOf(name) === code ? [withoutAtEnd(address, '/')] : [];
    });
    const [address = `http://${code}.localhost:${port}`, ...others] = addresses;
    return {
      address,
      hosts: [address, ...others, `http://${code}.localhost`].map((a) => URL.parse(a)?.hostname ?? ''),
    };
  };
  for (const entry of entries.filter(Boolean)) {
    const [name = '', address = ''] = entry.split(/=(.*)/s);
    if (!siteCodeOf(name) || !URL.canParse(address) || !/^https?:/.test(address))
      wrong.push(`SITE_HOSTS '${entry}' must read like zwz=https://shop.example`);
  }
  return { zwz: hostsOf('zwz'), nod: hostsOf('nod'), gwd: hostsOf('gwd') };
}
