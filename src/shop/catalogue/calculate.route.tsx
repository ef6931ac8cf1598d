import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { CalculatePage } from '../../catalogue/calculate/calculate.page.tsx';
import {
  type CalculateQuery,
  calculateHref,
  hasProblem,
  readCalculateQuery,
  valuesOfNumbers,
} from '../../catalogue/calculate/calculate-query.rule.ts';
import { calculate } from '../../catalogue/calculate/calculation.ts';
import { findBearings } from '../../catalogue/calculate/find-bearings.contract.ts';
import type { FoundBearings } from '../../catalogue/calculate/found-bearings.tsx';
import { canStandFor, type Subject, subjectOf } from '../../catalogue/calculate/subject.ts';
import { itemAvailability } from '../../catalogue/item-page/item-availability.contract.ts';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { itemsByIds } from '../../catalogue/items/items-by-id.contract.ts';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { type PageContext, pageContext } from '../../ui/page/page-context.ts';
import { publicMeta } from '../seo/page-meta.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const query = readCalculateQuery(params);
  const item = await findItem(page, query);
  const subject = query.bearing === '' && !item ? undefined : subjectOf(query.bearing, item, query);
  return {
    query,
    address: `${page.baseUrl}${calculateHref(params)}`,
    subject,
    calculation: subject && !hasProblem(query) ? calculate(query, subject) : undefined,
    itemId: item?.itemid,
    bearingProblem:
      query.bearing !== '' && !subject ? t`${query.bearing} is no rolling bearing that we can calculate.` : '',
    found: hasProblem(query) ? undefined : await findOthers(page, query, subject, item?.itemid),
    siteName: page.site.name,
    canonical: `${page.baseUrl}/calculate`,
  };
}

/** The item that the number was taken from, as long as the number has not been changed, else one whose figures hold for it. */
async function findItem(page: PageContext, { itemId, bearing }: CalculateQuery): Promise<ItemRow | undefined> {
  if (bearing === '') return undefined;
  if (itemId !== undefined) {
    const reply = await page.call(itemsByIds, { item_ids: [itemId] });
    const [item] = isRefusal(reply) ? [] : reply.data_list.description;
    if (item?.itemname === bearing) return item;
  }
  const reply = await page.call(itemAvailability, { searching_key: bearing });
  const items = isRefusal(reply) ? [] : reply.data_list.description;
  return items.find((item) => item.itemtype !== '' && canStandFor(bearing, item));
}

async function findOthers(
  page: PageContext,
  query: CalculateQuery,
  subject: Subject | undefined,
  itemId: number | undefined,
): Promise<FoundBearings | undefined> {
  const { fr = 0, fa = 0, n, hours, bore = subject?.rated.boreMm } = valuesOfNumbers(query);
  if (!bore || !n || !hours || fr + fa === 0) return undefined;
  const { outsideMm: outside, widthMm: width } = subject?.rated ?? {};
  const load = { bore, radial_load: fr, axial_load: fa, speed: n, hours };
  const reply = await page.call(findBearings, { ...load, outside, width });
  if (isRefusal(reply)) return undefined;
  const others = reply.data_list.description.filter(({ itemid }) => itemid !== itemId);
  const itself = reply.data_list.description.length - others.length;
  return { rows: others, total: reply.total - itself, boreMm: bore, hours };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { siteName, canonical, subject } = loaderData;
  return publicMeta({
    title: subject ? t`Calculate ${subject.name}` : t`Calculate a bearing`,
    description: t`Life, static safety, speed, grease, fits and frequencies of a bearing with every formula filled in, and bearings that do it, at ${siteName}.`,
    siteName,
    canonical,
  });
}

export default function Calculate() {
  return <CalculatePage {...useLoaderData<typeof loader>()} />;
}
