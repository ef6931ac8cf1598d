import { answer, type Step } from '../server/call.ts';
import { closestSizes } from './closest-sizes.db.ts';
import { drawingFieldsOf } from './drawing-fields.ts';
import { findItems, type SuggestedItem, type Suggestions, theseItems } from './find-items.db.ts';
import { beholderOf, itemRowOf } from './item-row.ts';
import { type KeptBriefly, keptBriefly } from './kept-briefly.ts';
import { type Suggestion, search } from './search.contract.ts';
import { countedUpTo } from './search-parts.db.ts';
import { readingsOf } from './search-reading.ts';
import { similarItems } from './similar-items.db.ts';

export const searchCall = answer(search, { who: 'anyone' }, async ({ searching_key }, step) => {
  const { total, items, described } = await (step.caller
    ? suggestionsFor(step, searching_key)
    : suggestionsForVisitors(step, searching_key));
  const beholder = beholderOf(step);
  return {
    success: true as const,
    total_search_count: total,
    data: items.map(suggestionOf),
    description: described.map((item) => itemRowOf(item, beholder)),
  };
});

/** Less than the second within which a new or changed item is found on every process. */
const keptTerms = { lifeMs: 800, entriesAtMost: 2000 };
const keptOf = new WeakMap<object, KeptBriefly<Suggestions>>();

/** Visitors are all told the same, and many type the same beginnings: each is looked up once in a moment. */
function suggestionsForVisitors(step: Step, text: string): Promise<Suggestions> {
  const kept = keptOf.get(step.db) ?? keptBriefly<Suggestions>(keptTerms);
  keptOf.set(step.db, kept);
  return kept.get(`${step.site.code} ${text}`, step.now, () => suggestionsFor(step, text));
}

/** Of several numbers the one that is being typed: the last. */
async function suggestionsFor(step: Step, text: string): Promise<Suggestions> {
  const reading = readingsOf(text).at(-1);
  if (!reading) return { total: 0, items: [], described: [] };
  const found = await findItems(step, reading);
  const { db, site } = step;
  if (found.total > 0) return found;
  const { size, place } = reading;
  const others = size
    ? await closestSizes(db, site.code, [{ place, size }])
    : await similarItems(db, site.code, [reading], countedUpTo);
  return theseItems(step, others.get(place) ?? []);
}

function suggestionOf(item: SuggestedItem): Suggestion {
  return {
    id: item.id,
    Item_Name: item.name,
    cat_type: item.superCategory,
    cat_name: item.category,
    sub_cat: item.subCategory,
    brandname: item.maker,
    universal_no: item.universalNo,
    ...drawingFieldsOf(item),
  };
}
