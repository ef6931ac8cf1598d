import { useEffect, useEffectEvent, useState } from 'react';
import { AddAddress } from '../../account/addresses/add-address.tsx';
import type { CustomerInfo, DeliveryAddress } from '../../account/get-info.contract.ts';
import { can } from '../../account/permissions/permissions.rule.ts';
import { missingLinesText } from '../../cart/account-cart/select-lines.rule.ts';
import type { CartLine } from '../../cart/cart.contract.ts';
import { totalsOf, withTaxTreatment } from '../../cart/lines/cart-totals.rule.ts';
import { formatLineIds } from '../../cart/lines/line-ids.rule.ts';
import { OrderSummary } from '../../cart/order-summary.tsx';
import { SkipToSummary, summaryId } from '../../cart/skip-to-summary.tsx';
import { AccountStatusNotice } from '../../catalogue/pricing/account-status-notice.tsx';
import { formatNearDay } from '../../lib/dates.ts';
import { plural, t } from '../../lib/i18n.ts';
import type { CreditInfo } from '../../payments/credit/credit-info.contract.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { Block, BlockBody, Row } from '../../ui/page/block.tsx';
import { Container, SectionHeader, Split } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { BillTo } from './bill-to.tsx';
import { ConfirmBar, ConfirmOrder, useOrderConfirmation } from './confirm-order.tsx';
import { reviewProblem } from './confirm-request.rule.ts';
import { DeliverTo } from './deliver-to.tsx';
import { deliverySteps, lastDelivery } from './delivery-steps.rule.ts';
import { OrderInstructions, PurchaseOrderNumber } from './order-instructions.tsx';
import { OutOfStockLines } from './out-of-stock-lines.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import type { PaymentReturn } from './payment-return.rule.ts';
import { reviewChanges } from './review-changes.rule.ts';
import { ReviewLines } from './review-lines.tsx';
import styles from './review-order.module.css';
import { useOrderInstructions } from './use-order-instructions.ts';
import { useFocusAfterPayment } from './use-payment-method.ts';
import { useReviewDraft } from './use-review-draft.ts';

export type ReviewOrderPageProps = {
  lines: readonly CartLine[];
  rest?: readonly CartLine[];
  missingCount: number;
  info: CustomerInfo;
  credit: CreditInfo;
  today: string;
  /** Orders that chosen lines have become, with the number of those lines. */
  ordered?: readonly { order_no: string; lines: number }[];
  returned?: PaymentReturn | undefined;
  lineIds?: readonly number[];
};

export function ReviewOrderPage(props: ReviewOrderPageProps) {
  const { lines, rest = [], info, returned, lineIds = [], ordered = [] } = props;
  const missingCount = props.missingCount - ordered.reduce((count, one) => count + one.lines, 0);
  const isConfirmingPayment = returned?.kind === 'session' || returned?.kind === 'proof';
  const cartTo = `/cart?lines=${formatLineIds([...lines, ...rest].map((line) => line.item_detail_id))}`;
  const pending = !can(info.standing, 'order');
  const problem = pending ? undefined : reviewProblem(lines);
  const hasQuote = lines.some(({ status }) => status === '4');
  useFocusAfterPayment(returned);
  return (
    <Container>
      <PageHeader
        title={t`Review and confirm order`}
        meta={lines.length > 0 && linesText(lines.length, rest.length, !pending && !problem && !hasQuote)}
        end={<ButtonLink small icon="chevron-left" to={cartTo}>{t`Go back to cart`}</ButtonLink>}
      />
      {pending && <AccountStatusNotice standing={info.standing} />}
      {returned && <PaymentOutcome returned={returned} lineIds={lineIds} outOfStock={rest} />}
      {isConfirmingPayment && (
        <div className={styles.notice}>
          <Notice kind="info" title={t`We are confirming your payment`}>
            <p>{t`You can leave this page. Your order will appear in your order history.`}</p>
          </Notice>
        </div>
      )}
      {!isConfirmingPayment && <AlreadyOrdered ordered={ordered} />}
      {!isConfirmingPayment && (
        <MissingLines
          key={lineIds.join()}
          count={missingCount}
          isToldByLine={lines.length > 0 && can(info.standing, 'see-cart-prices')}
        />
      )}
      {lines.length === 0 && ordered.length === 0 && problem && !isConfirmingPayment && (
        <NothingChosen problem={problem} />
      )}
      {lines.length > 0 && problem && !isConfirmingPayment && (
        <div className={styles.notice}>
          <Notice kind="warn" title={problem} />
        </div>
      )}
      {lines.length > 0 && !isConfirmingPayment && <Review key={lineIds.join()} {...props} />}
    </Container>
  );
}

/** Lines that go while the page is open are told one by one below. */
function MissingLines({ count, isToldByLine }: { count: number; isToldByLine: boolean }) {
  const [atFirst] = useState(count);
  const shown = isToldByLine ? Math.min(count, atFirst) : count;
  if (shown <= 0) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="warn" title={missingLinesText(shown)} />
    </div>
  );
}

/** Whoever comes back to the review after the order finds the order. */
function AlreadyOrdered({ ordered }: { ordered: NonNullable<ReviewOrderPageProps['ordered']> }) {
  return ordered.map(({ order_no, lines }) => (
    <div key={order_no} className={styles.notice}>
      <Notice
        kind="good"
        title={t`${plural(lines, 'item')} you chose: ordered as ${order_no}`}
        action={<ButtonLink small to={`/order-detail?order=${order_no}`}>{t`View order`}</ButtonLink>}
      />
    </div>
  ));
}

function NothingChosen({ problem }: { problem: string }) {
  const actions = <ButtonLink kind="primary" to="/cart">{t`View cart`}</ButtonLink>;
  return (
    <EmptyState title={t`Nothing to order`} drawing={<Sketch name="carton" />} actions={actions}>
      <p>{problem}</p>
    </EmptyState>
  );
}

function linesText(count: number, rest: number, inStock: boolean): string {
  const lines = plural(count, 'line');
  const requestedText = rest > 0 && t`${plural(rest, 'line')} to be requested by RFI`;
  return [inStock ? t`${lines}, all in stock` : lines, requestedText].filter(Boolean).join('; ');
}

function Review({ lines, rest = [], info, credit, today }: ReviewOrderPageProps) {
  const { currency } = useSite();
  const showPrices = can(info.standing, 'see-cart-prices');
  const { addresses, address, choose } = useDeliveryAddress(info);
  const instructions = useOrderInstructions();
  const [seen, setSeen] = useState(lines);
  const taxedAt = (of: readonly CartLine[]) =>
    address ? of.map((line) => withTaxTreatment(line, address.tax_form)) : of;
  const taxed = taxedAt(lines);
  // Prices that an account may no longer see did not change.
  const changes = showPrices ? reviewChanges(seen, lines, currency) : [];
  const ReviewChanges = useReviewChanges(changes.length > 0);
  const last = lastDelivery(lines);
  const steps = showPrices ? deliverySteps(lines, today) : [];
  const confirmation = useOrderConfirmation({
    lines: taxed,
    outOfStock: rest,
    info,
    credit,
    addressId: address?.add_id,
    instructions,
    hasChanges: changes.length > 0,
  });
  const aside = (
    <div id={summaryId} className={styles.summary}>
      {showPrices && <PurchaseOrderNumber instructions={instructions} />}
      <OrderSummary
        totals={totalsOf(taxed)}
        showPrices={showPrices}
        rows={last && <Row label={t`All delivered`}>{formatNearDay(last)}</Row>}
      />
      <ConfirmOrder confirmation={confirmation} />
    </div>
  );
  return (
    <>
      {changes.length > 0 && ReviewChanges && (
        <ReviewChanges
          changes={changes}
          totalMinor={{ old: totalsOf(taxedAt(seen)).totalMinor, new: totalsOf(taxed).totalMinor }}
          cartTo={`/cart?lines=${formatLineIds(lines.map((line) => line.item_detail_id))}`}
          onAccept={() => setSeen(lines)}
        />
      )}
      <SkipToSummary />
      <Split aside={aside} stickyAside>
        <ReviewLines lines={taxed} showPrices={showPrices} changes={changes} />
        {steps.length > 0 && (
          <div className={styles.delivery}>
            <Block>
              <BlockBody>
                <ProgressSteps label={t`Expected delivery`} steps={steps} now={0} />
              </BlockBody>
            </Block>
          </div>
        )}
        {rest.length > 0 && <OutOfStockLines lines={rest} />}
        <div className={styles.pair}>
          <section>
            <SectionHeader title={t`Deliver to`} end={<AddAddress info={info} onAdded={choose} />} />
            <DeliverTo
              addresses={addresses}
              chosenId={address?.add_id}
              onChoose={choose}
              autoApproved={info.auto_approved === true}
            />
          </section>
          <section>
            <SectionHeader title={t`Bill to`} />
            <BillTo info={info} address={address} rates={lines.map((line) => line.gst_percenatge)} />
          </section>
        </div>
        {showPrices && <OrderInstructions instructions={instructions} today={today} />}
      </Split>
      <ConfirmBar confirmation={confirmation} />
    </>
  );
}

/** No line has changed when the page opens, so what tells of changes is loaded with the first one. */
function useReviewChanges(hasChanges: boolean) {
  const { Dialog, open } = useLazyDialog(() => import('./review-changes.tsx'));
  const load = useEffectEvent(open);
  useEffect(() => {
    if (hasChanges) load();
  }, [hasChanges]);
  return Dialog;
}

/**
 * The order goes to the address that was seen: also when another one becomes the default meanwhile, and to none until the buyer
 * chooses again when it was removed.
 */
function useDeliveryAddress({ CustomerDeliveryAddress }: CustomerInfo) {
  const draft = useReviewDraft();
  const addresses: readonly DeliveryAddress[] = CustomerDeliveryAddress.details;
  const [chosenId, setChosenId] = useState<number>();
  const restore = useEffectEvent(() => {
    const chosen = draft.read().address;
    setChosenId(chosen ? Number(chosen) : addresses[0]?.add_id);
  });
  useEffect(() => restore(), []);
  return {
    addresses,
    address: chosenId === undefined ? addresses[0] : addresses.find(({ add_id }) => add_id === chosenId),
    choose: (id: number) => {
      setChosenId(id);
      draft.save({ address: String(id) });
    },
  };
}
