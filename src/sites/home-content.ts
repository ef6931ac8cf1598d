import type { SectionForm } from '../bearings/sections/section.ts';
import type { Day } from '../lib/dates.ts';

/** Sizes in mm. */
export type HomeDrawing = { type: string; d: number; D: number; B: number; seal?: string | null } & SectionForm;

type Brand = { name: string; sells: string; page: string; drawing: HomeDrawing };

export type FeaturedGroup = {
  id: string;
  title: string;
  text: string;
  more: readonly string[];
  drawing: HomeDrawing;
  /** The number that the seller has chosen for the drawing. */
  drawnNumber?: string;
  /** Shown as a table as far as the site sells them; without them the section offers the catalogue. */
  designations?: readonly string[];
};

export type FeaturedTab = {
  title: 'New' | 'Best Sellers' | 'Featured' | 'Special Offer';
  groups: readonly FeaturedGroup[];
};

type Tile = { name: string; listing: Readonly<Record<string, string>>; drawing: HomeDrawing };

/** A client shows its uploaded logo, else a line drawing on a 72 px canvas. */
export type Client = { name: string; logo?: string; drawing: string };

type Fact = { label: string; value: string; to?: string };

/** What the seller has written of a maker. */
export type WrittenMaker = { name: string; text: string; origin?: string; href?: string };

/** Shown from its first to its last day, each of which may be left out. */
export type Banner = {
  title: string;
  text: string;
  /** The address of an uploaded picture; it only decorates. */
  picture?: string;
  link?: { label: string; to: string };
  firstDay?: Day;
  lastDay?: Day;
};

export type HomeContent = {
  banners?: readonly Banner[];
  title: string;
  headline: string;
  lead: string;
  facts: readonly Fact[];
  about: readonly string[];
  brands?: { note: string; list: readonly Brand[] };
  featured?: readonly FeaturedTab[];
  tiles?: readonly Tile[];
  values?: readonly { title: string; text: string }[];
  clients?: { note: string; list: readonly Client[] };
  joins: { user: string; partner: string };
  terms: readonly Fact[];
};
