import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MakerPage as Maker } from '../../bearings/maker.ts';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { cataloguePdfPath } from '../downloads/catalogue-paths.ts';
import { PdfLink } from '../downloads/pdf-link.tsx';
import { listingLink } from '../listing-links.ts';
import styles from './brand.module.css';
import type { BrandSpelling } from './brand-spelling.rule.ts';
import { categoryDrawings } from './category-drawings.data.ts';

export type BrandPageProps = {
  /** Last segment of the page's path: 'koyo'. */
  brand: string;
  maker: Maker;
  siteName: string;
  total: number;
  /** Undefined if the viewer may not see stock. */
  inStock: number | undefined;
  categories: readonly { value: string; count: number }[];
  spellings: readonly BrandSpelling[];
  popular: ReactNode;
};

export function BrandPage({ spellings, popular, ...props }: BrandPageProps) {
  const { maker, categories } = props;
  const allItemsLink = <Link to={listingLink({ brand: maker.name })}>{t`All ${maker.name} items`}</Link>;
  return (
    <main id="main">
      <Container>
        <Breadcrumbs steps={[{ label: t`Home`, to: '/' }, { label: maker.name }]} />
        <BrandIntro {...props} />
        {maker.allowsFraming && <MakerSite {...maker} />}
        {categories.length > 0 && (
          <>
            <SectionHeader title={t`By type`} />
            <CategoryTiles name={maker.name} categories={categories} />
          </>
        )}
        {spellings.length > 0 && (
          <>
            <SectionHeader title={t`How to read the number`} meta={t`How ${maker.name} and other makers write it`} />
            <DataTable
              caption={t`How to read the number`}
              columns={spellingColumns(maker.name)}
              rows={spellings}
              rowKey={({ writes }) => writes}
            />
          </>
        )}
        {popular && (
          <>
            <SectionHeader title={t`Most ordered`} end={allItemsLink} />
            {popular}
          </>
        )}
      </Container>
    </main>
  );
}

function BrandIntro({
  brand,
  maker,
  siteName,
  total,
  inStock,
  categories,
}: Omit<BrandPageProps, 'spellings' | 'popular'>) {
  const { name, origin, text, href } = maker;
  const count = countText(total);
  const categoryCount = plural(categories.length, 'category', 'categories');
  return (
    <div className={styles.intro}>
      <div>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.text}>{translate(text)}</p>
        <p className={styles.text}>
          {total === 1
            ? t`${siteName} sells 1 ${name} item in ${categoryCount}.`
            : t`${siteName} sells ${count} ${name} items in ${categoryCount}.`}
        </p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" to={listingLink({ brand: name })}>{t`All ${count} ${name} items`}</ButtonLink>
          <PdfLink button title={t`${name} catalogue`} file={cataloguePdfPath(brand)}>{t`Catalogue (PDF)`}</PdfLink>
        </div>
      </div>
      <Block header={t`The maker's website`}>
        <BlockBody>
          <p className={styles.note}>{t`Opens in a new tab.`}</p>
          <ButtonLink to={href} target="_blank" rel="noopener">
            {t`Open the ${name} website`} <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>
          </ButtonLink>
        </BlockBody>
        <Cells columns={origin ? 2 : 1}>
          {origin && <Cell label={t`Maker's country`}>{translate(origin)}</Cell>}
          <Cell label={inStock === undefined ? t`Items` : t`In stock`}>{plural(inStock ?? total, 'item')}</Cell>
        </Cells>
      </Block>
    </div>
  );
}

/** Sandboxed: it may run scripts and open tabs, but not navigate the page around it. */
function MakerSite({ name, href }: Pick<Maker, 'name' | 'href'>) {
  return (
    <iframe
      className={styles.site}
      src={href}
      title={t`${name} website`}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

function CategoryTiles({ name, categories }: { name: string } & Pick<BrandPageProps, 'categories'>) {
  return (
    <ul className={styles.types}>
      {categories.map(({ value, count }) => {
        const drawing = categoryDrawings[value];
        return (
          <li key={value}>
            <Link className={styles.type} to={listingLink({ brand: name, category: value })}>
              {drawing && <BearingDrawing {...drawing} size={112} decorative />}
              <b>{translate(value)}</b>
              <span>{plural(count, 'item')}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const spellingColumns = (name: string) => [
  {
    key: 'writes',
    header: t`${name} writes`,
    cell: ({ writes }: BrandSpelling) => <span className={styles.ownSpelling}>{writes}</span>,
  },
  {
    key: 'others',
    header: t`Others write`,
    cell: ({ others }: BrandSpelling) => <span className={styles.others}>{others.join(', ')}</span>,
  },
  { key: 'means', header: t`Meaning`, cell: ({ means }: BrandSpelling) => translate(means) },
];
