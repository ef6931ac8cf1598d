import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import { plural, t } from '../../lib/i18n.ts';
import type { Banner } from '../../sites/home-content.ts';
import { useLocalStorage } from '../../ui/browser/use-local-storage.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import type { IconName } from '../../ui/graphics/icon-paths.data.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { formatOpeningHours } from '../contact/opening-hours.rule.ts';
import { cataloguePdfPath } from '../downloads/catalogue-paths.ts';
import { Banners } from '../home/banners.tsx';
import { Brands } from '../home/brands.tsx';
import { Featured, type FeaturedProps } from '../home/featured.tsx';
import type { HomeData } from '../home/home-data.ts';
import { searchLink } from '../listing-links.ts';
import { AccountFigures } from './account-figures.tsx';
import { AccountOnItsWay } from './account-on-its-way.tsx';
import { type AccountState, accountState } from './account-state.rule.ts';
import { AnsweredQuotes } from './answered-quotes.tsx';
import type { BuyerHome, BuyerWork } from './buyer-home.contract.ts';
import styles from './buyer-home.module.css';
import { InvoicesToPay } from './invoices-to-pay.tsx';
import { CartWithoutPrices, LeftCart } from './left-cart.tsx';
import { OrderedBefore, orderedBeforeAnchor } from './ordered-before.tsx';
import { OrdersOnTheWay } from './orders-on-the-way.tsx';
import { OverdueAccount } from './overdue-account.tsx';
import quickEntryStyles from './quick-entry.module.css';
import { WorkItem, WorkList } from './work-list.tsx';

export type BuyerHomeProps = {
  home: BuyerHome;
  session: Session;
  banners: readonly Banner[];
  offers: FeaturedProps;
  brands: HomeData['brands'];
  brandsNote: string | undefined;
  search: ReactNode;
};

export function BuyerHomePage({ home, session, banners, offers, brands, brandsNote, search }: BuyerHomeProps) {
  const { work, progress, today } = home;
  const state = stateOf(home, session);
  const hasOwnHeading = state === 'overdue' || progress !== null;
  return (
    <main id="main">
      <Container>
        {!hasOwnHeading && (
          <VisuallyHidden>
            <h1>{t`${session.username}: what waits for you`}</h1>
          </VisuallyHidden>
        )}
        <QuickEntry search={search} canReorder={(work?.ordered_before.length ?? 0) > 0} />
        {progress && <AccountOnItsWay state={state} progress={progress} hasCart={(work?.cart.lines ?? 0) > 0} />}
        {work && !progress && state === 'overdue' && <OverdueAccount money={work.money} today={today} />}
        {work && !progress && state !== 'overdue' && <AccountFigures money={work.money} />}
        {work ? <Work work={work} state={state} today={today} /> : <FirstSteps />}
        <Banners banners={banners} />
        <Featured {...offers} />
        <Brands brands={brands} note={brandsNote} />
      </Container>
    </main>
  );
}

function stateOf({ work, progress }: BuyerHome, session: Session): AccountState {
  return accountState({
    emailVerified: session.email_status === 'verified',
    profileDone: session.login_user_type === 'existing',
    standing: session.standing,
    needsCorrection: progress?.needs_correction ?? false,
    overdue: work?.money.overdue ?? 0,
    available: work?.money.credit?.available,
  });
}

function Work({ work, state, today }: { work: BuyerWork; state: AccountState; today: string }) {
  const { quotes, money, on_the_way, cart, ordered_before } = work;
  const seesNoPrices = state === 'pending' || state === 'refused' || state === 'no-profile';
  const isNew = ordered_before.length === 0 && on_the_way.total === 0;
  return (
    <>
      <div className={styles.waiting}>
        <AnsweredQuotes quotes={quotes} today={today} />
        <InvoicesToPay money={money} today={today} withoutOverdue={state === 'overdue'} />
        <OrdersOnTheWay found={on_the_way} today={today} />
      </div>
      <div className={styles.again}>
        <div>
          {seesNoPrices && <CartWithoutPrices cart={cart} />}
          {isNew ? <FirstSteps /> : <OrderedBefore items={ordered_before} />}
        </div>
        <div>
          {!seesNoPrices && <LeftCart cart={cart} today={today} />}
          <SalesDesk />
          <ListInProgress />
        </div>
      </div>
    </>
  );
}

/** Whom to ask, and when. */
function SalesDesk() {
  const { contact, branches, calendar } = useSite();
  return (
    <Block
      header={branches[0] ? t`Your sales desk, ${branches[0].name}` : t`Contact`}
      end={formatOpeningHours(calendar)}
    >
      <Cells columns={2}>
        <Cell label={t`Phone`}>
          <a href={phoneHref(contact.phone)}>{contact.phone}</a>
        </Cell>
        <Cell label={t`Sales`}>
          <MailLink to={contact.email} />
        </Cell>
      </Cells>
    </Block>
  );
}

/** A list that was read in quick order and not added yet; this browser keeps it. */
function ListInProgress() {
  const lines = (useLocalStorage('quickOrder') ?? '').split('\n').filter((line) => line.trim() !== '').length;
  if (lines === 0) return null;
  return (
    <WorkList title={t`Quick order`}>
      <ul>
        <WorkItem
          lead={<Icon name="upload" />}
          title={<Link to="/quick-order">{t`A list of ${plural(lines, 'line')}`}</Link>}
          text={t`Kept in this browser, not in your cart yet`}
          action={<ButtonLink small to="/quick-order">{t`Continue`}</ButtonLink>}
        />
      </ul>
    </WorkList>
  );
}

/** Search and quick order side by side; on a phone quick order is a page of its own. */
function QuickEntry({ search, canReorder }: { search: ReactNode; canReorder: boolean }) {
  return (
    <section className={quickEntryStyles.counter} aria-label={t`Find items`}>
      {search}
      <form className={quickEntryStyles.quick} method="post" action="/quick-order">
        <TextArea
          mono
          name="text"
          rows={1}
          required
          aria-label={t`Quick order: one item per line, designation and quantity`}
          placeholder={t`Quick order: item, quantity`}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t`Find these items`}</Button>
      </form>
      <div className={quickEntryStyles.file}>
        <ButtonLink small kind="quiet" icon="upload" to="/quick-order">{t`CSV or XLSX`}</ButtonLink>
        <span>{t`up to 2,000 lines`}</span>
      </div>
      <div className={quickEntryStyles.phone}>
        <ButtonLink wide to="/quick-order">{t`Quick order`}</ButtonLink>
        {canReorder ? (
          <ButtonLink wide icon="retry" to={`#${orderedBeforeAnchor}`}>{t`Ordered before`}</ButtonLink>
        ) : (
          <ButtonLink wide to="/listing">{t`All products`}</ButtonLink>
        )}
      </div>
    </section>
  );
}

type Step = { icon: IconName; title: string; text: string; to: string };

/** Shown to an account that has ordered nothing yet. */
function FirstSteps() {
  const [example = ''] = useSite().home.exampleSearches;
  const steps: Step[] = [
    {
      icon: 'search',
      title: t`All products`,
      text: t`Every item with sizes, drawing, data sheet and DXF`,
      to: '/listing',
    },
    {
      icon: 'retry',
      title: t`Find an interchangeable bearing`,
      text: t`Type any maker's number, for example ${example}`,
      to: searchLink(example),
    },
    { icon: 'upload', title: t`Order a whole list`, text: t`Paste it, or upload CSV or XLSX`, to: '/quick-order' },
    { icon: 'download', title: t`Catalogue`, text: t`As PDF, by maker and type`, to: cataloguePdfPath() },
  ];
  return (
    <WorkList title={t`Where to begin`}>
      <ul>
        {steps.map(({ icon, title, text, to }) => (
          <WorkItem
            key={to}
            lead={<Icon name={icon} />}
            title={
              <Link to={to} reloadDocument={to === cataloguePdfPath()}>
                {title}
              </Link>
            }
            text={text}
            action={<Icon name="chevron-right" />}
          />
        ))}
      </ul>
    </WorkList>
  );
}
