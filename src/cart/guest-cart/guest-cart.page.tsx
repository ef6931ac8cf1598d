import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { ContactLinks } from '../../account/forms/contact-links.tsx';
import { notAvailable, textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { itemHref } from '../../catalogue/items/item-link.rule.ts';
import { VisibleAvailability } from '../../catalogue/pricing/visible-availability.tsx';
import { currencySign } from '../../lib/currency.ts';
import { formatDateTime, formatDay } from '../../lib/dates.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { toMajor } from '../../lib/money.ts';
import type { Site } from '../../sites/site.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { Block, BlockFooter, Cell, Cells, Row, Rows } from '../../ui/page/block.tsx';
import { Container, Split } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { EmptyCart } from '../empty-cart.tsx';
import { divideByAdded, readJustAdded } from '../just-added.rule.ts';
import cartColumnsStyles from '../lines/cart-columns.module.css';
import { rfiOnlyPriceLabel } from '../lines/cart-columns.tsx';
import { minorOf, totalWeightText } from '../lines/cart-totals.rule.ts';
import { LineItem } from '../lines/line-item.tsx';
import { createLineNamer } from '../lines/line-names.rule.ts';
import { LineQuantity } from '../lines/line-quantity.tsx';
import { randomId } from '../random-id.ts';
import styles from './guest-cart.module.css';
import { type GuestCartLine, withoutLine, withQuantity, withRestoredLine } from './guest-cart.rule.ts';
import { readGuestCart, saveGuestCart, useGuestCart } from './guest-cart.ts';

const subscribeToNothing = () => () => {};

/** The lines are in the browser, so the server renders the frame only. */
export function GuestCartPage() {
  const { lines } = useGuestCart();
  const [search] = useSearchParams();
  const { added, before } = divideByAdded(lines, readJustAdded(search));
  const groupOf = (line: GuestCartLine) =>
    added.includes(line) ? { key: 'added', header: t`Just added` } : { key: 'before', header: t`In your cart before` };
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
          rows={added.length > 0 ? [...added, ...before] : lines}
          groupOf={added.length > 0 ? groupOf : undefined}
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
        <ButtonLink wide to="/ask-for-price">{t`Ask for a price`}</ButtonLink>
      </BlockFooter>
    </Block>
  );
}

export function guestCartColumns(site: Site, nameOf: (line: GuestCartLine) => string): Column<GuestCartLine>[] {
  return [
    {
      key: 'item',
      header: t`Item detail`,
      cell: (line) => <LineItem item={line} to={itemHref(site, line)} brand={line.brandname} />,
      phone: 'full',
    },
    { key: 'brand', header: t`Brand`, cell: (line) => textOrNA(line.brandname), drop: 1023, phone: 'none' },
    { key: 'expected', header: t`Expected delivery`, cell: expected, drop: 1240, phone: 'none' },
    { key: 'availability', header: t`Availability`, cell: availability, phone: 'last' },
    { key: 'added', header: t`Added on`, cell: (line) => <Added line={line} site={site} />, drop: 1240, phone: 'none' },
    {
      key: 'qty',
      header: t`Qty`,
      cell: (line) => <GuestCartQuantity line={line} name={nameOf(line)} />,
      align: 'end',
      phone: 'first',
    },
    {
      key: 'total',
      header: t`Total price, ${currencySign(site.currency)}`,
      cell: total,
      align: 'end',
      phone: 'two',
      phoneLabel: true,
    },
    {
      key: 'action',
      header: t`Action`,
      headHidden: true,
      cell: (line) => <DeleteGuestCartLine line={line} name={nameOf(line)} />,
      phone: 'corner',
    },
  ];
}

const expected = (line: GuestCartLine) => (line.exp_dod ? formatDay(line.exp_dod) : translate(notAvailable));

const availability = (line: GuestCartLine) => <VisibleAvailability status={line.Availability} />;

function Added({ line, site }: { line: GuestCartLine; site: Site }) {
  return (
    <span className={cartColumnsStyles.moment}>{formatDateTime(new Date(line.added_on), site.calendar.timeZone)}</span>
  );
}

const total = (line: GuestCartLine) =>
  line.Amount > 0 ? (
    <Amount value={line.Amount} />
  ) : (
    <span className={cartColumnsStyles.absent}>{translate(rfiOnlyPriceLabel)}</span>
  );

type GuestCartLineProps = {
  line: GuestCartLine;
  name: string;
};

function GuestCartQuantity({ line, name }: GuestCartLineProps) {
  const save = async (quantity: number) => {
    const saved = saveGuestCart(withQuantity(readGuestCart(), line.itemcode, quantity, randomId()));
    return saved ? { saved } : { saved, refusal: t`This browser couldn't save it` };
  };
  return <LineQuantity line={{ ...line, quantity: line.Quantity }} name={name} save={save} />;
}

function DeleteGuestCartLine({ line, name }: GuestCartLineProps) {
  const toast = useToast();
  const remove = () => {
    const before = readGuestCart();
    saveGuestCart(withoutLine(before, line.itemcode, randomId()));
    const restore = () => saveGuestCart(withRestoredLine(readGuestCart(), line, before, randomId()));
    const action = { label: t`Undo`, onPress: restore };
    toast({ message: t`${line.itemname} removed`, about: 'cart line removed', action });
  };
  return <IconButton small name="delete" label={t`Delete ${name}`} onClick={remove} />;
}
