import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { AlreadyInCartDialog } from '../../cart/add-to-cart/already-in-cart.tsx';
import { lineNames } from '../../cart/lines/line-names.rule.ts';
import { AccountStatusNotice } from '../../catalogue/pricing/account-status-notice.tsx';
import { plural, t } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableFilter } from '../../ui/table/table-filter.tsx';
import { TableFooter, useFirstRows } from '../../ui/table/table-footer.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { useAskAgain } from '../requests/use-ask-again.ts';
import type { RfiEntry, RfiLine } from '../rfi-history.contract.ts';
import { askedWords } from './asked-words.tsx';
import { RfiAction } from './rfi-action.tsx';
import { rfiColumns } from './rfi-columns.tsx';
import styles from './rfi-history.module.css';
import { canSelect, type RfiHistoryRow, rfiRows, rowsMatching } from './rfi-rows.rule.ts';
import { useAddQuoted } from './use-add-quoted.ts';

export type RfiHistoryPageProps = {
  /** Newest first; undefined while loading. */
  entries: readonly RfiEntry[] | undefined;
  standing: Standing | undefined;
  /** The time of the store. */
  now: string;
};

export function RfiHistoryPage({ entries, standing, now }: RfiHistoryPageProps) {
  const [search] = useSearchParams();
  const [text, setText] = useState(search.get('q') ?? '');
  if (entries?.length === 0) return <NoRfis standing={standing} />;
  const rows = entries && rfiRows(entries);
  const count = rows && t`${plural(rows.length, 'line')} in ${plural(entries?.length ?? 0, 'RFI')}`;
  return (
    <Container>
      <PageHeader
        title={t`RFI History`}
        meta={count ? t`Request For Information: ${count}` : t`Request For Information`}
        end={
          <TableFilter
            ariaLabel={t`Your RFIs`}
            label={t`Search by item`}
            placeholder={t`Designation or RFI`}
            text={text}
            onSearch={setText}
          />
        }
      />
      <AccountStatusNotice standing={standing} ofRfis />
      <Rows
        rows={rows && rowsMatching(rows, text)}
        all={rows ?? []}
        text={text}
        mayAdd={can(standing, 'add-to-cart')}
        now={now}
      />
    </Container>
  );
}

function NoRfis({ standing }: { standing: Standing | undefined }) {
  const actions = (
    <>
      <ButtonLink kind="primary" to="/quick-order">{t`Quick order`}</ButtonLink>
      <ButtonLink to="/cart">{t`View cart`}</ButtonLink>
    </>
  );
  return (
    <Container>
      <PageHeader title={t`RFI History`} meta={t`Request For Information`} />
      <AccountStatusNotice standing={standing} ofRfis />
      <EmptyState title={t`No RFIs yet`} drawing={<Sketch name="question" />} actions={actions}>
        <p>{t`Select lines in your cart and press RFI, or paste a list; our answers will be listed here.`}</p>
      </EmptyState>
    </Container>
  );
}

type RowsProps = {
  rows: readonly RfiHistoryRow[] | undefined;
  all: readonly RfiHistoryRow[];
  text: string;
  mayAdd: boolean;
  now: string;
};

const keyOf = (row: RfiHistoryRow) => String(row.StkTranNo);

function Rows({ rows = [], all, text, mayAdd, now }: RowsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { add, adding, isConfirming, answer } = useAddQuoted();
  const again = useAskAgain();
  const { shown, hasMore, showAll } = useFirstRows(rows);
  const loading = all.length === 0;
  const names = lineNames(shown.map(({ ItemName, rfi: { rfq_no } }) => ({ itemname: ItemName, brandname: rfq_no })));
  const selectedRows = all.filter((row) => selected.has(keyOf(row)) && canSelect(row, []));
  const rfi = selectedRows[0]?.rfi.rfq_no;
  const action = (row: RfiHistoryRow) => (
    <RfiAction
      line={row}
      choices={row.choices}
      mayAdd={mayAdd}
      disabled={!canSelect(row, selectedRows)}
      adding={adding?.lines.includes(row) ?? false}
      askingAgain={again.pendingIds.includes(row.StkTranNo)}
      onAdd={() => add({ rfi: row.rfi.rfq_no, lines: [row] })}
      onAskAgain={() => again.ask(row.rfi.rfq_no, [row.StkTranNo])}
    />
  );
  const count = plural(rows.length, 'line');
  return (
    <>
      <DataTable
        caption={t`Your RFIs`}
        columns={rfiColumns<RfiHistoryRow>(useSite(), action, (row) => ({ rfi: row.rfi, now }))}
        rows={shown}
        rowKey={keyOf}
        noteFor={askedWords}
        groupOf={(row) => ({ key: row.rfi.rfq_no, header: <RfiHead row={row} /> })}
        selection={{
          selected: selected,
          onChange: setSelected,
          labelFor: (row) => names[shown.indexOf(row)] ?? row.ItemName,
          isDisabled: (row) => !mayAdd || !canSelect(row, selectedRows),
          hideSelectAll: true,
        }}
        loadingRows={loading ? 6 : 0}
        stickyHeadTop={0}
      />
      {!loading && (
        <TableFooter
          summary={
            rows.length === 0
              ? t`No line matches '${text}'`
              : hasMore
                ? t`The newest ${shown.length} of ${count}.`
                : count
          }
          onShowAll={hasMore ? showAll : undefined}
        />
      )}
      {rfi && (
        <SelectedLines
          rfi={rfi}
          lines={selectedRows}
          busy={adding !== undefined}
          onAdd={() => add({ rfi, lines: selectedRows })}
        />
      )}
      {isConfirming && <AlreadyInCartDialog isQuoted onClose={() => answer(false)} onContinue={() => answer(true)} />}
    </>
  );
}

function RfiHead({ row: { rfi, lines } }: { row: RfiHistoryRow }) {
  return (
    <span className={styles.rfi}>
      <Link to={`/order-detail?rfi=${rfi.rfq_no}`}>{rfi.rfq_no}</Link>
      <span>
        {rfi.date}, {rfi.time}
      </span>
      <span>{plural(lines, 'line')}</span>
      {rfi.reference && (
        <span>
          <ReferenceNumber>{rfi.reference}</ReferenceNumber>
        </span>
      )}
    </span>
  );
}

type SelectedLinesProps = { rfi: string; lines: readonly RfiLine[]; busy: boolean; onAdd: () => void };

function SelectedLines({ rfi, lines, busy, onAdd }: SelectedLinesProps) {
  return (
    <section className={styles.panel} aria-label={t`Selected items`}>
      <div>
        <p role="status">
          {tRich`${<b>{t`${plural(lines.length, 'item')} selected`}</b>} from ${<Designation>{rfi}</Designation>}`}
        </p>
        <ul className={styles.names}>
          {lines.map((line) => (
            <li key={line.StkTranNo}>
              <Designation>{line.ItemName}</Designation>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>{t`Selecting items from different RFIs is disabled.`}</p>
      <Button kind="primary" busy={busy} busyLabel={t`Adding`} onClick={onAdd}>{t`Add To Cart`}</Button>
    </section>
  );
}
