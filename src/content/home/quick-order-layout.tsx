import { t } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { Container, SectionHeader } from '../../ui/page/layout.tsx';
import { AboutUs } from './about-us.tsx';
import { Banners } from './banners.tsx';
import { Brands } from './brands.tsx';
import type { HomeData, HomeProps } from './home-data.ts';
import styles from './quick-order-layout.module.css';
import { BearingTypeTiles, ExampleSearches, HomeIntro } from './search-intro.tsx';
import { SignUpOffers, TermsList } from './sign-up-offers.tsx';

export function QuickOrderLayout({ data, search, cart }: HomeProps) {
  return (
    <Container>
      <section className={styles.hero}>
        <div>
          <HomeIntro content={data.content} />
          {search}
          <ExampleSearches />
          {cart}
        </div>
        <QuickPanel />
      </section>
      <Below {...data} />
    </Container>
  );
}

/** px per mm at which the widest of the eight types fills a tile of 112 px. */
const typesScale = 4.4;

function Below({ content, types, brands, banners }: HomeData) {
  return (
    <>
      <Banners banners={banners} />
      <Types types={types} />
      <Brands brands={brands} note={content.brands?.note} />
      <section className={styles.about}>
        <div>
          <h2>{t`About Us`}</h2>
          <AboutUs content={content} />
        </div>
        <div>
          <SignUpOffers content={content} />
          <TermsList content={content} columns={2} />
        </div>
      </section>
    </>
  );
}

/** As the title says; a shop that lacks one of them has another title. */
const allTypes = 8;

/** Those for one shaft are drawn to one scale; other groups of the seller have no drawing of their own. */
function Types({ types }: Pick<HomeData, 'types'>) {
  if (types.length === 0) return null;
  const isDrawn = types.some(({ type }) => type !== '');
  const title = types.length === allTypes && isDrawn ? t`Eight types, one shaft` : t`By type`;
  return (
    <>
      <SectionHeader
        title={title}
        {...(isDrawn && { meta: t`All for a 25 mm shaft, drawn to scale` })}
        end={<a href="/listing">{t`All products`}</a>}
      />
      <BearingTypeTiles types={types} size={112} {...(isDrawn && { scale: typesScale })} />
    </>
  );
}

/** A plain form, so that it works before scripts have loaded. */
function QuickPanel() {
  return (
    <form method="post" action="/quick-order">
      <Block header={t`Quick order`} end={t`up to 2,000 lines`}>
        <BlockBody>
          <Field label={t`One item per line: designation, quantity`}>
            <TextArea
              mono
              name="text"
              rows={5}
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={quickExample}
            />
          </Field>
          <div className={styles.actions}>
            <Button type="submit" kind="primary">{t`Find these items`}</Button>
            <ButtonLink kind="quiet" icon="upload" to="/quick-order">{t`CSV or XLSX`}</ButtonLink>
          </div>
        </BlockBody>
      </Block>
    </form>
  );
}

const quickExample = '6205-2RS/C3, 40\n22220 CA/W33, 4\n30308, 12';
