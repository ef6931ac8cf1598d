import { msg } from '../lib/i18n.ts';

type DrawingSpec = { type: string; d: number; D: number; B: number };

export type AboutContent = {
  headline: string;
  paragraphs: readonly string[];
  drawing: DrawingSpec;
  timeline: readonly { year: number; text: string }[];
  ventures: readonly { name: string; text: string; href: string }[];
  /** Shown with the client's own words only. */
  testimonials: readonly { client: string; quote: string }[];
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
  counterfeit: {
    title: msg('Counterfeit bearings'),
    text: msg(
      'A price far below the market, a box without a lot number, a mark that smears or can be felt: ask before you fit it. Send us a picture of the box and of the ring face with the number.',
    ),
  },
};
export type CommonAboutContent = typeof commonAboutContent;
