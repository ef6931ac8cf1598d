import { msg } from '../lib/i18n.ts';

type DrawingSpec = { type: string; d: number; D: number; B: number };

/** Drawn with a bearing of a category, of which it says how many are on sale. */
export type Zone = { name: string; text: string; drawing: DrawingSpec; category: string };

export type AboutContent = {
  headline: string;
  paragraphs: readonly string[];
  drawing: DrawingSpec;
  figures: readonly { label: string; value: string }[];
  timeline: readonly { year: number; text: string; more?: string }[];
  factories?: { note: string; zones: readonly Zone[] };
  ventures: readonly { name: string; text: string; href: string }[];
  /** What the kit is for; left out where none is sold. */
  retrofitKit?: string;
  /** Shown with the client's own words only. */
  testimonials: readonly { client: string; quote: string }[];
};

export const counterfeit = {
  title: msg('Counterfeit bearings'),
  text: msg(
    'A price far below the market, a box without a lot number, a mark that smears or can be felt: ask before you fit it. Send us a picture of the box and of the ring face with the number.',
  ),
};
export type CounterfeitWarning = typeof counterfeit;
