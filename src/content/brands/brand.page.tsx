import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countText, sizeText } from '../../catalogue/items/item-format.rule.ts';
import { type KindTile, KindTiles } from '../../catalogue/listing/kind-tiles.tsx';
import { plural, t, translate } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { cataloguePdfPath } from '../downloads/catalogue-paths.ts';
import { PdfLink } from '../downloads/pdf-link.tsx';
import { listingLink } from '../listing-links.ts';
import styles from './brand.module.css';
import type { BrandSpelling } from './brand-spelling.rule.ts';

/** What is known of a maker; without a word of the seller, its name alone. */
export type ShownMaker = { name: string; text: string; origin?: string; href?: string; allowsFraming?: true };

type Count = { value: string; count: number };

export type BrandPageProps = {
  /** Of a maker with a page of the site's own, the last segment of its path: 'koyo'. */
  brand: string | undefined;
  maker: ShownMaker;
  siteName: string;
  total: number;
  /** Undefined if the viewer may not see stock. */
  inStock: number | undefined;
  /** The smallest and the largest bore in mm; undefined where none is known. */
  bores: { min: number; max: number } | undefined;
  categories: readonly Count[];
  /** The types of bearings that they are. */
  types: readonly Count[];
  spellings: readonly BrandSpelling[];
  popular: ReactNode;
};

export function BrandPage({ spellings, popular, ...props }: BrandPageProps) {
  const { maker } = props;
  const kinds = kindsOf(props);
  const allItemsLink = <Link to={listingLink({ brand: maker.name })}>{t`All ${maker.name} items`}</Link>;
  return (
    <main id="main">
      <Container>
        <Breadcrumbs steps={[{ label: t`Home`, to: '/' }, { label: maker.name }]} />
        <BrandIntro {...props} />
        {maker.allowsFraming && maker.href && <MakerSite name={maker.name} href={maker.href} />}
        {kinds.length > 1 && (
          <>
            <SectionHeader title={t`By type`} />
            <KindTiles kinds={kinds} label={t`By type`} />
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

/** Of a maker with one category, its types say more. */
function kindsOf({ maker, categories, types }: Pick<BrandPageProps, 'maker' | 'categories' | 'types'>): KindTile[] {
  const kind = categories.length === 1 && types.length > 1 ? 'type' : 'category';
  return (kind === 'type' ? types : categories).map(({ value, count }) => ({
    kind,
    value,
    count,
    to: listingLink({ brand: maker.name, [kind]: value }),
  }));
}

type IntroProps = Omit<BrandPageProps, 'spellings' | 'popular' | 'types'>;

function BrandIntro({ brand, maker, siteName, total, inStock, bores, categories }: IntroProps) {
  const { branches, answerWithinHours } = useSite();
  const { name, origin, text, href } = maker;
  const count = countText(total);
  const categoryCount = plural(categories.length, 'category', 'categories');
  const onlyCategory = categories.length === 1 ? categories[0] : undefined;
  const items = total === 1 ? t`1 ${name} item` : t`${count} ${name} items`;
  return (
    <div className={styles.intro}>
      <div>
        <h1 className={styles.name}>{name}</h1>
        {text && <p className={styles.text}>{translate(text)}</p>}
        <p className={styles.text}>
          {onlyCategory
            ? t`${siteName} sells ${items} in one category: ${translate(onlyCategory.value)}.`
            : t`${siteName} sells ${items} in ${categoryCount}.`}
        </p>
        <div className={styles.actions}>
          <ButtonLink kind="primary" to={listingLink({ brand: name })}>{t`All ${count} ${name} items`}</ButtonLink>
          {brand && (
            <PdfLink button title={t`${name} catalogue`} file={cataloguePdfPath(brand)}>{t`Catalogue (PDF)`}</PdfLink>
          )}
        </div>
      </div>
      <Block header={href ? t`The maker's website` : name}>
        {href && (
          <BlockBody>
            <p className={styles.note}>{t`Opens in a new tab.`}</p>
            <ButtonLink to={href} target="_blank" rel="noopener">
              {t`Open the ${name} website`} <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>
            </ButtonLink>
          </BlockBody>
        )}
        <Cells columns={2}>
          {origin && <Cell label={t`Maker's country`}>{translate(origin)}</Cell>}
          <Cell label={inStock === undefined ? t`Items` : t`In stock`}>{plural(inStock ?? total, 'item')}</Cell>
          {bores && <Cell label={t`Bores`}>{t`${sizeText(bores.min)} to ${sizeText(bores.max)} mm`}</Cell>}
          <Cell label={t`Sold from`}>{branches.map((branch) => branch.name).join(', ')}</Cell>
          <Cell
            label={t`Not in stock?`}
          >{t`An RFI is answered within ${plural(answerWithinHours, 'working hour')}.`}</Cell>
        </Cells>
      </Block>
    </div>
  );
}

/** Sandboxed: it may run scripts and open tabs, but not navigate the page around it. */
function MakerSite({ name, href }: { name: string; href: string }) {
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
