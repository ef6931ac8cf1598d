import { msg } from '../../lib/i18n.ts';
import type { AboutContent } from '../about-content.ts';
import {
  aboutKoyo,
  distributionBegins,
  established,
  factories,
  partnered,
  retrofitKit,
  testimonials,
  wafangdian,
} from '../group-history.ts';

export const about: AboutContent = {
  headline: msg('Established in 2010, with roots in 1969.'),
  paragraphs: [
    msg(
      'Distribution began in 1969 in Mumbai. The Gulf is served from Dubai; the company was established in 2010 in collaboration with a Chinese bearing group, whose 22 plants make over 10,000 types of bearing products.',
    ),
  ],
  drawing: { type: 'tapered roller', d: 40, D: 80, B: 24.75 },
  figures: [
    { label: msg('Established'), value: '2010' },
    { label: msg('Distribution began'), value: '1969' },
    { label: msg('Types of bearing products'), value: '10,000+' },
    { label: msg('Plants of the group'), value: '22' },
  ],
  timeline: [
    { ...distributionBegins, more: msg('The Gulf is served from Dubai today.') },
    { ...established, more: msg('The group makes over 10,000 types of bearing products in 22 plants.') },
    { ...partnered, more: msg('Bearings of several makers are sold from Dubai.') },
  ],
  factories,
  ventures: [wafangdian, aboutKoyo],
  retrofitKit,
  testimonials,
};
