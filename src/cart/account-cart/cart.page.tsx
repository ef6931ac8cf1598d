import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { StatusTag } from '../../account/permissions/status-tag.tsx';
import { AccountStatusNotice } from '../../catalogue/pricing/account-status-notice.tsx';
import { plural, t, translate } from '../../lib/i18n.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import { formatMoney } from '../../lib/money.ts';
import type { CreditInfo } from '../../payments/credit/credit-info.contract.ts';
import { useFreshWhenSeen } from '../../ui/browser/use-fresh-when-seen.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { Block, BlockFooter, Cell, Cells } from '../../ui/page/block.tsx';
import { Container, Split } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { RowGroup } from '../../ui/table/table-columns.ts';
import type { CartLine } from '../cart.contract.ts';
import { EmptyCart } from '../empty-cart.tsx';
import { UnmergedLines } from '../guest-cart/unmerged-lines.tsx';
import { divideByAdded, type JustAdded, readJustAdded } from '../just-added.rule.ts';
import { totalsOf } from '../lines/cart-totals.rule.ts';
import { parseLineIds } from '../lines/line-ids.rule.ts';
import { SavedCartsButton } from '../saved-carts/saved-carts-button.tsx';
import { SkipToSummary, summaryId } from '../skip-to-summary.tsx';
import styles from './cart.module.css';
import { CartTable } from './cart-table.tsx';
import { CartToolbar } from './cart-toolbar.tsx';
import { CheckoutBar, CheckoutBlock } from './checkout.tsx';
import { ConfirmCheckoutDialog } from './confirm-checkout.tsx';
import { JustAddedHead } from './just-added-head.tsx';
import {
  availabilityFilters,
  checkoutBlockedReason,
  type AvailabilityFilter as Filter,
  lineIdsMatching,
  orderableLineIds,
  restoredLineIds,
  rfiBlockedReason,
  splitSelection,
} from './select-lines.rule.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartCheckout } from './use-cart-checkout.ts';

export type CartPageProps = {
  lines: readonly CartLine[];
  credit: CreditInfo | null;
  standing: Standing;
  suggestions?: ReactNode;
  /** The field for the buyer's own number of the next order. */
  purchaseOrderNumber?: ReactNode;
};

export function CartPage(props: CartPageProps) {
  useFreshWhenSeen();
  const [search] = useSearchParams();
  return (
    <Container>
      {props.lines.length === 0 ? (
        <NothingInCart {...props} />
      ) : (
        <FullCart key={search.get('added')} {...props} justAdded={readJustAdded(search)} />
      )}
    </Container>
  );
}

function NothingInCart({ standing, suggestions }: CartPageProps) {
  // Back from an order, the browser would return to where the lines were: at the foot of this shorter page.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <>
      <PageHeader title={t`Cart`} end={<SavedCartsButton lineCount={0} canAdd={can(standing, 'add-to-cart')} />} />
      <AccountStatusNotice standing={standing} />
      <UnmergedLines canAdd={can(standing, 'add-to-cart')} />
      <EmptyCart account />
      {suggestions}
    </>
  );
}

type FullCartProps = CartPageProps & { justAdded: JustAdded | undefined };

function FullCart({ lines, credit, standing, purchaseOrderNumber, justAdded }: FullCartProps) {
  const { currency, tax } = useSite();
  const { selection, select: setSelection, keepSelected } = useSelectedLines(lines, justAdded);
  const [text, setText] = useState('');
  const changes = useCartChanges(keepSelected);
  const selectedLines = lines.filter((line) => selection.has(String(line.item_detail_id)));
  const selectedKeys = new Set(selectedLines.map((line) => String(line.item_detail_id)));
  const { checkOut, orderOnly, pending, requestPart, confirmation, answer } = useCartCheckout(selectedLines, whenSaved);

  /** A line whose quantity is not saved is shown, whatever is searched for. */
  async function whenSaved(ids: readonly number[], proceed: () => unknown) {
    await changes.whenSaved(ids, proceed);
    if (ids.some(changes.isUnsaved)) setText('');
  }

  const showPrices = can(standing, 'see-cart-prices');
  const total = formatMoney({ minor: totalsOf(lines).totalMinor, currency });
  const count = plural(lines.length, 'line');
  const split = splitSelection(selectedLines);
  const checkout = {
    totals: totalsOf(selectedLines),
    selectionText: t`${selectedLines.length} of ${count}`,
    showPrices,
    blockedReasons: {
      order: showPrices ? checkoutBlockedReason(selectedLines) : undefined,
      rfi: rfiBlockedReason(selectedLines),
    },
    split: split && { order: split.order.length, rfi: split.rfi.length },
    pending,
    onCheckOut: checkOut,
  };
  const parts = divideByAdded(lines, justAdded);
  const ordered = parts.added.length > 0 ? [...parts.added, ...parts.before] : lines;
  const found = ordered.filter((line) => matchesSearch([line.itemname, line.itemcode, line.brandname], text));
  const onlyThese = () => {
    setSelection(new Set(parts.added.map((line) => String(line.item_detail_id))));
    if (showPrices && checkoutBlockedReason(parts.added) === undefined) orderOnly(parts.added);
  };
  const groupOf = (line: CartLine): RowGroup =>
    parts.added.includes(line)
      ? {
          key: 'added',
          header: (
            <JustAddedHead
              from={justAdded?.from ?? ''}
              count={parts.added.length}
              canOrder={showPrices && checkoutBlockedReason(parts.added) === undefined}
              busy={pending === 'order'}
              onPress={onlyThese}
            />
          ),
        }
      : { key: 'before', header: t`In your cart before` };
  const end = (
    <>
      <SavedCartsButton lineCount={lines.length} canAdd={can(standing, 'add-to-cart')} />
      <ButtonLink small to="/quick-order">{t`Quick order`}</ButtonLink>
      <Button small icon="print" onClick={() => window.print()}>{t`Print`}</Button>
    </>
  );
  const aside = (
    <>
      {showPrices && can(standing, 'order') && purchaseOrderNumber}
      <div id={summaryId} data-print={selectedLines.length === 0 ? 'no' : undefined}>
        <CheckoutBlock {...checkout} />
      </div>
      {credit && (
        <div data-print="no">
          <AccountPanel credit={credit} standing={standing} />
        </div>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={t`Cart`} meta={showPrices ? t`${count}, ${total} with ${tax.label}` : count} end={end} />
      {showPrices && !can(standing, 'add-to-cart') ? <MayOrder /> : <AccountStatusNotice standing={standing} />}
      <UnmergedLines canAdd={can(standing, 'add-to-cart')} />
      <SkipToSummary />
      <Split asideWidth={304} aside={aside} stickyAside>
        <CartToolbar
          shown={found.map((line) => String(line.item_detail_id))}
          selected={selectedKeys}
          onSelect={setSelection}
          lineCount={lines.length}
          text={text}
          onFind={setText}
        >
          {showPrices && <AvailabilityFilter lines={lines} selected={selectedKeys} onSelect={setSelection} />}
        </CartToolbar>
        {found.length === 0 && <p className={styles.none}>{t`Nothing in your cart matches '${text}'`}</p>}
        <CartTable
          lines={found}
          showPrices={showPrices}
          selected={selectedKeys}
          onSelect={setSelection}
          changes={changes}
          onUnsaved={changes.noteUnsaved}
          onRequestPart={requestPart}
          groupOf={parts.added.length > 0 ? groupOf : undefined}
        />
      </Split>
      <CheckoutBar {...checkout} />
      <ConfirmCheckoutDialog confirmation={confirmation} orderLines={split?.order.length ?? 0} onAnswer={answer} />
    </>
  );
}

/** Shown to an account that orders what it has in its cart before it is Active. */
function MayOrder() {
  return (
    <div className={styles.notice}>
      <Notice kind="info" title={t`You can order what is in your cart`}>
        <p>{t`Your papers are verified; our approval of the account is still to come. Until then you pay by bank transfer. We will e-mail you as soon as it is done.`}</p>
      </Notice>
    </div>
  );
}

type AccountPanelProps = { credit: CreditInfo; standing: Standing };

function AccountPanel({ credit, standing }: AccountPanelProps) {
  if (credit.user_info === 'New_user') return null;
  const { avl_balance, creditperiod } = credit.data;
  return (
    <Block header={t`Account`} end={<StatusTag standing={standing} />}>
      <Cells columns={2}>
        <Cell label={t`Available Balance`}>
          <Amount value={avl_balance} showCurrency fallback={null} />
        </Cell>
        <Cell label={t`Credit Period`}>{plural(creditperiod, 'day')}</Cell>
      </Cells>
      <BlockFooter>
        <Link to="/statement">{t`Account Statement`}</Link>
      </BlockFooter>
    </Block>
  );
}

type AvailabilityFilterProps = {
  lines: readonly CartLine[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

const byHand = 'by hand';

function AvailabilityFilter({ lines, selected, onSelect }: AvailabilityFilterProps) {
  const id = useId();
  const keysOf = (filter: Filter) => lineIdsMatching(filter, lines).map(String);
  const current = availabilityFilters.find(({ value }) => {
    const keys = keysOf(value);
    return (value === 0 || keys.length > 0) && keys.length === selected.size && keys.every((key) => selected.has(key));
  });
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{t`Select`}</label>
      <Select
        id={id}
        small
        value={current?.value ?? byHand}
        onChange={(event) => onSelect(new Set(keysOf(Number(event.currentTarget.value) as Filter)))}
      >
        {!current && <option value={byHand}>{t`${selected.size} selected`}</option>}
        {availabilityFilters.map(({ value, label }) => {
          const count = keysOf(value).length;
          if (value !== 0 && count === 0) return null;
          return (
            <option key={value} value={value}>
              {value === 0 ? translate(label) : `${translate(label)} (${count})`}
            </option>
          );
        })}
      </Select>
    </div>
  );
}

/**
 * Row keys; starts with the lines in the URL, which the review page links back with, else with what can be ordered. An order
 * that was added again brings nothing else into the next one.
 */
function useSelectedLines(lines: readonly CartLine[], justAdded: JustAdded | undefined) {
  const [search] = useSearchParams();
  const [selection, select] = useState<ReadonlySet<string>>(() => {
    const named = search.get('lines');
    const { added } = divideByAdded(lines, justAdded);
    const offered = justAdded?.from && added.length > 0 ? added : lines;
    return new Set((named === null ? orderableLineIds(offered) : parseLineIds(named)).map(String));
  });
  const [awaited, setAwaited] = useState<readonly number[]>([]);
  const restored = restoredLineIds(lines, awaited, selection);
  if (restored.length > 0) {
    select(new Set([...selection, ...restored.map(String)]));
    setAwaited([]);
  }
  return {
    selection,
    select,
    /** A line that was selected when it was removed is selected again when its item is back. */
    keepSelected: (line: CartLine) =>
      selection.has(String(line.item_detail_id)) && setAwaited((items) => [...items, line.itemid]),
  };
}
