import { Link } from 'react-router';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Block, BlockFoot, Cell, Cells } from '../ui/block.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Designation } from '../ui/designation.tsx';
import { Wrap } from '../ui/layout.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { Served } from '../ui/served.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { HomePageProps } from './home.page.tsx';
import { categoryLink, searchLink, superCategoryLink } from './home-links.ts';
import { Tries } from './home-parts.tsx';
import styles from './home-trading-house.module.css';
import { goods, heroes } from './home-types.data.ts';

/** The trading house: one drawing on white, then what is sold beside how to reach the house. */
export function TradingHouseHome({ words, search, signedIn, counts }: HomePageProps) {
  return (
    <>
      <section className={styles.hero}>
        <Wrap>
          <div className={styles.grid}>
            <div>
              <h1>{words.headline}</h1>
              <p className={styles.lead}>{words.lead}</p>
              {search}
              <Tries />
            </div>
            <Served>{import.meta.env.SSR && <Figure />}</Served>
          </div>
        </Wrap>
      </section>
      <Served>
        {import.meta.env.SSR && (
          <Wrap>
            <div className={styles.columns}>
              <Goods counts={counts} />
              <Reach words={words} signedIn={signedIn} />
            </div>
          </Wrap>
        )}
      </Served>
    </>
  );
}

function Figure() {
  const { designation, drawing, weightKg } = heroes['trading-house'];
  return (
    <figure className={styles.figure}>
      <div>
        <BearingDrawing {...drawing} size="large" width={680} height={460} />
      </div>
      <figcaption>
        <Designation to={searchLink(designation)}>{designation}</Designation> {drawing.type}, {drawing.d} × {drawing.D}{' '}
        × {drawing.B} mm, {weightKg} kg
      </figcaption>
    </figure>
  );
}

function Goods({ counts }: Pick<HomePageProps, 'counts'>) {
  return (
    <section>
      <h2>Products</h2>
      <ul className={styles.goods}>
        {goods.map(({ name, drawing, categories }) => (
          <li key={name}>
            <BearingDrawing {...drawing} superCategory={name} size={72} decorative />
            <div>
              <h3>
                <Link to={superCategoryLink(name)}>{name}</Link>
              </h3>
              <ul>
                {categories.map((category) => (
                  <li key={category}>
                    <Link to={categoryLink(category)}>{category}</Link>
                    {counts?.[category] ? <small>{counts[category]}</small> : null}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reach({ words, signedIn }: Pick<HomePageProps, 'words' | 'signedIn'>) {
  const { contact, branches } = useSite();
  return (
    <Block head={branches[0]?.name}>
      <Cells columns={1}>
        <Cell label="Location">{contact.lines.join(', ')}</Cell>
        <Cell label="Phone">
          <a href={phoneHref(contact.phone)}>{contact.phone}</a>
        </Cell>
        <Cell label="Sales">
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </Cell>
        {[...words.facts, ...words.buyers].map(({ label, value }) => (
          <Cell key={label} label={label}>
            {value}
          </Cell>
        ))}
      </Cells>
      <BlockFoot>
        {signedIn ? (
          <ButtonLink to="/order-history">Order History</ButtonLink>
        ) : (
          <ButtonLink to="/login" kind="primary">
            SignIn
          </ButtonLink>
        )}
      </BlockFoot>
    </Block>
  );
}
