import { AddAddress } from '../account/add-address.ui.tsx';
import type { CustomerInfo } from '../account/get-info.contract.ts';
import { standingOf } from '../account/standing.rule.ts';
import type { CartLine } from '../cart/cart.contract.ts';
import { taxedAs, totalsOf } from '../cart/cart-totals.rule.ts';
import { lineIdsText } from '../cart/line-ids.rule.ts';
import { OrderSummary } from '../cart/order-summary.ui.tsx';
import { goneText } from '../cart/select-lines.rule.ts';
import { StatusNotice } from '../catalogue/status-notice.ui.tsx';
import { countOf, say } from '../lib/say.ts';
import type { CreditInfo } from '../payments/credit-info.contract.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead, Split, Wrap } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { BillTo } from './bill-to.ui.tsx';
import { BuyersWords } from './buyers-words.ui.tsx';
import { ConfirmOrder } from './confirm-order.ui.tsx';
import { reviewProblem } from './confirm-request.rule.ts';
import { DeliverTo } from './deliver-to.ui.tsx';
import { PaymentOutcome } from './payment-outcome.ui.tsx';
import { RestLines } from './rest-lines.ui.tsx';
import type { Returned } from './returned-payment.rule.ts';
import { ReviewLines } from './review-lines.ui.tsx';
import styles from './review-order.module.css';
import { useBuyersWords } from './use-buyers-words.ts';
import { useWantedAddress } from './use-wanted-address.ts';

export type ReviewOrderPageProps = {
  /** The lines chosen in the cart, as they are now. */
  lines: readonly CartLine[];
  /** Lines that are not in stock: asked for once the order is placed. */
  rest?: readonly CartLine[];
  /** How many of the chosen ones are no longer in the cart. */
  gone: number;
  info: CustomerInfo;
  credit: CreditInfo;
  today: string;
  /** What the buyer comes back from a payment with, and the lines it was for. */
  returned?: Returned | undefined;
  lineIds?: readonly number[];
};

/** Review and confirm order: what, where to, who pays, how. */
export function ReviewOrderPage(props: ReviewOrderPageProps) {
  const { lines, rest = [], gone, info, returned, lineIds = [] } = props;
  const concluding = returned?.kind === 'session' || returned?.kind === 'proof';
  const cartTo = `/cart?lines=${lineIdsText([...lines, ...rest].map((line) => line.item_detail_id))}`;
  const pending = standingOf(info.status) === 'pending';
  const problem = pending ? undefined : reviewProblem(lines);
  return (
    <Wrap>
      <PageHead
        title={say`Review and confirm order`}
        meta={lines.length > 0 && linesText(lines.length, rest.length, !pending && !problem)}
        end={<ButtonLink small icon="chevron-left" to={cartTo}>{say`Go back to cart`}</ButtonLink>}
      />
      {pending && <StatusNotice status={info.status} />}
      {returned && <PaymentOutcome returned={returned} lineIds={lineIds} rest={rest} email={info.email} />}
      {concluding && (
        <div className={styles.notice}>
          <Notice kind="info" title={say`We are confirming your payment`}>
            <p>{say`Your order follows by itself, also when you leave this page; it then stands in your order history.`}</p>
          </Notice>
        </div>
      )}
      {gone > 0 && !concluding && (
        <div className={styles.notice}>
          <Notice kind="warn" title={goneText(gone)} />
        </div>
      )}
      {lines.length === 0 && problem && !concluding && <NothingChosen problem={problem} />}
      {lines.length > 0 && problem && !concluding && (
        <div className={styles.notice}>
          <Notice kind="warn" title={problem} />
        </div>
      )}
      {lines.length > 0 && !concluding && <Review {...props} />}
    </Wrap>
  );
}

function NothingChosen({ problem }: { problem: string }) {
  const actions = <ButtonLink kind="primary" to="/cart">{say`View cart`}</ButtonLink>;
  return (
    <EmptyState title={say`Nothing to order`} actions={actions}>
      <p>{problem}</p>
    </EmptyState>
  );
}

function linesText(count: number, rest: number, inStock: boolean): string {
  const lines = countOf(count, 'line');
  const asked = rest > 0 && say`${countOf(rest, 'line')} to be asked for`;
  return [inStock ? say`${lines}, all in stock` : lines, asked].filter(Boolean).join('; ');
}

function Review({ lines, rest = [], info, credit, today }: ReviewOrderPageProps) {
  const seen = standingOf(info.status) !== 'pending';
  const { addresses, address, choose } = useWantedAddress(info);
  const words = useBuyersWords(info.email);
  const taxed = address ? lines.map((line) => taxedAs(line, address.tax_form)) : lines;
  const aside = (
    <>
      <OrderSummary totals={totalsOf(taxed)} priced={seen} />
      <ConfirmOrder lines={taxed} rest={rest} info={info} credit={credit} addressId={address?.add_id} words={words} />
    </>
  );
  return (
    <Split aside={aside}>
      <ReviewLines lines={taxed} seen={seen} />
      {rest.length > 0 && <RestLines lines={rest} />}
      <div className={styles.pair}>
        <section>
          <SectionHead title={say`Deliver to`} end={<AddAddress info={info} onAdded={choose} />} />
          <DeliverTo addresses={addresses} chosenId={address?.add_id} onChoose={choose} />
        </section>
        <section>
          <SectionHead title={say`Bill to`} />
          <BillTo info={info} address={address} rates={lines.map((line) => line.gst_percenatge)} />
        </section>
      </div>
      {seen && <BuyersWords words={words} today={today} />}
    </Split>
  );
}
