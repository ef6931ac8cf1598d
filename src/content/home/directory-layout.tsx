import { formatNumber } from '../../lib/format-number.ts';
import { currentLocale, t, translate } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { Block, BlockFooter, Cell, Cells } from '../../ui/page/block.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { categoryLink, searchLink } from '../listing-links.ts';
import { AboutUs } from './about-us.tsx';
import { Banners } from './banners.tsx';
import { Brands } from './brands.tsx';
import styles from './directory-layout.module.css';
import { Featured } from './featured.tsx';
import { heroItems } from './hero-items.data.ts';
import type { HomeData, HomeProps } from './home-data.ts';
import { ExampleSearches, HomeIntro } from './search-intro.tsx';
import { SignUpOffers } from './sign-up-offers.tsx';

export function DirectoryLayout({ data, search, cart }: HomeProps) {
  return (
    <>
      <section className={styles.hero}>
        <Container>
          <div className={styles.grid}>
            <div>
              <HomeIntro content={data.content} />
              {search}
              <ExampleSearches list />
              {cart}
            </div>
            <DrawingWithCaption sellsDrawn={data.sellsDrawn} />
          </div>
        </Container>
      </section>
      <Container>
        <Below {...data} />
      </Container>
    </>
  );
}

function Below(data: HomeData) {
  const { content, banners } = data;
  return (
    <>
      <Banners banners={banners} />
      <div className={styles.columns}>
        <ProductGroups {...data} />
        <ContactBlock content={content} />
      </div>
      <Brands brands={data.brands} note={content.brands?.note} />
      <Featured featured={data.content.featured} featuredRows={data.featuredRows} />
      <section className={styles.about}>
        <div>
          <h2>{t`About Us`}</h2>
          <AboutUs content={content} />
        </div>
        <SignUpOffers content={content} />
      </section>
    </>
  );
}

function DrawingWithCaption({ sellsDrawn }: Pick<HomeData, 'sellsDrawn'>) {
  const { designation, drawing, weightKg } = heroItems['trading-house'];
  const sizes = [drawing.d, drawing.D, drawing.B].join(' × ');
  return (
    <figure className={styles.figure}>
      <div>
        <BearingDrawing {...drawing} size="large" width={680} height={460} />
      </div>
      <figcaption>
        {tRich`${<Designation {...(sellsDrawn && { to: searchLink(designation) })}>{designation}</Designation>} ${translate(drawing.type)}, ${sizes} mm, ${weightKg} kg`}
      </figcaption>
    </figure>
  );
}

function ProductGroups({ productGroups }: HomeData) {
  if (productGroups.length === 0) return null;
  return (
    <section>
      <h2>{t`Products`}</h2>
      <ul className={styles.productGroups}>
        {productGroups.map(({ name, drawing, categories, to }) => (
          <li key={name}>
            <BearingDrawing {...drawing} superCategory={name} size={72} decorative />
            <div>
              <h3>
                <a href={to}>{translate(name)}</a>
              </h3>
              <ul>
                {categories.map(({ category, count }) => (
                  <li key={category}>
                    <a href={categoryLink(category)}>{translate(category)}</a>
                    {count > 0 && <small>{formatNumber(count, currentLocale().language)}</small>}
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

function ContactBlock({ content }: Pick<HomeData, 'content'>) {
  const { contact, branches, pages } = useSite();
  return (
    <Block header={branches[0]?.name}>
      <Cells columns={1}>
        <Cell label={t`Location`}>{contact.lines.join(', ')}</Cell>
        <Cell label={t`Phone`}>
          <a href={phoneHref(contact.phone)}>{contact.phone}</a>
        </Cell>
        <Cell label={t`Sales`}>
          <MailLink to={contact.email} />
        </Cell>
        {[...content.facts, ...content.terms].map(({ label, value, to }) => (
          <Cell key={label} label={label}>
            {to ? <a href={to}>{value}</a> : value}
          </Cell>
        ))}
      </Cells>
      <BlockFooter>
        <ButtonLink to={pages.contact}>{t`Contact Us`}</ButtonLink>
      </BlockFooter>
    </Block>
  );
}
