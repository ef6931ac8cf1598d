import type { ReactNode } from 'react';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import { t } from '../../lib/i18n.ts';
import type { Banner, HomeContent } from '../../sites/home-content.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { formatOpeningHours } from '../contact/opening-hours.rule.ts';
import { Banners } from '../home/banners.tsx';
import { Brands } from '../home/brands.tsx';
import { Featured, type FeaturedProps } from '../home/featured.tsx';
import { AccountFigures } from './account-figures.tsx';
import { AccountOnItsWay } from './account-on-its-way.tsx';
import { type AccountState, accountState } from './account-state.rule.ts';
import { AnsweredQuotes } from './answered-quotes.tsx';
import type { BuyerHome, BuyerWork } from './buyer-home.contract.ts';
import styles from './buyer-home.module.css';
import { FirstSteps } from './first-steps.tsx';
import { InvoicesToPay } from './invoices-to-pay.tsx';
import { CartWithoutPrices, LeftCart } from './left-cart.tsx';
import { ListInProgress } from './list-in-progress.tsx';
import { OrderedBefore } from './ordered-before.tsx';
import { OrdersOnTheWay } from './orders-on-the-way.tsx';
import { OverdueAccount } from './overdue-account.tsx';
import { QuickEntry } from './quick-entry.tsx';

export type BuyerHomeProps = {
  home: BuyerHome;
  session: Session;
  banners: readonly Banner[];
  offers: FeaturedProps;
  brands: HomeContent['brands'];
  search: ReactNode;
};

export function BuyerHomePage({ home, session, banners, offers, brands, search }: BuyerHomeProps) {
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
        {brands && <Brands brands={brands} />}
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
