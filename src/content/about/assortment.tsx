import { Link } from 'react-router';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { KindTiles } from '../../catalogue/listing/kind-tiles.tsx';
import type { Assortment } from '../../catalogue/recommendations/assortment.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { sum } from '../../lib/sum.ts';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { brandLink, categoryLink, listingLink } from '../listing-links.ts';
import styles from './assortment.module.css';

/** What a maker's own page says of it; both are '' where the store knows nothing of the maker. */
type MakerFacts = { path: string; origin: string };
export type SoldMaker = Assortment['makers'][number] & MakerFacts;

export type Sold = { categories: Assortment['categories']; makers: readonly SoldMaker[] };

export const countSold = ({ categories }: Sold): number => sum(categories, ({ count }) => count);

/** What is in the catalogue now; nothing where it is empty. */
export function SoldToday({ sold }: { sold: Sold }) {
  const title = t`On sale today`;
  if (sold.categories.length === 0) return null;
  const kinds = sold.categories.map(({ category: value, count }) => ({
    kind: 'category' as const,
    value,
    count,
    to: categoryLink(value),
  }));
  const all = <Link to={listingLink({})}>{t`All ${plural(countSold(sold), 'item')}`}</Link>;
  return (
    <>
      <SectionHeader title={title} meta={t`Each leads to its items, with sizes and drawings`} end={all} />
      <KindTiles kinds={kinds} label={title} />
      {sold.makers.length > 1 && <Makers makers={sold.makers} />}
    </>
  );
}

function Makers({ makers }: { makers: readonly SoldMaker[] }) {
  const site = useSite();
  return (
    <div className={styles.makers}>
      <DataTable
        caption={t`Makers on sale`}
        rows={makers}
        rowKey={({ maker }) => maker}
        linkTo={({ maker, path }) => brandLink(site, { name: maker, page: path })}
        columns={[
          { key: 'maker', header: t`Maker`, cell: ({ maker }) => maker, phone: 'full', phoneLabel: false },
          {
            key: 'country',
            header: t`Maker's country`,
            cell: ({ origin }) => translate(origin) || null,
            phone: 'none',
          },
          {
            key: 'most',
            header: t`Most of it`,
            cell: (sold) => <LargestCategories {...sold} />,
            phone: 'full',
            phoneLabel: false,
          },
          {
            key: 'count',
            header: t`Items`,
            cell: ({ count }) => countText(count),
            align: 'end',
            phone: 'corner',
          },
        ]}
      />
    </div>
  );
}

function LargestCategories({ maker, categories }: SoldMaker) {
  return (
    <span className={styles.categories}>
      {categories.map(({ category, count }) => (
        <span key={category}>
          <Link to={listingLink({ brand: maker, category })}>{translate(category)}</Link> {countText(count)}
        </span>
      ))}
    </span>
  );
}
