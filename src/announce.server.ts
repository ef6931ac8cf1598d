import { styleText } from 'node:util';
import type { StaffRole } from './account/permissions/permissions.rule.ts';
import { demoStaff, demoStaffEmail } from './demo/load-staff.server.ts';
import { demoPassword, roles } from './demo/people.data.ts';
import type { Env } from './server/env.server.ts';
import { sites } from './sites/resolve-site.ts';
import { siteCodes } from './sites/site.ts';

export function announce(env: Env): void {
  const bold = (text: string) => styleText('bold', text);
  console.log(announcement(env, process.stdout.isTTY ? bold : (text) => text));
}

export function announcement(
  env: Pick<Env, 'brand' | 'siteHosts' | 'deskAddress' | 'demo'>,
  strong: (text: string) => string,
): string {
  const open = env.brand ? [env.brand] : siteCodes;
  const addresses = open.map(
    (code) => `  ${sites[code].name}  ${strong(env.siteHosts[code].address)}  ${sites[code].tagline}`,
  );
  return ['', strong('Raceway is open'), '', ...addresses, '', ...(env.demo ? demoLines(env, strong) : []), ''].join(
    '\n',
  );
}

function demoLines({ deskAddress }: Pick<Env, 'deskAddress'>, strong: (text: string) => string): string[] {
  const hosts = siteCodes.map((code) => `${code}.example`).join(', ');
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
