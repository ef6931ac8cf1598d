import { msg } from '../../lib/i18n.ts';
import type { AboutContent } from '../../sites/about-content.ts';
import type { FactFields } from '../../sites/fact-field.ts';
import type { SellerSite } from '../../sites/site.ts';
import { drawnZones } from '../../sites/zone-drawings.ts';
import { definePart } from '../fact-part.ts';

type About = Pick<AboutContent, 'headline' | 'paragraphs' | 'figures' | 'ventures' | 'testimonials'> & {
  timeline: readonly { year: number; text: string; more: string }[];
  factoriesNote: string;
  zones: readonly { name: string; text: string }[];
  retrofitKit: string;
};

const fields: FactFields = {
  headline: { kind: 'text', label: msg('Headline'), max: 100 },
  paragraphs: { kind: 'paragraphs', label: msg('Text'), max: 8, maxLength: 800 },
  figures: {
    kind: 'list',
    label: msg('Figures'),
    entry: msg('figure'),
    max: 6,
    fields: {
      value: { kind: 'text', label: msg('Figure'), max: 20 },
      label: { kind: 'text', label: msg('What it counts'), max: 60 },
    },
  },
  timeline: {
    kind: 'list',
    label: msg('History'),
    entry: msg('year'),
    max: 30,
    fields: {
      year: { kind: 'number', label: msg('Year'), min: 1800, max: 2100 },
      text: { kind: 'text', label: msg('What happened'), max: 160 },
      more: { kind: 'paragraph', label: msg('What followed'), max: 300, optional: true },
    },
  },
  factoriesNote: { kind: 'text', label: msg('Line beside the factories'), max: 80, optional: true },
  zones: {
    kind: 'list',
    label: msg('Factories, or zones of them'),
    entry: msg('factory'),
    max: 12,
    fields: {
      name: { kind: 'text', label: msg('Name'), max: 60 },
      text: { kind: 'paragraph', label: msg('What is made there'), max: 200, optional: true },
    },
  },
  ventures: {
    kind: 'list',
    label: msg('Partners'),
    entry: msg('partner'),
    max: 8,
    fields: {
      name: { kind: 'text', label: msg('Name'), max: 60 },
      text: { kind: 'paragraph', label: msg('Text'), max: 300 },
      href: { kind: 'text', label: msg('Address'), max: 200, form: 'link' },
    },
  },
  retrofitKit: {
    kind: 'paragraph',
    label: msg('Retrofit kit: what it is for'),
    max: 300,
    optional: true,
    hint: msg('Left empty, the page does not offer one.'),
  },
  testimonials: {
    kind: 'list',
    label: msg('What clients say'),
    entry: msg('client'),
    max: 12,
    fields: {
      client: { kind: 'text', label: msg('Client'), max: 80 },
      quote: { kind: 'paragraph', label: msg('Testimonial, as approved by the client'), max: 400, optional: true },
    },
  },
};

export const aboutPart = definePart<About>({
  label: msg('About us'),
  note: msg('History, factories, partners, and what clients say. What is empty is not shown.'),
  group: 'texts',
  fields: () => fields,
  read: ({ content: { about: shown } }) => ({
    headline: shown.headline,
    paragraphs: shown.paragraphs,
    figures: shown.figures,
    timeline: shown.timeline.map(({ more = '', ...event }) => ({ ...event, more })),
    factoriesNote: shown.factories?.note ?? '',
    zones: (shown.factories?.zones ?? []).map(({ name, text }) => ({ name, text })),
    ventures: shown.ventures,
    testimonials: shown.testimonials,
    retrofitKit: shown.retrofitKit ?? '',
  }),
  apply: applyAbout,
  page: ({ pages }) => pages.about,
});

function applyAbout(site: SellerSite, data: About): SellerSite {
  const { timeline, factoriesNote, zones, retrofitKit, ...texts } = data;
  const shown: AboutContent = {
    drawing: site.content.about.drawing,
    ...texts,
    timeline: timeline.map(({ more, ...event }) => (more ? { ...event, more } : event)),
    ...(zones.length > 0 && { factories: { note: factoriesNote, zones: drawnZones(zones) } }),
    ...(retrofitKit && { retrofitKit }),
  };
  return { ...site, content: { ...site.content, about: shown } };
}
