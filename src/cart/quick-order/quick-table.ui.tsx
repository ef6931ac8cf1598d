import { plural, t } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TableFooter, useFirstRows } from '../../ui/table/table-footer.tsx';
import { LineQuantity } from '../lines/line-quantity.ui.tsx';
import { CorrectLine } from './correct-line.ui.tsx';
import { PreferMaker } from './prefer-maker.ui.tsx';
import { QuickChoices } from './quick-choices.ui.tsx';
import { quickColumns } from './quick-columns.tsx';
import { isOpen, itemOf, makersToChoose, type QuickRow, stateOf } from './quick-rows.rule.ts';
import type { QuickOrderState } from './use-quick-order.ts';

export function QuickTable({ list }: { list: QuickOrderState }) {
  const { rows, setQuantity, correct, choose, chooseMaker, remove } = list;
  const { shown, hasMore, showAll } = useFirstRows(rows);
  const quantity = (row: QuickRow) => {
    const { min_quantity = 1, order_multiple = 1 } = itemOf(row) ?? {};
    const line = { quantity: row.quantity, min_quantity, order_multiple };
    const isEditable = ['found', 'bad_quantity'].includes(stateOf(row));
    return (
      isEditable && (
        <LineQuantity line={line} name={t`line ${row.line}`} save={(value, retry) => setQuantity(row, value, retry)} />
      )
    );
  };
  const action = (row: QuickRow) => (
    <IconButton small name="delete" label={t`Remove line ${row.line}`} onClick={() => remove([row])} />
  );
  const below = (row: QuickRow) => {
    if (isOpen(row)) return <QuickChoices row={row} onChoose={(itemid) => choose(row, itemid)} />;
    if (!['not_found', 'bad_line'].includes(stateOf(row))) return null;
    return <CorrectLine row={row} onCorrect={(text) => correct(row, text)} onRemove={() => remove([row])} />;
  };
  const makers = makersToChoose(rows);
  return (
    <>
      {makers.length > 0 && <PreferMaker makers={makers} onPrefer={chooseMaker} />}
      <DataTable
        caption={t`Lines of your list`}
        columns={quickColumns(useSite(), { quantity, action })}
        rows={shown}
        rowKey={(row) => row.key}
        noteFor={below}
      />
      {hasMore && (
        <TableFooter summary={t`The first ${shown.length} of ${plural(rows.length, 'line')}.`} onShowAll={showAll} />
      )}
    </>
  );
}
