import { msg } from '../../lib/i18n.ts';
import type { AboutContent } from '../about-content.ts';
import { groupTimeline, retrofit, testimonials, wafangdian } from '../group-history.ts';

export const about: AboutContent = {
  headline: msg('Making bearings since 1938.'),
  paragraphs: [
    msg(
      'Over 10,000 types of bearing products come from 22 plants in six manufacturing zones. Distribution began in 1969 in Mumbai; the Indian company was established in 2010 in collaboration with a Chinese bearing group and sells from Mumbai, Delhi, Chennai, Kolkata and Ahmedabad.',
    ),
    retrofit,
  ],
  drawing: { type: 'spherical roller', d: 100, D: 180, B: 46 },
  timeline: groupTimeline,
  ventures: [wafangdian],
  testimonials,
};
