import { msg } from '../../lib/i18n.ts';
import type { AboutContent } from '../about-content.ts';
import {
  aboutIko,
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
  headline: msg('Distributing bearings since 1969.'),
  paragraphs: [
    msg(
      'Distribution began in 1969 in Mumbai. Today five branches sell five brand names over one counter, with one brand partner for over 50 years.',
    ),
  ],
  drawing: { type: 'NU', d: 50, D: 110, B: 27 },
  figures: [
    { label: msg('Distributing since'), value: '1969' },
    { label: msg('Brand names'), value: '5' },
    { label: msg('Branches in India'), value: '5' },
    { label: msg('Years with one brand partner'), value: '50+' },
  ],
  timeline: [
    { ...distributionBegins, more: msg('Today there are branches in Delhi, Chennai, Kolkata and Ahmedabad as well.') },
    { ...established, more: msg('The group makes over 10,000 types of bearing products in 22 plants.') },
    { ...partnered, more: msg('Koyo, DPI, ZWZ, IKO and WZWN are sold over one counter.') },
  ],
  factories,
  ventures: [aboutKoyo, wafangdian, aboutIko],
  retrofitKit,
  testimonials,
};
