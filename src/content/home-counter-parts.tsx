import { say } from '../lib/say.ts';
import type { HomeWords } from '../sites/words.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Block, BlockBody } from '../ui/block.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { useSite } from '../ui/site-context.tsx';
import { TextArea } from '../ui/text-input.tsx';
import { AboutUs } from './home-about.tsx';
import styles from './home-counter.module.css';
import type { DrawnParts, HomeParts } from './home-drawn.ts';
import { Joins, Terms } from './home-joins.tsx';
import { brandLink } from './home-links.ts';
import { Lead, Tries, TypeTiles } from './home-parts.tsx';
import { oneShaft, oneShaftScale } from './home-types.data.ts';

function Below({ words, signedIn, counts }: HomeParts) {
  return (
    <>
      <SectionHead
        title={say`Eight types, one shaft`}
        meta={say`All for a 25 mm shaft, drawn to scale`}
        end={<a href="/listing">{say`All products`}</a>}
      />
      <TypeTiles types={oneShaft} counts={counts} size={112} scale={oneShaftScale} />
      {words.brands && <Brands brands={words.brands} />}
      <section className={styles.about}>
        <div>
          <h2>{say`About Us`}</h2>
          <AboutUs words={words} />
        </div>
        <div>
          <Joins words={words} signedIn={signedIn} />
          {!signedIn && <Terms words={words} columns={2} />}
        </div>
      </section>
    </>
  );
}

/** A list of part numbers, sent as a form: it works before any script runs. */
function QuickPanel() {
  return (
    <form method="post" action="/quick-order">
      <Block head={say`Quick order`} end={say`up to 2,000 lines`}>
        <BlockBody>
          <Field label={say`One item a line: designation, quantity`}>
            <TextArea mono name="text" rows={5} required placeholder={quickExample} />
          </Field>
          <div className={styles.quick}>
            <Button type="submit" kind="primary">{say`Find these items`}</Button>
            <ButtonLink kind="quiet" icon="upload" to="/quick-order">{say`CSV or XLSX`}</ButtonLink>
          </div>
        </BlockBody>
      </Block>
    </form>
  );
}

const quickExample = '6205-2RS/C3, 40\n22220 CA/W33, 4\n30308, 12';

function Brands({ brands }: { brands: NonNullable<HomeWords['brands']> }) {
  const { brandPages } = useSite();
  return (
    <section id="brands">
      <SectionHead title={say`Brands`} meta={brands.note} />
      <div className={styles.plates}>
        {brands.list.map((brand) => (
          <a key={brand.name} className={styles.plate} href={brandLink(brandPages, brand)}>
            <b>{brand.name}</b>
            <BearingDrawing {...brand.drawing} size={72} decorative />
            <span>{brand.sells}</span>
          </a>
        ))}
      </div>
    </section>
  );
}

export const counterParts: DrawnParts = { head: Lead, tries: () => <Tries />, side: QuickPanel, below: Below };
