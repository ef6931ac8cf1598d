import { msg } from '../../lib/i18n.js';
                                                        
import {
  distributionBegins,
  established,
  factories,
  makingBegins,
  partnered,
  retrofitKit,
  testimonials,
  wafangdian,
} from '../group-history.js';

export const about               = {
  headline: msg('Making bearings since 1938.'),
  paragraphs: [
    msg(
      'Over 10,000 types of bearing products come from 22 plants in six manufacturing zones. Distribution began in 1969 in Mumbai; the Indian company was established in 2010 in collaboration with a Chinese bearing group and sells from Mumbai, Delhi, Chennai, Kolkata and Ahmedabad.',
    ),
  ],
  drawing: { type: 'spherical roller', d: 100, D: 180, B: 46 },
  figures: [
    { label: msg('Operating since'), value: '1938' },
    { label: msg('Types of bearing products'), value: '10,000+' },
    { label: msg('Manufacturing zones'), value: '6' },
    { label: msg('Plants'), value: '22' },
    { label: msg('Branches in India'), value: '5' },
  ],
  timeline: [
    makingBegins,
    { ...distributionBegins, more: msg('Today there are branches in Delhi, Chennai, Kolkata and Ahmedabad as well.') },
    { ...established, more: msg('The company in India sells the bearings of 22 plants in six manufacturing zones.') },
    partnered,
  ],
  factories,
  ventures: [wafangdian],
  retrofitKit,
  testimonials,
};
