import { gwdHome } from './home-content-gwd.ts';
import { nodHome } from './home-content-nod.ts';
import { zwzHome } from './home-content-zwz.ts';
import type { SiteCode } from './site.ts';

/** A bearing to draw; sizes in mm. */
type DrawingSpec = { type: string; d: number; D: number; B: number; seal?: string };

/** A maker with a bearing that is typical of it, and the name of its page where it has one. */
type Brand = { name: string; sells: string; page: string; drawing: DrawingSpec };

/** Goods that a tab of the home page shows: a line, and a view of its own behind Know More. */
export type FeaturedGroup = {
  /** Unique on the page; stands in its address: '#best-ball'. */
  id: string;
  title: string;
  text: string;
  more: readonly string[];
  drawing: DrawingSpec;
  /** Designations that are shown as a table, as far as the site sells them; without them the catalogue is offered. */
  designations?: readonly string[];
};

export type FeaturedTab = {
  title: 'New' | 'Best Sellers' | 'Featured' | 'Special Offer';
  groups: readonly FeaturedGroup[];
};

/** A small tile and the listing behind it, as the query of its address. */
type Tile = { name: string; listing: Readonly<Record<string, string>>; drawing: DrawingSpec };

export type ClientMark = 'gear' | 'paper' | 'mill' | 'gearbox';

/** A fact with its label, and the page it leads to. */
type Fact = { label: string; value: string; to?: string };

/** The words of a home page; what a site does not have is left out. */
export type HomeContent = {
  /** Of the browser's tab; the site's name follows. */
  title: string;
  headline: string;
  lead: string;
  /** Claims of the house as label and value. */
  facts: readonly Fact[];
  about: readonly string[];
  brands?: { note: string; list: readonly Brand[] };
  featured?: readonly FeaturedTab[];
  tiles?: readonly Tile[];
  values?: readonly { title: string; text: string }[];
  clients?: { note: string; list: readonly { name: string; mark: ClientMark }[] };
  /** Why an actual user signs up, and why a channel partner joins. */
  joins: { user: string; partner: string };
  /** When prices are shown, and what else is good to know before signing up. */
  terms: readonly Fact[];
};

export const homeContent: Record<SiteCode, HomeContent> = { zwz: zwzHome, nod: nodHome, gwd: gwdHome };
