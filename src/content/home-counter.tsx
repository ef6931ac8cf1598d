import { Link } from 'react-router';
import type { HomeWords } from '../sites/words.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Block, BlockBody } from '../ui/block.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SectionHead, Wrap } from '../ui/layout.tsx';
import { Served } from '../ui/served.tsx';
import { TextArea } from '../ui/text-input.tsx';
import type { HomePageProps } from './home.page.tsx';
import styles from './home-counter.module.css';
import { brandLink } from './home-links.ts';
import { Buyers, Tries, TypeTiles } from './home-parts.tsx';
import { oneShaft, oneShaftScale } from './home-types.data.ts';

/** The counter: search and a list first, then eight types for one shaft and the brand names in one row. */
export function CounterHome({ words, search, signedIn, counts }: HomePageProps) {
  return (
    <Wrap>
      <section className={styles.hero}>
        <div>
          <h1>{words.headline}</h1>
          <p className={styles.lead}>{words.lead}</p>
          {search}
          <Tries />
        </div>
        <Served>{import.meta.env.SSR && <QuickPanel />}</Served>
      </section>
      <Served>{import.meta.env.SSR && <BelowSearch words={words} signedIn={signedIn} counts={counts} />}</Served>
    </Wrap>
  );
}

function BelowSearch({ words, signedIn, counts }: Omit<HomePageProps, 'search'>) {
  return (
    <>
      <SectionHead
        title="Eight types, one shaft"
        meta="All for a 25 mm shaft, drawn to scale"
        end={<Link to="/listing">All products</Link>}
      />
      <TypeTiles types={oneShaft} counts={counts} size={112} scale={oneShaftScale} />
      {words.brands && <Brands brands={words.brands} />}
      <section className={styles.about}>
        <div>
          <h2>About Us</h2>
          {words.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Buyers words={words} signedIn={signedIn} />
      </section>
    </>
  );
}

/** A list of part numbers, sent as a form: it works before any script runs. */
function QuickPanel() {
  return (
    <form method="post" action="/quick-order">
      <Block head="Quick order" end="up to 2,000 lines">
        <BlockBody>
          <Field label="One item a line: designation, quantity">
            <TextArea mono name="text" rows={5} required placeholder={quickExample} />
          </Field>
          <div className={styles.quick}>
            <Button type="submit" kind="primary">
              Find these items
            </Button>
            <ButtonLink kind="quiet" icon="upload" to="/quick-order">
              CSV or XLSX
            </ButtonLink>
          </div>
        </BlockBody>
      </Block>
    </form>
  );
}

const quickExample = '6205-2RS/C3, 40\n22220 CA/W33, 4\n30308, 12';

function Brands({ brands }: { brands: NonNullable<HomeWords['brands']> }) {
  return (
    <>
      <SectionHead title="Brands" meta={brands.note} />
      <div className={styles.plates}>
        {brands.list.map(({ name, sells, drawing }) => (
          <Link key={name} className={styles.plate} to={brandLink(name)}>
            <b>{name}</b>
            <BearingDrawing {...drawing} size={72} decorative />
            <span>{sells}</span>
          </Link>
        ))}
      </div>
    </>
  );
}
