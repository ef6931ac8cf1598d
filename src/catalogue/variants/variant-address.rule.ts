// The address of an item's page holds what is switched on it: the item, and what differs from it where none has the choice.

import { boreTypes, cages, clearances, sealCodes } from '../../bearings/attributes.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import { itemHref, sharedItemId, shareHref } from '../items/item-link.rule.ts';
import type { VariantChoice } from './item-variants.contract.ts';
import { differingParts, type Family, type VariantOption } from './variant-choice.rule.ts';

type Address = { pathname: string; search: string };

const sharePath = '/productDetail/';

/** How a value that is nothing in a designation is written in an address. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  seal: { '': 'open' },
  bore: { 'taper 1:12': 'K', 'taper 1:30': 'K30' },
  cage: { '': 'standard' },
};

const nameOf = (part: string, value: string): string => names[part]?.[value] ?? value;

const readValue = <Value extends string>(params: URLSearchParams, part: string, values: readonly Value[]) =>
  values.find((value) => nameOf(part, value) === params.get(part));

/** Undefined for an address of another item. */
export function choiceAt({ pathname, search }: Address, { variants }: Family, site: SiteCode) {
  const params = new URLSearchParams(search);
  const id = pathname.startsWith(sharePath)
    ? sharedItemId(pathname.slice(sharePath.length).replace(/%3a/i, ':'), site)
    : Number(params.get('item'));
  const own = variants.find(({ itemid }) => itemid === id)?.choice;
  return own && { ...own, ...readChoice(params) };
}

/** What an address cannot mean is left out. */
function readChoice(params: URLSearchParams): Partial<VariantChoice> {
  const seal = readValue(params, 'seal', sealCodes);
  const clearance = readValue(params, 'clearance', clearances);
  const bore = readValue(params, 'bore', boreTypes);
  const cage = readValue(params, 'cage', ['', ...cages] as const);
  return {
    ...(seal !== undefined && { seal }),
    ...(clearance !== undefined && { clearance }),
    ...(bore !== undefined && { bore }),
    ...(cage !== undefined && { cage }),
  };
}

/** Stays on the page that is open; `from` is the item that a choice without one is told from. */
export function optionHref(
  { pathname }: Pick<Address, 'pathname'>,
  site: Pick<Site, 'code' | 'pages'>,
  { choice, variant }: Pick<VariantOption, 'choice' | 'variant'>,
  from: { itemid: number; choice: VariantChoice },
): string {
  const { itemid } = variant ?? from;
  const differing = variant ? [] : differingParts(from.choice, choice);
  const wanted = differing.map((part): [string, string] => [part, nameOf(part, choice[part])]);
  if (pathname.startsWith(sharePath)) {
    const query = new URLSearchParams(wanted).toString();
    return shareHref(site.code, itemid) + (query && `?${query}`);
  }
  const params = new URLSearchParams(itemHref(site, { itemid }).split('?')[1]);
  for (const [part, value] of wanted) params.set(part, value);
  return `${pathname}?${params}`;
}
