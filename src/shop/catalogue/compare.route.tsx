import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { ComparePage } from '../../catalogue/compare/compare.page.tsx';
import { compareItems } from '../../catalogue/compare/compare-items.ts';
import { itemAvailability } from '../../catalogue/item-page/item-availability.contract.ts';
import { shareItemDetails } from '../../catalogue/item-page/share-item.contract.ts';
import { compareHref } from '../../catalogue/items/compare-link.rule.ts';
import { itemsByIds } from '../../catalogue/items/items-by-id.contract.ts';
import { cutText } from '../../lib/cut-text.ts';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { type PageContext, pageContext } from '../../ui/page/page-context.ts';
import { renderAddToCart } from '../cart/render-add-to-cart.tsx';
import { privateMeta } from '../seo/page-meta.ts';

const maxTyped = 100;
const maxSuggested = 8;

/** /compare?item=12&item=34; each `q` is a number that was typed, for both items or for the second one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const ids = [...new Set(params.getAll('item'))].filter((id) => /^\d{1,15}$/.test(id)).map(Number);
  const typed = params.getAll('q').map((text) => cutText(text.trim(), maxTyped));
  const problems = await findTyped(page, typed, ids.slice(0, 1));
  const compared = ids.slice(0, 2);
  const items = await loadItems(page, compared);
  const [first, second] = items;
  return {
    first,
    comparison: first && second && compareItems(first, second),
    suggested: first && !second ? await suggestFor(page, first.itemid) : [],
    leftOut: ids.length - compared.length,
    typed,
    problems: items.length < compared.length ? [gone()] : problems,
    siteName: page.site.name,
  };
}

const gone = () => t`An item of this comparison is no longer in our catalogue. Please choose another.`;

/** Leads to the comparison with the items, or says of each number that leads to none why it does not. */
async function findTyped(page: PageContext, typed: readonly string[], first: readonly number[]): Promise<string[]> {
  const texts = typed.slice(0, 2 - first.length);
  const found = await Promise.all(texts.map((text) => findItem(page, text)));
  const ids = [...first, ...found];
  const problems = texts.map((text, at) => problemOf(text, found[at], ids.slice(0, first.length + at)));
  if (problems.some(Boolean) || !found.some((id) => id !== undefined)) return problems;
  throw redirect(compareHref(ids.filter((id) => id !== undefined)));
}

async function findItem(page: PageContext, text: string): Promise<number | undefined> {
  if (text === '') return undefined;
  const found = await page.call(itemAvailability, { searching_key: text });
  return isRefusal(found) ? undefined : found.data.itemid;
}

function problemOf(text: string, id: number | undefined, others: readonly (number | undefined)[]): string {
  if (text === '') return '';
  if (id === undefined) return t`No item is called ${text}.`;
  return others.includes(id) ? t`${text} is the item itself.` : '';
}

async function loadItems(page: PageContext, item_ids: number[]) {
  if (item_ids.length === 0) return [];
  const reply = await page.call(itemsByIds, { item_ids });
  return isRefusal(reply) ? [] : reply.data_list.description;
}

async function suggestFor(page: PageContext, itemId: number) {
  const reply = await page.call(shareItemDetails, { itemId });
  return isRefusal(reply) ? [] : reply.data_list.description.slice(1, 1 + maxSuggested);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  privateMeta(titleOf(loaderData?.comparison?.items.map(({ itemname }) => itemname)), loaderData?.siteName);

const titleOf = (names: readonly string[] | undefined): string =>
  names ? t`Compare ${names.join(', ')}` : t`Compare two items`;

export default function Compare() {
  const { siteName, ...shown } = useLoaderData<typeof loader>();
  return <ComparePage {...shown} renderAdd={renderAddToCart} />;
}
