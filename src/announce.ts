import type { Env } from './server/env.ts';
import { siteCodes } from './sites/site.ts';
import { sites } from './sites/which-site.ts';

/** Tells the person at the terminal where the store is, who may sign in and what is only pretended. */
export function announce(env: Env): void {
  const lines = siteCodes.map((code) => `  ${sites[code].name}  ${env.siteHosts[code].address}`);
  console.log(`\nRaceway is open:\n${lines.join('\n')}\n\nCtrl-C ends it.`);
}
