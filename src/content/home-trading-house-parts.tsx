import { countText } from '../catalogue/display.rule.ts';
import { said, say } from '../lib/say.ts';
import { BearingDrawing } from '../ui/bearing-drawing.tsx';
import { Block, BlockFoot, Cell, Cells } from '../ui/block.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Designation } from '../ui/designation.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { AboutUs } from './home-about.tsx';
import type { DrawnParts, HomeParts } from './home-drawn.ts';
import { Featured } from './home-featured.tsx';
import { Joins } from './home-joins.tsx';
import { categoryLink, searchLink, superCategoryLink } from './home-links.ts';
import { Lead, Tries } from './home-parts.tsx';
import styles from './home-trading-house.module.css';
import { goods, heroes } from './home-types.data.ts';

function Below(parts: HomeParts) {
  const { words, signedIn, counts } = parts;
  return (
    <>
      <div className={styles.columns}>
        <Goods counts={counts} />
        <Reach words={words} signedIn={signedIn} />
      </div>
      <Featured {...parts} />
      <section className={styles.about}>
        <div>
          <h2>{say`About Us`}</h2>
          <AboutUs words={words} />
        </div>
        <Joins words={words} signedIn={signedIn} />
      </section>
    </>
  );
}

function Figure() {
  const { designation, drawing, weightKg } = heroes['trading-house'];
  const sizes = [drawing.d, drawing.D, drawing.B].join(' × ');
  return (
    <figure className={styles.figure}>
      <div>
        <BearingDrawing {...drawing} size="large" width={680} height={460} />
      </div>
      <figcaption>
        {sayWith`${<Designation to={searchLink(designation)}>{designation}</Designation>} ${said(drawing.type)}, ${sizes} mm, ${weightKg} kg`}
      </figcaption>
    </figure>
  );
}

function Goods({ counts }: Pick<HomeParts, 'counts'>) {
  return (
    <section>
      <h2>{say`Products`}</h2>
      <ul className={styles.goods}>
        {goods.map(({ name, drawing, categories }) => (
          <li key={name}>
            <BearingDrawing {...drawing} superCategory={name} size={72} decorative />
            <div>
              <h3>
                <a href={superCategoryLink(name)}>{said(name)}</a>
              </h3>
              <ul>
                {categories.map((category) => (
                  <li key={category}>
                    <a href={categoryLink(category)}>{said(category)}</a>
                    {counts[category] ? <small>{countText(counts[category])}</small> : null}
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

function Reach({ words, signedIn }: Pick<HomeParts, 'words' | 'signedIn'>) {
  const { contact, branches, pages } = useSite();
  return (
    <Block head={branches[0]?.name}>
      <Cells columns={1}>
        <Cell label={say`Location`}>{contact.lines.join(', ')}</Cell>
        <Cell label={say`Phone`}>
          <a href={phoneHref(contact.phone)}>{contact.phone}</a>
        </Cell>
        <Cell label={say`Sales`}>
          <MailLink to={contact.email} />
        </Cell>
        {[...words.facts, ...(signedIn ? [] : words.terms)].map(({ label, value, to }) => (
          <Cell key={label} label={label}>
            {to ? <a href={to}>{value}</a> : value}
          </Cell>
        ))}
      </Cells>
      <BlockFoot>
        <ButtonLink to={pages.contact}>{say`Contact Us`}</ButtonLink>
      </BlockFoot>
    </Block>
  );
}

export const tradingHouseParts: DrawnParts = { head: Lead, tries: () => <Tries list />, side: Figure, below: Below };
