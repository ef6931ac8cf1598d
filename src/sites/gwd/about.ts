import { msg } from '../../lib/i18n.ts';
import type { AboutContent } from '../about-content.ts';
import { groupTimeline, koyo, retrofit, testimonials, wafangdian } from '../group-history.ts';

export const about: AboutContent = {
  headline: msg('Established in 2010, with roots in 1969.'),
  paragraphs: [
    msg(
      'Distribution began in 1969 in Mumbai. The Gulf is served from Dubai; the company was established in 2010 in collaboration with a Chinese bearing group, whose 22 plants make over 10,000 types of bearing products.',
    ),
    retrofit,
  ],
  drawing: { type: 'tapered roller', d: 40, D: 80, B: 24.75 },
  timeline: groupTimeline,
  ventures: [wafangdian, koyo],
  testimonials,
};
