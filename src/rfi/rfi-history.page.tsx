import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AlreadyThere } from '../cart/already-there.ui.tsx';
import { lineNames } from '../cart/line-names.rule.ts';
import { StatusNotice } from '../catalogue/status-notice.ui.tsx';
import { countOf, say } from '../lib/say.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Wrap } from '../ui/layout.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { RowsFoot, useFirstRows } from '../ui/rows-foot.tsx';
import { RowsSearch } from '../ui/rows-search.tsx';
import { useSite } from '../ui/site-context.tsx';
import { RfiAction } from './rfi-action.ui.tsx';
import { rfiColumns } from './rfi-columns.tsx';
import type { RfiEntry } from './rfi-history.contract.ts';
import styles from './rfi-history.module.css';
import { mayTick, type RfiRow, rfiRows, rowsMatching } from './rfi-rows.rule.ts';
import { SelectedLines } from './selected-lines.ui.tsx';
import { useAddQuoted } from './use-add-quoted.ts';
import { useAskAgain } from './use-ask-again.ts';

export type RfiHistoryPageProps = {
  /** Newest first; undefined while they are on their way. */
  entries: readonly RfiEntry[] | undefined;
  /** As get_info's status. */
  status: string;
};

/** Every line ever asked for, by RFI: where it stands, and quoted lines into the cart. */
export function RfiHistoryPage({ entries, status }: RfiHistoryPageProps) {
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('q') ?? '');
  if (entries?.length === 0) return <NothingAsked status={status} />;
  const rows = entries && rfiRows(entries);
  const count = rows && say`${countOf(rows.length, 'line')} in ${countOf(entries?.length ?? 0, 'RFI')}`;
  return (
    <Wrap>
      <PageHead
        title={say`RFI History`}
        meta={count ? say`Request For Information: ${count}` : say`Request For Information`}
        end={
          <RowsSearch
            of={say`Your RFIs`}
            label={say`Search by item`}
            placeholder={say`Designation or RFI`}
            text={text}
            onSearch={setText}
          />
        }
      />
      <StatusNotice status={status} />
      <Rows rows={rows && rowsMatching(rows, text)} all={rows ?? []} text={text} />
    </Wrap>
  );
}

function NothingAsked({ status }: { status: string }) {
  const actions = (
    <>
      <ButtonLink kind="primary" to="/quick-order">{say`Quick order`}</ButtonLink>
      <ButtonLink to="/cart">{say`View cart`}</ButtonLink>
    </>
  );
  return (
    <Wrap>
      <PageHead title={say`RFI History`} meta={say`Request For Information`} />
      <StatusNotice status={status} />
      <EmptyState title={say`Nothing asked for yet`} actions={actions}>
        <p>{say`Select lines in your cart and press RFI, or paste a list; our answers will be listed here.`}</p>
      </EmptyState>
    </Wrap>
  );
}

type RowsProps = {
  /** Those that match the search; undefined while loading. */
  rows: readonly RfiRow[] | undefined;
  all: readonly RfiRow[];
  text: string;
};

const keyOf = (row: RfiRow) => String(row.StkTranNo);

function Rows({ rows = [], all, text }: RowsProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { add, atWork, asking, answer } = useAddQuoted();
  const again = useAskAgain();
  const { shown, hasMore, showAll } = useFirstRows(rows);
  const loading = all.length === 0;
  const names = lineNames(shown.map(({ ItemName, rfi: { rfq_no } }) => ({ itemname: ItemName, brandname: rfq_no })));
  const chosen = all.filter((row) => ticked.has(keyOf(row)) && mayTick(row, undefined));
  const rfi = chosen[0]?.rfi.rfq_no;
  const action = (row: RfiRow) => (
    <RfiAction
      line={row}
      closed={!mayTick(row, rfi)}
      adding={atWork?.lines.includes(row) ?? false}
      asking={again.asking.includes(row.StkTranNo)}
      onAdd={() => add({ rfi: row.rfi.rfq_no, lines: [row] })}
      onAskAgain={() => again.ask(row.rfi.rfq_no, [row.StkTranNo])}
    />
  );
  const count = countOf(rows.length, 'line');
  return (
    <>
      <DataTable
        caption={say`Your RFIs`}
        columns={rfiColumns<RfiRow>(useSite(), action)}
        rows={shown}
        rowKey={keyOf}
        groupOf={(row) => ({ key: row.rfi.rfq_no, head: <RfiHead row={row} /> })}
        selection={{
          selected: ticked,
          onChange: setTicked,
          nameOf: (row) => names[shown.indexOf(row)] ?? row.ItemName,
          blocked: (row) => !mayTick(row, rfi),
          noAll: true,
        }}
        loadingRows={loading ? 6 : 0}
      />
      {!loading && (
        <RowsFoot
          words={
            rows.length === 0
              ? say`No line matches '${text}'`
              : hasMore
                ? say`The newest ${shown.length} of ${count}.`
                : count
          }
          onAll={hasMore ? showAll : undefined}
        />
      )}
      {rfi && (
        <SelectedLines rfi={rfi} lines={chosen} busy={atWork !== undefined} onAdd={() => add({ rfi, lines: chosen })} />
      )}
      {asking && <AlreadyThere onClose={() => answer(false)} onContinue={() => answer(true)} />}
    </>
  );
}

/** The head of an RFI's rows: its number, when it was sent, how many lines it has. */
function RfiHead({ row: { rfi, lines } }: { row: RfiRow }) {
  return (
    <span className={styles.rfi}>
      <Link to={`/order-detail?rfi=${rfi.rfq_no}`}>{rfi.rfq_no}</Link>
      <span>
        {rfi.date}, {rfi.time}
      </span>
      <span>{countOf(lines, 'line')}</span>
      {rfi.reference && <span>{rfi.reference}</span>}
    </span>
  );
}
