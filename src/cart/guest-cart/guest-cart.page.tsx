import { useSyncExternalStore } from 'react';
import { ContactLinks } from '../../account/forms/contact-links.tsx';
import { notAvailable } from '../../catalogue/items/item-format.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Block, BlockFooter, Cell, Cells, Row, Rows } from '../../ui/page/block.tsx';
import { Container, Split } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyCart } from '../empty-cart.tsx';
import { minorOf, totalWeightText } from '../lines/cart-totals.rule.ts';
import { createLineNamer } from '../lines/line-names.rule.ts';
import styles from './guest-cart.module.css';
import type { GuestCartLine } from './guest-cart.rule.ts';
import { useGuestCart } from './guest-cart.ts';
import { guestCartColumns } from './guest-cart-columns.tsx';

const subscribeToNothing = () => () => {};

/** The lines are in the browser, so the server renders the frame only. */
export function GuestCartPage() {
  const { lines } = useGuestCart();
  const nameOf = createLineNamer(lines);
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (isHydrated && lines.length === 0)
    return (
      <Container>
        <PageHeader title={t`Cart`} />
        <EmptyCart />
      </Container>
    );
  return (
    <Container>
      <PageHeader title={t`Cart`} meta={isHydrated && t`${plural(lines.length, 'item')}, saved in this browser`} />
      <noscript>{t`To use a cart without signing in, turn on JavaScript.`}</noscript>
      <Split aside={<Aside lines={lines} isHydrated={isHydrated} />}>
        <DataTable
          caption={t`Items in your cart`}
          columns={guestCartColumns(useSite(), nameOf)}
          rows={lines}
          rowKey={(line) => line.itemcode}
          loadingRows={isHydrated ? 0 : 2}
        />
        <p
          className={styles.note}
        >{t`Prices, stock and expected delivery are shown once you are signed in and your account is Active.`}</p>
      </Split>
    </Container>
  );
}

function Aside({ lines, isHydrated }: { lines: readonly GuestCartLine[]; isHydrated: boolean }) {
  return (
    <>
      <Summary lines={lines} end={isHydrated && plural(lines.length, 'item')} />
      <Block>
        <Cells columns={1}>
          <Cell
            label={t`This cart`}
          >{t`Moves to your account when you sign in; quantities are added to those already there.`}</Cell>
          <Cell label={t`Need it today?`}>
            <ContactLinks />
          </Cell>
        </Cells>
      </Block>
    </>
  );
}

function Summary({ lines, end }: { lines: readonly GuestCartLine[]; end: string | false }) {
  const { tax } = useSite();
  const subtotalMinor = lines.reduce((sum, line) => sum + minorOf(line.Amount), 0);
  const weightKg = lines.reduce((sum, line) => sum + line.Weight * line.Quantity, 0);
  return (
    <Block header={t`Order Summary`} end={end}>
      <Rows>
        <Row label={t`Subtotal`}>
          {subtotalMinor > 0 ? <Amount value={toMajor(subtotalMinor)} showCurrency /> : translate(notAvailable)}
        </Row>
        <Row label={t`${tax.label} Total`}>{translate(notAvailable)}</Row>
        <Row label={t`Total Weight`}>{totalWeightText(weightKg)}</Row>
      </Rows>
      <BlockFooter>
        <ButtonLink kind="primary" wide to="/login?next=/cart">{t`Sign in to Checkout`}</ButtonLink>
      </BlockFooter>
    </Block>
  );
}
