import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countText } from '../catalogue/display.rule.ts';
import { countOf, said, say } from '../lib/say.ts';
import type { BrandPage as BrandWords } from '../sites/brand-pages.data.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Block, BlockBody, Cell, Cells } from '../ui/block.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './brand.module.css';
import type { Spelling } from './brand-spelling.rule.ts';
import { categoryDrawings } from './brand-types.data.ts';
import { listingLink } from './home-links.ts';
import { PdfLink } from './pdf-link.ui.tsx';
import { catalogueFile } from './print-addresses.ts';

export type BrandPageProps = {
  /** The last part of its address. */
  brand: string;
  words: BrandWords;
  siteName: string;
  total: number;
  /** Items that lie on the shelf; undefined for who may not see it. */
  inStock: number | undefined;
  /** Categories of its bearings, the largest first. */
  categories: readonly { value: string; count: number }[];
  spellings: readonly Spelling[];
  /** The table of what is ordered most. */
  popular: ReactNode;
};

/** A maker: what it makes, what of it is sold here, how it writes its numbers. */
export function BrandPage({ spellings, popular, ...props }: BrandPageProps) {
  const { words, categories } = props;
  const all = <Link to={listingLink({ brand: words.name })}>{say`All ${words.name} items`}</Link>;
  return (
    <main id="main">
      <Wrap>
        <Crumbs steps={[{ label: say`Home`, to: '/' }, { label: words.name }]} />
        <Opening {...props} />
        {words.framed && <OwnSite {...words} />}
        {categories.length > 0 && (
          <>
            <SectionHead title={say`By type`} />
            <Types name={words.name} categories={categories} />
          </>
        )}
        {spellings.length > 0 && (
          <>
            <SectionHead title={say`Read the number`} meta={say`What ${words.name} writes, and what others do`} />
            <DataTable
              caption={say`Read the number`}
              columns={spellingColumns(words.name)}
              rows={spellings}
              rowKey={({ writes }) => writes}
            />
          </>
        )}
        {popular && (
          <>
            <SectionHead title={say`Most ordered`} end={all} />
            {popular}
          </>
        )}
      </Wrap>
    </main>
  );
}

function Opening({
  brand,
  words,
  siteName,
  total,
  inStock,
  categories,
}: Omit<BrandPageProps, 'spellings' | 'popular'>) {
  const { name, origin, text, href } = words;
  const count = countText(total);
  const kinds = countOf(categories.length, 'category', 'categories');
  return (
    <div className={styles.opening}>
      <div>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.text}>{said(text)}</p>
        <p className={styles.text}>
          {total === 1
            ? say`${siteName} sells 1 ${name} item in ${kinds}.`
            : say`${siteName} sells ${count} ${name} items in ${kinds}.`}
        </p>
        <div className={styles.ways}>
          <ButtonLink kind="primary" to={listingLink({ brand: name })}>{say`All ${count} ${name} items`}</ButtonLink>
          <PdfLink button title={say`${name} catalogue`} file={catalogueFile(brand)}>{say`Catalogue, PDF`}</PdfLink>
        </div>
      </div>
      <Block head={say`The maker's own site`}>
        <BlockBody>
          <p className={styles.note}>{say`It opens in a new tab.`}</p>
          <ButtonLink icon="share" to={href} target="_blank" rel="noopener">
            {say`Open the ${name} site`} <VisuallyHidden>{say`(opens a new tab)`}</VisuallyHidden>
          </ButtonLink>
        </BlockBody>
        <Cells columns={2}>
          <Cell label={say`Maker's country`}>{origin ? said(origin) : say`NA`}</Cell>
          <Cell label={inStock === undefined ? say`Items` : say`In stock`}>{countOf(inStock ?? total, 'item')}</Cell>
        </Cells>
      </Block>
    </div>
  );
}

/** Kept to itself: it may run its own scripts and open tabs, and leads the page around it nowhere. */
function OwnSite({ name, href }: Pick<BrandWords, 'name' | 'href'>) {
  return (
    <iframe
      className={styles.site}
      src={href}
      title={say`The site of ${name}`}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

function Types({ name, categories }: { name: string } & Pick<BrandPageProps, 'categories'>) {
  return (
    <ul className={styles.types}>
      {categories.map(({ value, count }) => {
        const drawing = categoryDrawings[value];
        return (
          <li key={value}>
            <Link className={styles.type} to={listingLink({ brand: name, category: value })}>
              {drawing && <BearingDrawing {...drawing} size={112} decorative />}
              <b>{said(value)}</b>
              <span>{countOf(count, 'item')}</span>
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
    head: say`${name} writes`,
    cell: ({ writes }: Spelling) => <span className={styles.own}>{writes}</span>,
  },
  {
    key: 'others',
    head: say`Others write`,
    cell: ({ others }: Spelling) => <span className={styles.others}>{others.join(', ')}</span>,
  },
  { key: 'means', head: say`It means`, cell: ({ means }: Spelling) => said(means) },
];
