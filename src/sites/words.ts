import type { SiteCode } from './site.ts';
import { gwdHome } from './words-gwd.ts';
import { nodHome } from './words-nod.ts';
import { zwzHome } from './words-zwz.ts';

/** A maker with a bearing that is typical of it; sizes in mm. */
type Brand = { name: string; sells: string; drawing: { type: string; d: number; D: number; B: number } };

/** The words of a home page. */
export type HomeWords = {
  /** Of the browser's tab; the site's name follows. */
  title: string;
  headline: string;
  lead: string;
  /** Claims of the house as label and value. */
  facts: readonly { label: string; value: string }[];
  about: readonly string[];
  /** The makers sold, where there are several. */
  brands: { note: string; list: readonly Brand[] } | undefined;
  /** Who buys here, when prices are shown, how a known customer gets an account. */
  buyers: readonly { label: string; value: string }[];
};

export const homeWords: Record<SiteCode, HomeWords> = { zwz: zwzHome, nod: nodHome, gwd: gwdHome };
