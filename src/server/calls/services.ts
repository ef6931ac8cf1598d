import type { SiteCode } from '../../sites/site.ts';
import type { Env } from '../env.server.ts';

/**
 * What calls and jobs use beside the database. An area adds its own where their type stands (`declare module`), also what
 * a later area carries out for it; `src/create-services.server.ts` makes them all.
 */
export interface Services {
  env: Env;
  /** The address of a site's shop: 'https://nod.example'. */
  addressOf(site: SiteCode): string;
}
