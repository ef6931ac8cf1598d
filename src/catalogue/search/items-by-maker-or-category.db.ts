import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { subCategoryReadings } from './category-words.rule.ts';
import { looseIndexScan, subCategoriesCte } from './loose-index-scan.sql.ts';
import { kindsMeantCte, type NamedWords, typedWordsCte, typedWordsParam } from './named-kinds.sql.ts';

const i = sql`i`;
const best = sql`order by ${byPopularity(i)} limit ${sql.placeholder('limit')}::int`;
const isOfMaker = sql`i.maker in (select value from maker_words m where m.place = p.place) as is_of_maker`;

/** `named` tells whose name the words are, not only nearly. */
type Found = { place: number; id: number; named: 'maker' | 'category' | null };
type Lookup = { site: string; words: string; limit: number };

const findItems = prepareStatement<Lookup, Found>(
  'catalogue_by_words',
  sql`with recursive ${typedWordsCte},
    ${looseIndexScan(sql`categories`, sql`category`, sql`i.super_category`)},
    makers_meant as materialized (
      select place, value, bool_or(is_typed) as is_typed
      from maker_words join readings r using (place, reading) where r.words = 1 group by place, value),
    ${kindsMeantCte(sql`select value as kind, array[value, extra] as names from categories`)}
    select p.place, i.id,
      case when p.place in (select place from makers_meant where is_typed) then 'maker'
        when p.place in (select place from kinds_meant where is_typed) then 'category' end as named
    from (select place from makers_meant union select place from kinds_meant) p cross join lateral (
      select i.id, i.weight, ${isOfMaker} from (
        select i.id, i.weight, i.maker from makers_meant m cross join lateral (
          select * from items i where ${isInCatalogue(i)} and i.maker = m.value ${best}) i where m.place = p.place
        union
        select i.id, i.weight, i.maker from kinds_meant k cross join lateral (
          select * from items i where ${isInCatalogue(i)} and i.category = k.kind ${best}) i where k.place = p.place
        union
        select i.id, i.weight, i.maker from (
          select distinct value from maker_words m where m.place = p.place) m cross join lateral (
          select * from items i where ${isInCatalogue(i)} and i.maker = m.value ${best}) i
        where i.category in (select kind from kinds_meant k where k.place = p.place)) i
      order by is_of_maker desc, ${byPopularity(i)} limit ${sql.placeholder('limit')}::int) i
    order by p.place, i.is_of_maker desc, ${byPopularity(i)}`,
);

/** Of words that name a maker or a category: 'ball bearing', 'koyo taper roller', 'needlebearing'. */
export const findItemsByMakerOrCategory = (
  db: Db,
  site: string,
  terms: readonly NamedWords[],
  limit: number,
): Promise<Found[]> => findItems(db, { site, words: typedWordsParam(terms), limit });

const kind = sql`s.category || chr(31) || s.sub_category`;

const findItemsOfSubCategories = prepareStatement<Lookup, Omit<Found, 'named'>>(
  'catalogue_by_sub_category',
  sql`with recursive ${typedWordsCte},
    ${subCategoriesCte},
    ${kindsMeantCte(sql`
      select ${kind} as kind, array[s.sub_category, s.category, s.super_category] as names from sub_categories s`)}
    select p.place, i.id
    from (select distinct place from kinds_meant where is_typed) p cross join lateral (
      select i.id, i.weight, ${isOfMaker} from (
        select i.* from kinds_meant k join sub_categories s on ${kind} = k.kind cross join lateral (
          select i.id, i.weight, i.maker from items i
          where ${isInCatalogue(i)} and i.category = s.category and i.sub_category = s.sub_category ${best}) i
        where k.place = p.place and k.is_typed) i
      order by is_of_maker desc, ${byPopularity(i)} limit ${sql.placeholder('limit')}::int) i
    order by p.place, i.is_of_maker desc, ${byPopularity(i)}`,
);

/** Of words that name a sub category, also beside its category: 'hydraulic oil', 'truck battery'. */
export const findItemsBySubCategory = (
  db: Db,
  site: string,
  terms: readonly NamedWords[],
  limit: number,
): Promise<Omit<Found, 'named'>[]> =>
  findItemsOfSubCategories(db, { site, words: typedWordsParam(terms, subCategoryReadings), limit });
