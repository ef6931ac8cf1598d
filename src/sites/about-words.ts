import { word } from '../lib/say.ts';
import { makerSites } from './brand-pages.data.ts';
import type { SiteCode } from './site.ts';

/** A bearing to be drawn; sizes in mm. */
type Drawn = { type: string; d: number; D: number; B: number };

/** What the page about the house says, each text said where it is shown: claims of the house and nothing beyond them. */
export type AboutWords = {
  headline: string;
  paragraphs: readonly string[];
  drawing: Drawn;
  timeline: readonly { year: number; text: string }[];
  ventures: readonly { name: string; text: string; href: string }[];
};

/** First and last year of the timeline, whatever it marks between them. */
const begun = { year: 1969, text: word('Distribution begins in Mumbai') };
const established = { year: 2010, text: word('Established in collaboration with a Chinese bearing group') };
const partnered = { year: 2021, text: word('Over 50 years with a brand partner') };
const timeline = [begun, established, partnered];

const retrofit = word('For motors above 70 kW there is a retrofit kit.');

const wafangdian = {
  name: 'ZWZ',
  text: word('The Chinese bearing group, at work since 1938, with over 10,000 types of bearing products.'),
  href: makerSites.zwz,
};
const koyo = {
  name: 'Koyo',
  text: word('Ball, tapered and cylindrical roller bearings from Japan.'),
  href: makerSites.koyo,
};
const iko = { name: 'IKO', text: word('Needle roller bearings from Japan.'), href: makerSites.iko };

export const aboutWords: Record<SiteCode, AboutWords> = {
  zwz: {
    headline: word('Making bearings since 1938.'),
    paragraphs: [
      word(
        'Over 10,000 types of bearing products come from 22 plants in six manufacturing zones. Distribution began in 1969 in Mumbai; the Indian house was established in 2010 in collaboration with a Chinese bearing group and sells from Mumbai, Delhi, Chennai, Kolkata and Ahmedabad.',
      ),
      retrofit,
    ],
    drawing: { type: 'spherical roller', d: 100, D: 180, B: 46 },
    timeline,
    ventures: [wafangdian],
  },
  nod: {
    headline: word('On the counter since 1969.'),
    paragraphs: [
      word(
        'Distribution began in 1969 in Mumbai. Today five branches sell five brand names over one counter, with one brand partner for over 50 years.',
      ),
      retrofit,
    ],
    drawing: { type: 'NU', d: 50, D: 110, B: 27 },
    timeline,
    ventures: [koyo, wafangdian, iko],
  },
  gwd: {
    headline: word('Established 2010, in a trade begun in 1969.'),
    paragraphs: [
      word(
        'Distribution began in 1969 in Mumbai. The Gulf is served from Dubai; the house was established in 2010 in collaboration with a Chinese bearing group, whose 22 plants make over 10,000 types of bearing products.',
      ),
      retrofit,
    ],
    drawing: { type: 'tapered roller', d: 40, D: 80, B: 24.75 },
    timeline,
    ventures: [wafangdian, koyo],
  },
};

/** What the page says on every site. What each zone makes is not told, so each stands beside a drawing of the range. */
export const commonAboutWords = {
  madeIn: {
    title: word('Where the bearings are made'),
    note: word('Six manufacturing zones with 22 plants'),
    zones: [
      {
        name: word('Zone 1'),
        drawn: word('deep groove ball bearing'),
        drawing: { type: 'deep groove ball', d: 25, D: 52, B: 15 },
      },
      {
        name: word('Zone 2'),
        drawn: word('spherical roller bearing'),
        drawing: { type: 'spherical roller', d: 50, D: 110, B: 40 },
      },
      {
        name: word('Zone 3'),
        drawn: word('tapered roller bearing'),
        drawing: { type: 'tapered roller', d: 40, D: 90, B: 25.25 },
      },
      {
        name: word('Zone 4'),
        drawn: word('cylindrical roller bearing'),
        drawing: { type: 'NU', d: 50, D: 110, B: 27 },
      },
      {
        name: word('Zone 5'),
        drawn: word('self-aligning ball bearing'),
        drawing: { type: 'self-aligning ball', d: 25, D: 52, B: 15 },
      },
      {
        name: word('Zone 6'),
        drawn: word('thrust ball bearing'),
        drawing: { type: 'thrust ball', d: 25, D: 47, B: 15 },
      },
    ],
  },
  /** Placeholders until clients have released their words. */
  testimonials: {
    title: word('What clients say'),
    placeholder: word('The words of this client stand here once the client has released them.'),
    clients: [
      word('Transmission Manufacturer'),
      word('Paper Manufacturer'),
      word('Still Mill Design'),
      word('GearBox Manufacturer'),
    ],
  },
  counterfeit: {
    title: word('Counterfeit bearings'),
    text: word(
      'A price far below the market, a box without a lot number, a mark that smears or can be felt: ask before you fit it. Send us a picture of the box and of the ring face with the number.',
    ),
  },
};
export type CommonAboutWords = typeof commonAboutWords;
