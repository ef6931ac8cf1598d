import { msg } from '../../lib/i18n.ts';
import type { AboutContent } from '../about-content.ts';
import { groupTimeline, iko, koyo, retrofit, testimonials, wafangdian } from '../group-history.ts';

export const about: AboutContent = {
  headline: msg('Distributing bearings since 1969.'),
  paragraphs: [
    msg(
      'Distribution began in 1969 in Mumbai. Today five branches sell five brand names over one counter, with one brand partner for over 50 years.',
    ),
    retrofit,
  ],
  drawing: { type: 'NU', d: 50, D: 110, B: 27 },
  timeline: groupTimeline,
  ventures: [koyo, wafangdian, iko],
  testimonials,
};
