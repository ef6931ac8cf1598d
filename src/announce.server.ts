import { styleText } from 'node:util';
import type { StaffRole } from './account/permissions/permissions.rule.ts';
import { demoStaff, demoStaffEmail } from './demo/load-staff.server.ts';
import { demoPassword, roles } from './demo/people.data.ts';
import type { Env } from './server/env.server.ts';
import { type SiteCode, type Sites, siteCodes } from './sites/site.ts';

/** `setUp` is the path that makes the first administrator, while there is none. */
export type Announced = { sites: Sites; setUp: string | undefined };

export function announce(env: Env, store: Announced): void {
  const bold = (text: string) => styleText('bold', text);
  console.log(announcement(env, store, process.stdout.isTTY ? bold : (text) => text));
}

export function announcement(
  env: Pick<Env, 'brand' | 'siteHosts' | 'deskAddress' | 'demo'>,
  { sites, setUp }: Announced,
  strong: (text: string) => string,
): string {
  const served = env.brand ? [env.brand] : siteCodes;
  const shops = served.map((code) => {
    const { name, isOpen, tagline } = sites[code];
    return `  ${name}  ${strong(env.siteHosts[code].address)}  ${isOpen ? tagline : 'not open yet'}`;
  });
  const isOpen = served.some((code) => sites[code].isOpen);
  return [
    '',
    strong(isOpen ? 'Raceway is open' : 'Raceway is running; no shop is open yet'),
    '',
    ...shops,
    '',
    ...(setUp === undefined ? [] : setUpLines(env, served, setUp, strong)),
    ...(env.demo ? demoLines(env, served, strong) : []),
    '',
  ].join('\n');
}

function setUpLines(
  { deskAddress, siteHosts }: Pick<Env, 'deskAddress' | 'siteHosts'>,
  [first]: readonly SiteCode[],
  setUp: string,
  strong: (text: string) => string,
): string[] {
  const address = deskAddress ?? (first && siteHosts[first].address);
  return [
    'Nobody works at the desk yet. Whoever opens this address becomes its administrator; it works once:',
    '',
    `  ${strong(`${address}${setUp}`)}`,
    '',
  ];
}

function demoLines(
  { deskAddress }: Pick<Env, 'deskAddress'>,
  served: readonly SiteCode[],
  strong: (text: string) => string,
): string[] {
  const hosts = served.map((code) => `${code}.example`).join(', ');
  const accounts = Object.entries(roles).map(([name, { description }]) => `  ${`${name}@`.padEnd(14)} ${description}`);
  return [
    `Demo accounts, each with ${hosts} after the @ on its own site; password ${strong(demoPassword)}`,
    '',
    ...accounts,
    '',
    `Staff sign in at ${deskAddress ? `${deskAddress}/desk` : '/desk of each shop'}: ${Object.keys(demoStaff)
      .map((role) => demoStaffEmail(role as StaffRole))
      .join(', ')};`,
    'the code of their authenticator app is shown in the outbox.',
    '',
    'Catalogue, prices, stock, companies and people are demo data.',
    'Mail and SMS can be read at /outbox of each shop. Online payments go to a checkout marked TEST; no money moves.',
    'Press Ctrl-C to stop.',
  ];
}
