import { groupBySection, groupBySeries,               } from './catalogue-sections.rule.js';

/** A catalogue too large for one file is split by section, and a section too large for one file into parts. */

                                                     

                             
                                               
                  
               
               
                
                
               
             
                               
                                                                           
               
  

                                                                             

/** About 200 pages, 2 MB and ten seconds of printing; no site has this many items today. */
export const maxItemsPerFile = 20_000;

export function splitIntoFiles(groups                      , maxItems = maxItemsPerFile)                  {
  const items = sum(groups);
  if (items === 0) return [];
  if (items <= maxItems)
    return [{ section: '', slug: '', part: 1, parts: 1, items, from: '', to: '', groups, skip: 0 }];
  const taken = new Set        ();
  return groupBySection(groups, itemsOf).flatMap(({ title, members }) => {
    const parts = partsOf(members, maxItems);
    const slug = freeSlug(title, taken);
    return parts.map((part, index) => ({ section: title, slug, part: index + 1, parts: parts.length, ...part }));
  });
}

const itemsOf = ({ items }           ) => items;
const sum = (groups                      ) => groups.reduce((count, { items }) => count + items, 0);

/** A series is cut only if it is larger than a file by itself. */
function partsOf(section                      , maxItems        )         {
  const parts         = [];
  for (const { title, items, members } of groupBySeries(section, itemsOf)) {
    const last = parts.at(-1);
    if (last && last.items + items <= maxItems && last.skip === 0)
      parts[parts.length - 1] = { ...last, items: last.items + items, to: title, groups: [...last.groups, ...members] };
    else
      for (let skip = 0; skip < items; skip += maxItems)
        parts.push({ items: Math.min(maxItems, items - skip), from: title, to: title, groups: members, skip });
  }
  return parts;
}

/** 'deep-groove-ball'; a number is added if the slug is taken. */
function freeSlug(title        , taken             )         {
  const base =
    title
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'other';
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}
