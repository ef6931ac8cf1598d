import * as makers from '../bearings/maker-list.ts';
import { msg } from '../lib/i18n.ts';
import type { SiteCode } from './site.ts';

type DrawingSpec = { type: string; d: number; D: number; B: number };

export type AboutContent = {
  headline: string;
  paragraphs: readonly string[];
  drawing: DrawingSpec;
  timeline: readonly { year: number; text: string }[];
  ventures: readonly { name: string; text: string; href: string }[];
};

const begun = { year: 1969, text: msg('Distribution begins in Mumbai') };
const established = { year: 2010, text: msg('Established in collaboration with a Chinese bearing group') };
const partnered = { year: 2021, text: msg('Over 50 years with a brand partner') };
const timeline = [begun, established, partnered];

const retrofit = msg('For motors above 70 kW there is a retrofit kit.');

const wafangdian = {
  name: 'ZWZ',
  text: msg('The Chinese bearing group, in business since 1938, with over 10,000 types of bearing products.'),
  href: makers.zwz.page.href,
};
const koyo = {
  name: 'Koyo',
  text: msg('Ball, tapered and cylindrical roller bearings from Japan.'),
  href: makers.koyo.page.href,
};
const iko = { name: 'IKO', text: msg('Needle roller bearings from Japan.'), href: makers.iko.page.href };

export const aboutContent: Record<SiteCode, AboutContent> = {
  zwz: {
    headline: msg('Making bearings since 1938.'),
    paragraphs: [
      msg(
        'Over 10,000 types of bearing products come from 22 plants in six manufacturing zones. Distribution began in 1969 in Mumbai; the Indian company was established in 2010 in collaboration with a Chinese bearing group and sells from Mumbai, Delhi, Chennai, Kolkata and Ahmedabad.',
      ),
      retrofit,
    ],
    drawing: { type: 'spherical roller', d: 100, D: 180, B: 46 },
    timeline,
    ventures: [wafangdian],
  },
  nod: {
    headline: msg('Distributing bearings since 1969.'),
    paragraphs: [
      msg(
        'Distribution began in 1969 in Mumbai. Today five branches sell five brand names over one counter, with one brand partner for over 50 years.',
      ),
      retrofit,
    ],
    drawing: { type: 'NU', d: 50, D: 110, B: 27 },
    timeline,
    ventures: [koyo, wafangdian, iko],
  },
  gwd: {
    headline: msg('Established in 2010, with roots in 1969.'),
    paragraphs: [
      msg(
        'Distribution began in 1969 in Mumbai. The Gulf is served from Dubai; the company was established in 2010 in collaboration with a Chinese bearing group, whose 22 plants make over 10,000 types of bearing products.',
      ),
      retrofit,
    ],
    drawing: { type: 'tapered roller', d: 40, D: 80, B: 24.75 },
    timeline,
    ventures: [wafangdian, koyo],
  },
};

export const commonAboutContent = {
  madeIn: {
    title: msg('Where the bearings are made'),
    note: msg('Six manufacturing zones with 22 plants'),
    zones: [
      {
        name: msg('Zone 1'),
        drawn: msg('deep groove ball bearing'),
        drawing: { type: 'deep groove ball', d: 25, D: 52, B: 15 },
      },
      {
        name: msg('Zone 2'),
        drawn: msg('spherical roller bearing'),
        drawing: { type: 'spherical roller', d: 50, D: 110, B: 40 },
      },
      {
        name: msg('Zone 3'),
        drawn: msg('tapered roller bearing'),
        drawing: { type: 'tapered roller', d: 40, D: 90, B: 25.25 },
      },
      {
        name: msg('Zone 4'),
        drawn: msg('cylindrical roller bearing'),
        drawing: { type: 'NU', d: 50, D: 110, B: 27 },
      },
      {
        name: msg('Zone 5'),
        drawn: msg('self-aligning ball bearing'),
        drawing: { type: 'self-aligning ball', d: 25, D: 52, B: 15 },
      },
      {
        name: msg('Zone 6'),
        drawn: msg('thrust ball bearing'),
        drawing: { type: 'thrust ball', d: 25, D: 47, B: 15 },
      },
    ],
  },
  /** Placeholders until clients have approved their quotes. */
  testimonials: {
    title: msg('What clients say'),
    placeholder: msg('This client’s quote will appear here once the client has approved it.'),
    clients: [
      msg('Transmission Manufacturer'),
      msg('Paper Manufacturer'),
      msg('Still Mill Design'),
      msg('GearBox Manufacturer'),
    ],
  },
  counterfeit: {
    title: msg('Counterfeit bearings'),
    text: msg(
      'A price far below the market, a box without a lot number, a mark that smears or can be felt: ask before you fit it. Send us a picture of the box and of the ring face with the number.',
    ),
  },
};
export type CommonAboutContent = typeof commonAboutContent;
