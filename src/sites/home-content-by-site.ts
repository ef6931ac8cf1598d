import type { HomeContent } from './home-content.ts';
import { gwdHome } from './home-content-gwd.ts';
import { nodHome } from './home-content-nod.ts';
import { zwzHome } from './home-content-zwz.ts';
import type { SiteCode } from './site.ts';

export const homeContent: Record<SiteCode, HomeContent> = { zwz: zwzHome, nod: nodHome, gwd: gwdHome };
