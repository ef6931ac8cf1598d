import type { ReactNode } from 'react';
import { formatDay, formatNearDay } from '../../lib/dates.ts';
import { msg, plural, t, translate } from '../../lib/i18n.ts';
import { Select } from '../../ui/controls/select.tsx';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FoldOnPhone } from '../../ui/table/fold-on-phone.tsx';
import { TableFooter, useFirstRows } from '../../ui/table/table-footer.tsx';
import type { ChoiceReason } from './first-choice.rule.ts';
import { type QuickCells, readyColumns } from './quick-columns.tsx';
import { countReasons, itemOf, makersOfList, type QuickRow } from './quick-rows.rule.ts';
import styles from './ready-lines.module.css';
import type { QuickOrderState } from './use-quick-order.ts';

export type ReadyLinesProps = {
  list: QuickOrderState;
  rows: readonly QuickRow[];
  cells: Omit<QuickCells, 'why'>;
};

export function ReadyLines({ list, rows, cells }: ReadyLinesProps) {
  const { shown, hasMore, showAll } = useFirstRows(rows);
  if (rows.length === 0) return null;
  return (
    <section id="ready" aria-label={t`Ready`}>
      <SectionHeader title={t`${rows.length} ready`} meta={summaryOf(rows)} end={<MakerFirst list={list} />} />
      <FoldOnPhone count={shown.length} className={styles.lines}>
        <DataTable
          stickyHeadTop={62}
          caption={t`Lines that are ready`}
          columns={readyColumns(useSite(), { ...cells, why: reasonText })}
          rows={shown}
          rowKey={(row) => row.key}
        />
      </FoldOnPhone>
      {hasMore && (
        <TableFooter summary={t`The first ${shown.length} of ${plural(rows.length, 'line')}.`} onShowAll={showAll} />
      )}
    </section>
  );
}

const summaryTexts: readonly (readonly [ChoiceReason, string])[] = [
  ['bought', msg('{count} as you bought them')],
  ['in_stock', msg('{count} in stock at one maker only')],
  ['cheapest_in_stock', msg('{count} cheapest in stock')],
  ['cheapest', msg('{count} cheapest')],
  ['soonest', msg('{count} soonest')],
  ['as_soon', msg('{count} as soon as others, but cheapest')],
  ['fewest', msg('{count} of the fewest makers')],
  ['only', msg('{count} with one maker')],
  ['maker', msg('{count} of the maker you prefer')],
  ['yours', msg('{count} chosen by you')],
];

function summaryOf(rows: readonly QuickRow[]): string {
  const counts = countReasons(rows);
  return summaryTexts
    .flatMap(([reason, text]) => (counts.has(reason) ? [translate(text, { count: counts.get(reason) ?? 0 })] : []))
    .join(', ');
}

const reasonTexts: Record<Exclude<ChoiceReason, 'bought'>, string> = {
  named: msg('As you wrote it'),
  only: msg('The only maker'),
  maker: msg('The maker you prefer'),
  in_stock: msg('In stock, others later'),
  cheapest_in_stock: msg('Cheapest of those in stock'),
  soonest: msg('Soonest'),
  as_soon: msg('As soon as others, cheapest'),
  fewest: msg('Of the fewest makers'),
  cheapest: msg('Cheapest'),
  popular: msg('Most popular'),
  yours: msg('Chosen by you'),
};

function reasonText(row: QuickRow): ReactNode {
  const { reason = 'named' } = row;
  if (row.result === 'found' && row.message) return row.message;
  if (reason !== 'bought') return translate(reasonTexts[reason]);
  const day = itemOf(row)?.last_bought ?? '';
  return (
    <>
      <b className={styles.bought}>{t`You bought it`}</b>{' '}
      <span title={day && formatNearDay(day)}>{day && formatDay(day)}</span>
    </>
  );
}

function MakerFirst({ list: { rows, order, chooseFirst } }: { list: QuickOrderState }) {
  const makers = makersOfList(rows);
  if (makers.length < 2) return null;
  return (
    <Select
      small
      aria-label={t`If several makers have an item, choose`}
      value={order.maker}
      onChange={(event) => chooseFirst({ ...order, maker: event.currentTarget.value })}
    >
      <option value="">{t`Any maker`}</option>
      {makers.map((maker) => (
        <option key={maker} value={maker}>
          {t`${maker} first`}
        </option>
      ))}
    </Select>
  );
}
