import type { FieldError } from '../../lib/contract.ts';
import type { Day } from '../../lib/dates.ts';
import { msg, t } from '../../lib/i18n.ts';
import type { Banner } from '../../sites/home-content.ts';
import type { SiteFacts } from '../../sites/site-facts.ts';
import { definePart } from '../fact-part.ts';

type Typed = { title: string; text: string; picture: string; label: string; to: string; firstDay?: Day; lastDay?: Day };
type Banners = { banners: readonly Typed[] };

export const banners = definePart<Banners>({
  label: msg('Banners'),
  note: msg('Offers and news on the home page, each from its first to its last day.'),
  group: 'texts',
  fields: () => ({
    banners: {
      kind: 'list',
      label: msg('Banners'),
      entry: msg('banner'),
      max: 6,
      fields: {
        title: { kind: 'text', label: msg('Title'), max: 80 },
        text: { kind: 'paragraph', label: msg('Text'), max: 200, optional: true },
        label: { kind: 'text', label: msg('Words of the link'), max: 40, optional: true },
        to: { kind: 'text', label: msg('Leads to'), max: 200, form: 'path', optional: true },
        firstDay: { kind: 'day', label: msg('First day'), optional: true },
        lastDay: { kind: 'day', label: msg('Last day'), optional: true },
        picture: { kind: 'file', accepts: 'picture', label: msg('Picture'), optional: true },
      },
    },
  }),
  read: ({ content }) => ({
    banners: (content.home.banners ?? []).map(({ link, picture = '', ...banner }) => ({
      ...banner,
      picture,
      label: link?.label ?? '',
      to: link?.to ?? '',
    })),
  }),
  apply: (site, { banners: list }) => {
    const { banners: _before, ...home } = site.content.home;
    const shown = list.length > 0 && { banners: list.map(bannerOf) };
    return { ...site, content: { ...site.content, home: { ...home, ...shown } } };
  },
  check: ({ banners: list }) => list.flatMap(bannerErrors),
  page: () => '/',
});

const bannerOf = ({ label, to, picture, ...banner }: Typed): Banner => ({
  ...banner,
  ...(picture && { picture }),
  ...(to && { link: { label, to } }),
});

function bannerErrors({ label, to, firstDay, lastDay }: Typed, index: number): FieldError[] {
  const at = (field: string, message: string) => ({ field: `banners.${index}.${field}`, message });
  return [
    ...(to && !label ? [at('label', t`Please enter the words of the link`)] : []),
    ...(label && !to ? [at('to', t`Please enter where the link leads`)] : []),
    ...(firstDay && lastDay && lastDay < firstDay ? [at('lastDay', t`Please enter a day after the first`)] : []),
  ];
}

type Documents = { documents: NonNullable<SiteFacts['documents']> };

export const documentsPart = definePart<Documents>({
  label: msg('Documents'),
  note: msg('Certificates, brochures and the like as PDFs, at the foot of every page.'),
  group: 'texts',
  fields: () => ({
    documents: {
      kind: 'list',
      label: msg('Documents'),
      entry: msg('document'),
      max: 12,
      fields: {
        title: { kind: 'text', label: msg('Title'), max: 60 },
        file: { kind: 'file', accepts: 'pdf', label: msg('File') },
      },
    },
  }),
  read: (site) => ({ documents: site.documents ?? [] }),
  apply: (site, { documents: list }) => ({ ...site, documents: list }),
  page: () => '/',
});
