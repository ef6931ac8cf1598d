import { formatMoney } from '../../lib/money.ts';
import { factParts } from '../../seller/fact-parts.ts';
import type { FactField, FactFields } from '../../sites/fact-field.ts';
import type { SellerSite } from '../../sites/site.ts';

type Details = Readonly<Record<string, unknown>>;

/** Settings before and after, under the labels of their page; other entries stay as they are. */
export function settingsInWords(
  { subject, details }: { subject: string; details: Details },
  site: SellerSite,
): Details {
  const part = Object.values(factParts).find(({ label }) => label === subject);
  if (!part) return details;
  const fields = part.fields(site);
  const { before, after, ...rest } = details;
  return { ...rest, before: inWords(before, fields, site), after: inWords(after, fields, site) };
}

function inWords(value: unknown, fields: FactFields, site: SellerSite): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, fact]) => {
      const field = fields[name];
      return field ? [field.label, factInWords(fact, field, site)] : [name, fact];
    }),
  );
}

function factInWords(fact: unknown, field: FactField, site: SellerSite): unknown {
  if (field.kind === 'list' && Array.isArray(fact)) return fact.map((entry) => inWords(entry, field.fields, site));
  if (field.kind === 'money' && typeof fact === 'number') return formatMoney({ minor: fact, currency: site.currency });
  if (field.kind === 'percent' && typeof fact === 'number') return `${fact / 100} %`;
  const chosen = field.kind === 'choice' ? field.options.find(({ value }) => value === fact) : undefined;
  return chosen ? chosen.label : fact;
}
