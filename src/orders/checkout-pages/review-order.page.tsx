import { AddAddress } from '../../account/addresses/add-address.ui.tsx';
import type { CustomerInfo } from '../../account/get-info.contract.ts';
import { can } from '../../account/permissions/permissions.rule.ts';
import { missingLinesText } from '../../cart/account-cart/select-lines.rule.ts';
import type { CartLine } from '../../cart/cart.contract.ts';
import { totalsOf, withTaxTreatment } from '../../cart/lines/cart-totals.rule.ts';
import { formatLineIds } from '../../cart/lines/line-ids.rule.ts';
import { OrderSummary } from '../../cart/order-summary.ui.tsx';
import { AccountStatusNotice } from '../../catalogue/pricing/account-status-notice.ui.tsx';
import { plural, t } from '../../lib/i18n.ts';
import type { CreditInfo } from '../../payments/credit/credit-info.contract.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Container, SectionHeader, Split } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { BillTo } from './bill-to.ui.tsx';
import { ConfirmOrder } from './confirm-order.ui.tsx';
import { reviewProblem } from './confirm-request.rule.ts';
import { DeliverTo } from './deliver-to.ui.tsx';
import { OrderInstructions } from './order-instructions.ui.tsx';
import { OutOfStockLines } from './out-of-stock-lines.ui.tsx';
import { PaymentOutcome } from './payment-outcome.ui.tsx';
import type { PaymentReturn } from './payment-return.rule.ts';
import { ReviewLines } from './review-lines.ui.tsx';
import styles from './review-order.module.css';
import { useDeliveryAddress } from './use-delivery-address.ts';
import { useOrderInstructions } from './use-order-instructions.ts';

export type ReviewOrderPageProps = {
  lines: readonly CartLine[];
  rest?: readonly CartLine[];
  missingCount: number;
  info: CustomerInfo;
  credit: CreditInfo;
  today: string;
  returned?: PaymentReturn | undefined;
  lineIds?: readonly number[];
};

export function ReviewOrderPage(props: ReviewOrderPageProps) {
  const { lines, rest = [], missingCount, info, returned, lineIds = [] } = props;
  const isConfirmingPayment = returned?.kind === 'session' || returned?.kind === 'proof';
  const cartTo = `/cart?lines=${formatLineIds([...lines, ...rest].map((line) => line.item_detail_id))}`;
  const pending = !can(info.standing, 'order');
  const problem = pending ? undefined : reviewProblem(lines);
  return (
    <Container>
      <PageHeader
        title={t`Review and confirm order`}
        meta={lines.length > 0 && linesText(lines.length, rest.length, !pending && !problem)}
        end={<ButtonLink small icon="chevron-left" to={cartTo}>{t`Go back to cart`}</ButtonLink>}
      />
      {pending && <AccountStatusNotice standing={info.standing} />}
      {returned && <PaymentOutcome returned={returned} lineIds={lineIds} outOfStock={rest} email={info.email} />}
      {isConfirmingPayment && (
        <div className={styles.notice}>
          <Notice kind="info" title={t`We are confirming your payment`}>
            <p>{t`You can leave this page. Your order will appear in your order history.`}</p>
          </Notice>
        </div>
      )}
      {missingCount > 0 && !isConfirmingPayment && (
        <div className={styles.notice}>
          <Notice kind="warn" title={missingLinesText(missingCount)} />
        </div>
      )}
      {lines.length === 0 && problem && !isConfirmingPayment && <NothingChosen problem={problem} />}
      {lines.length > 0 && problem && !isConfirmingPayment && (
        <div className={styles.notice}>
          <Notice kind="warn" title={problem} />
        </div>
      )}
      {lines.length > 0 && !isConfirmingPayment && <Review {...props} />}
    </Container>
  );
}

function NothingChosen({ problem }: { problem: string }) {
  const actions = <ButtonLink kind="primary" to="/cart">{t`View cart`}</ButtonLink>;
  return (
    <EmptyState title={t`Nothing to order`} actions={actions}>
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
  const showPrices = can(info.standing, 'see-cart-prices');
  const { addresses, address, choose } = useDeliveryAddress(info);
  const instructions = useOrderInstructions(info.email);
  const taxed = address ? lines.map((line) => withTaxTreatment(line, address.tax_form)) : lines;
  const aside = (
    <>
      <OrderSummary totals={totalsOf(taxed)} showPrices={showPrices} />
      <ConfirmOrder
        lines={taxed}
        outOfStock={rest}
        info={info}
        credit={credit}
        addressId={address?.add_id}
        instructions={instructions}
      />
    </>
  );
  return (
    <Split aside={aside}>
      <ReviewLines lines={taxed} showPrices={showPrices} />
      {rest.length > 0 && <OutOfStockLines lines={rest} />}
      <div className={styles.pair}>
        <section>
          <SectionHeader title={t`Deliver to`} end={<AddAddress info={info} onAdded={choose} />} />
          <DeliverTo addresses={addresses} chosenId={address?.add_id} onChoose={choose} />
        </section>
        <section>
          <SectionHeader title={t`Bill to`} />
          <BillTo info={info} address={address} rates={lines.map((line) => line.gst_percenatge)} />
        </section>
      </div>
      {showPrices && <OrderInstructions instructions={instructions} today={today} />}
    </Split>
  );
}
