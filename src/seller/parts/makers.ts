import type { FieldError } from '../../lib/contract.ts';
import { msg, t } from '../../lib/i18n.ts';
import type { WrittenMaker } from '../../sites/home-content.ts';
import { definePart } from '../fact-part.ts';

type Makers = { makers: readonly (Omit<WrittenMaker, 'origin' | 'href'> & { origin: string; href: string })[] };

export const makersPart = definePart<Makers>({
  label: msg('Makers’ pages'),
  note: msg('What the page of a maker says. A maker has a page as soon as items of it are on sale.'),
  group: 'texts',
  fields: () => ({
    makers: {
      kind: 'list',
      label: msg('Makers'),
      entry: msg('maker'),
      max: 60,
      fields: {
        name: { kind: 'text', label: msg('Maker, as its items have it'), max: 60 },
        text: { kind: 'paragraph', label: msg('Text'), max: 600 },
        origin: { kind: 'text', label: msg('Country'), max: 60, optional: true },
        href: { kind: 'text', label: msg('The maker’s website'), max: 200, form: 'link', optional: true },
      },
    },
  }),
  read: ({ content }) => ({
    makers: (content.makers ?? []).map(({ name, text, origin = '', href = '' }) => ({ name, text, origin, href })),
  }),
  apply: (site, { makers }) => {
    const { makers: _before, ...content } = site.content;
    const { hasMakerPages: _had, ...facts } = site;
    const written = makers.map(({ origin, href, ...maker }) => ({
      ...maker,
      ...(origin && { origin }),
      ...(href && { href }),
    }));
    if (written.length === 0) return { ...facts, content };
    return { ...facts, hasMakerPages: true, content: { ...content, makers: written } };
  },
  check: ({ makers }) =>
    makers.flatMap(({ name }, index): FieldError[] => {
      const isSecond = makers.slice(0, index).some((one) => one.name === name);
      return isSecond ? [{ field: `makers.${index}.name`, message: t`This maker is in the list already` }] : [];
    }),
  page: () => '/',
});
