import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { drawnOf } from '../../bearings/drawing/form-of-designation.ts';
import { findSection } from '../../bearings/drawing/section-svg.ts';
import { msg, t } from '../../lib/i18n.ts';
import { clientMarks } from '../../sites/client-marks.data.ts';
import type { DocumentText } from '../../sites/document-text.ts';
import type { FactFields } from '../../sites/fact-field.ts';
import type { FeaturedTab, HomeContent, HomeDrawing } from '../../sites/home-content.ts';
import type { SellerSite } from '../../sites/site.ts';
import { definePart } from '../fact-part.ts';

type Label = { label: string; value: string; to?: string };
type Home = Pick<HomeContent, 'title' | 'headline' | 'lead' | 'about'> &
  HomeContent['joins'] & {
    exampleSearches: readonly string[];
    facts: readonly Label[];
    terms: readonly Label[];
    values: readonly { title: string; text: string }[];
    clientsNote: string;
    clients: readonly { name: string; logo: string }[];
  };

const labels = (label: string, entry: string): FactFields[string] => ({
  kind: 'list',
  label,
  entry,
  max: 8,
  fields: {
    label: { kind: 'text', label: msg('Label'), max: 80 },
    value: { kind: 'text', label: msg('Text'), max: 120 },
    to: { kind: 'text', label: msg('Leads to'), max: 120, form: 'path', optional: true },
  },
});

export const homePart = definePart<Home>({
  label: msg('Home page'),
  note: msg('Headline, example searches, values and clients. What is empty is not shown.'),
  group: 'texts',
  fields: () => ({
    title: { kind: 'text', label: msg('Title for search engines'), max: 80 },
    headline: { kind: 'text', label: msg('Headline'), max: 100 },
    lead: { kind: 'paragraph', label: msg('Sentence below it'), max: 300 },
    exampleSearches: { kind: 'lines', label: msg('Example searches'), max: 6, maxLength: 40 },
    about: { kind: 'paragraphs', label: msg('About the firm'), max: 4, maxLength: 600 },
    facts: labels(msg('Figures'), msg('figure')),
    values: {
      kind: 'list',
      label: msg('Values'),
      entry: msg('value'),
      max: 6,
      fields: {
        title: { kind: 'text', label: msg('Title'), max: 40 },
        text: { kind: 'paragraph', label: msg('Text'), max: 200 },
      },
    },
    clientsNote: { kind: 'text', label: msg('Line beside Clients'), max: 80, optional: true },
    clients: {
      kind: 'list',
      label: msg('Clients'),
      entry: msg('client'),
      max: 12,
      fields: {
        name: { kind: 'text', label: msg('Name'), max: 60 },
        logo: { kind: 'file', accepts: 'picture', label: msg('Logo'), optional: true },
      },
    },
    user: { kind: 'paragraph', label: msg('Why actual users and OEMs join'), max: 200 },
    partner: { kind: 'paragraph', label: msg('Why channel partners join'), max: 200 },
    terms: labels(msg('Terms for visitors'), msg('line')),
  }),
  read: ({ home: { exampleSearches }, content: { home: shown } }) => ({
    title: shown.title,
    headline: shown.headline,
    lead: shown.lead,
    about: shown.about,
    exampleSearches,
    facts: shown.facts,
    terms: shown.terms,
    values: shown.values ?? [],
    ...shown.joins,
    clientsNote: shown.clients?.note ?? '',
    clients: (shown.clients?.list ?? []).map(({ name, logo = '' }) => ({ name, logo })),
  }),
  apply: applyHome,
  page: () => '/',
});

function applyHome(site: SellerSite, data: Home): SellerSite {
  const { exampleSearches, values, clients, clientsNote, user, partner, facts, terms, ...texts } = data;
  const { values: _values, clients: shownClients, ...rest } = site.content.home;
  const marks = Object.values(clientMarks);
  const list = clients.map(({ name, logo }, index) => ({
    name,
    ...(logo && { logo }),
    drawing:
      shownClients?.list.find((one) => one.name === name)?.drawing ?? marks[index % marks.length] ?? clientMarks.gear,
  }));
  const content: HomeContent = {
    ...rest,
    ...texts,
    facts: facts.map(withoutEmptyLink),
    terms: terms.map(withoutEmptyLink),
    ...(values.length > 0 && { values }),
    ...(list.length > 0 && { clients: { note: clientsNote, list } }),
    joins: { user, partner },
  };
  return { ...site, home: { ...site.home, exampleSearches }, content: { ...site.content, home: content } };
}

const withoutEmptyLink = ({ to, ...rest }: Label): Label => (to ? { ...rest, to } : rest);

type Group = {
  tab: FeaturedTab['title'];
  title: string;
  text: string;
  more: readonly string[];
  designations: readonly string[];
  drawnNumber: string;
};
const tabs = ['New', 'Best Sellers', 'Featured', 'Special Offer'] as const;

export const featuredPart = definePart<{ groups: readonly Group[] }>({
  label: msg('Featured items'),
  note: msg('The tabs of the home page, with the items they show as far as you sell them.'),
  group: 'texts',
  fields: () => ({
    groups: {
      kind: 'list',
      label: msg('Groups'),
      entry: msg('group'),
      max: 24,
      fields: {
        tab: { kind: 'choice', label: msg('Tab'), options: tabs.map((value) => ({ value, label: value })) },
        title: { kind: 'text', label: msg('Title'), max: 60 },
        text: { kind: 'paragraph', label: msg('Text'), max: 300 },
        more: { kind: 'paragraphs', label: msg('More about it'), max: 4, maxLength: 400, optional: true },
        designations: { kind: 'lines', label: msg('Items, one number a line'), max: 30, maxLength: 40, optional: true },
        drawnNumber: {
          kind: 'text',
          label: msg('Drawing of this number'),
          hint: msg('Such as 22220CA/W33. Without it the first of the items is drawn.'),
          max: 40,
          optional: true,
        },
      },
    },
  }),
  read: ({ content }) => ({
    groups: (content.home.featured ?? []).flatMap(({ title: tab, groups }) =>
      groups.map(({ title, text, more, designations = [], drawnNumber = '' }) => ({
        tab,
        title,
        text,
        more,
        designations,
        drawnNumber,
      })),
    ),
  }),
  apply: (site, { groups }) => {
    const { featured: before = [], ...rest } = site.content.home;
    const drawnIn = (tab: FeaturedTab['title']) => before.find(({ title }) => title === tab)?.groups ?? [];
    const list = tabs.flatMap((title) => {
      const own = groups.filter(({ tab }) => tab === title);
      return own.length === 0
        ? []
        : [{ title, groups: own.map((group, index) => toGroup(group, index, drawnIn(title))) }];
    });
    return { ...site, content: { ...site.content, home: { ...rest, ...(list.length > 0 && { featured: list }) } } };
  },
  check: ({ groups }) =>
    groups.flatMap(({ drawnNumber }, index) =>
      drawnNumber === '' || drawingOfNumber(drawnNumber)
        ? []
        : [{ field: `groups.${index}.drawnNumber`, message: t`The store has no drawing of this number` }],
    ),
  page: () => '/',
});

/** A group without its own number keeps the drawing it has in the code, else its first item is drawn. */
function toGroup(
  { tab, title, text, more, designations, drawnNumber }: Group,
  index: number,
  drawn: FeaturedTab['groups'],
) {
  const known = drawn.find((group) => group.title === title);
  return {
    id: known?.id ?? `${tab.toLowerCase().replaceAll(' ', '-')}-${index + 1}`,
    title,
    text,
    more,
    designations,
    ...(drawnNumber && { drawnNumber }),
    drawing: drawingOfNumber(drawnNumber) ?? known?.drawing ?? firstDrawn(designations) ?? ballDrawing,
  };
}

const ballDrawing: HomeDrawing = { type: 'deep groove ball', d: 25, D: 52, B: 15 };

function firstDrawn(designations: readonly string[]): HomeDrawing | undefined {
  for (const designation of designations) {
    const drawing = drawingOfNumber(designation);
    if (drawing) return drawing;
  }
  return undefined;
}

/** `storesOwn` is the text of the store, which holds until the seller writes its own. */
export const legalText = (name: string, label: string, storesOwn: (site: SellerSite) => DocumentText) =>
  definePart<DocumentText>({
    label,
    note: msg('A new version is shown from its day on; buyers see that day above the text.'),
    group: 'texts',
    fields: () => ({
      title: { kind: 'text', label: msg('Title'), max: 100 },
      summary: { kind: 'paragraph', label: msg('First sentence, also for search engines'), max: 300 },
      since: { kind: 'day', label: msg('In force from') },
      parts: {
        kind: 'list',
        label: msg('Sections'),
        entry: msg('section'),
        max: 40,
        fields: {
          title: { kind: 'text', label: msg('Title'), max: 120 },
          paragraphs: { kind: 'paragraphs', label: msg('Text'), max: 30, maxLength: 3_000 },
        },
      },
    }),
    read: (site) => site.content.legal[name] ?? storesOwn(site),
    apply: (site, data) => ({
      ...site,
      content: { ...site.content, legal: { ...site.content.legal, [name]: data } },
    }),
    page: () => `/${name}`,
    inForceFrom: ({ since }) => since,
  });

/** Undefined where the store does not know the number's sizes, or has no section of its type. */
export function drawingOfNumber(number: string): HomeDrawing | undefined {
  const reading = parseDesignation(number);
  const { boreMm, outsideMm, widthMm } = reading;
  const drawn = drawnOf(reading, { d: boreMm ?? 0, D: outsideMm ?? 0, B: widthMm ?? 0 });
  return findSection(drawn) && drawn;
}
