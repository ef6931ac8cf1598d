import { useId } from 'react';
import type { CustomerInfo } from '../account/get-info.contract.ts';
import { placeLine } from '../account/place-line.rule.ts';
import { standingOf } from '../account/standing.rule.ts';
import type { CartLine } from '../cart/cart.contract.ts';
import { lineColumns, originColumn } from '../cart/cart-columns.tsx';
import { totalsOf } from '../cart/cart-totals.rule.ts';
import { lineIdsText } from '../cart/line-ids.rule.ts';
import { goneText } from '../cart/select-lines.rule.ts';
import { countText } from '../catalogue/display.rule.ts';
import { StatusNotice } from '../catalogue/status-notice.ui.tsx';
import { countOf, say } from '../lib/say.ts';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Split, Wrap } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useSite } from '../ui/site-context.tsx';
import { askedPart, partOf } from './asked-part.rule.ts';
import styles from './rfi-review.module.css';
import { RfiSummary } from './rfi-summary.ui.tsx';
import { RfiWords } from './rfi-words.ui.tsx';
import { useSendRfi } from './use-send-rfi.ts';

export type RfiReviewPageProps = {
  /** The lines chosen in the cart, as they are now. */
  lines: readonly CartLine[];
  /** How many of the chosen ones are no longer in the cart. */
  gone: number;
  /** How many pieces of the one line are asked for, as the address tells; all of it for null. */
  pieces: string | null;
  info: CustomerInfo;
  /** The first day that can be wished for, 'YYYY-MM-DD'. */
  today: string;
};

/** Review and confirm RFI: what is asked for, and what the sales desk should know. */
export function RfiReviewPage(props: RfiReviewPageProps) {
  const { lines, gone, info } = props;
  const cartTo = `/cart?lines=${lineIdsText(lines.map((line) => line.item_detail_id))}`;
  return (
    <Wrap>
      <PageHead
        title={say`Review and confirm RFI`}
        meta={lines.length > 0 && say`${countOf(lines.length, 'item')} will be sent as a Request For Information`}
        end={<ButtonLink small icon="chevron-left" to={cartTo}>{say`Go back to cart`}</ButtonLink>}
      />
      <StatusNotice status={info.status} />
      {gone > 0 && (
        <div className={styles.notice}>
          <Notice kind="warn" title={goneText(gone)} />
        </div>
      )}
      {lines.length > 0 ? <Review {...props} /> : <NothingChosen />}
    </Wrap>
  );
}

const stayText = (left: number) =>
  left === 1
    ? say`${countOf(left, 'piece')} stays in your cart and can be ordered now.`
    : say`${countOf(left, 'piece')} stay in your cart and can be ordered now.`;

function NothingChosen() {
  const actions = <ButtonLink kind="primary" to="/cart">{say`View cart`}</ButtonLink>;
  return (
    <EmptyState title={say`Nothing to ask for`} actions={actions}>
      <p>{say`Select lines in your cart and press RFI.`}</p>
    </EmptyState>
  );
}

function Review({ lines, pieces, info, today }: RfiReviewPageProps) {
  const site = useSite();
  const formId = useId();
  const seen = standingOf(info.status) !== 'pending';
  const [address] = info.CustomerDeliveryAddress.details;
  const [line] = lines;
  const part = lines.length === 1 && line ? partOf(line, pieces) : undefined;
  const asked = part && line ? [askedPart(line, part, address?.tax_form ?? 'integrated')] : lines;
  const form = useSendRfi(asked.map(({ item_detail_id, itemname }) => ({ item_detail_id, itemname, quantity: part })));
  const columns = lineColumns(site, { quantity: (row) => countText(row.quantity), seen, savings: true });
  const aside = (
    <>
      <RfiSummary
        totals={totalsOf(asked)}
        priced={seen}
        unpriced={asked.filter((row) => row.total_value1 === 0).length}
        formId={formId}
        busy={form.busy}
        problem={form.problem?.field === undefined ? form.problem?.message : undefined}
      />
      <Block>
        <Cells columns={1}>
          <Cell label={say`Answer`}>{say`By mail and in RFI History`}</Cell>
          {address && (
            <Cell label={say`Deliver to`}>
              {`${address.add_details}, ${placeLine(address.add_city_name, address.add_pincode, address.add_state_name)}`}
            </Cell>
          )}
        </Cells>
      </Block>
    </>
  );
  return (
    <Split aside={aside} stays>
      <DataTable
        caption={say`Items of this RFI`}
        columns={[...columns, originColumn]}
        rows={asked}
        rowKey={(row) => String(row.item_detail_id)}
      />
      {part && line && <p className={styles.rest}>{stayText(line.quantity - part)}</p>}
      <RfiWords id={formId} form={form} today={today} />
    </Split>
  );
}
