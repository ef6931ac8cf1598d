import { formatNumber } from '../../lib/format-number.ts';
import table from '../list/table-section.module.css';
import { TableSection } from '../list/table-section.tsx';
import { useFormats } from '../shell/use-formats.ts';
import type { ItemRecordAtDesk } from './item-record.contract.ts';

type Movement = ItemRecordAtDesk['movements'][number];

const kindLabels: Readonly<Record<Movement['kind'], string>> = {
  opening: 'Opening',
  import: 'Import',
  api: 'ERP',
  dispatch: 'Dispatch',
  return: 'Return',
  adjustment: 'Adjusted',
  receipt: 'Goods received',
  stocktake: 'Stocktake',
  other: 'Other',
};

/** Why what is on hand is what it is. */
export function StockMovements({ movements }: Pick<ItemRecordAtDesk, 'movements'>) {
  const { time } = useFormats();
  return (
    <TableSection
      title="Movements of stock"
      empty={movements.length === 0 && 'There never was a piece of this item.'}
      head={['When', 'What', 'Branch', { figure: 'Change' }, { figure: 'On hand' }, 'By']}
    >
      {movements.map(({ id, at, kind, reference, reason, note, branch, change, onHand, by }) => (
        <tr key={id}>
          <th scope="row" data-label="When">
            {time(at)}
          </th>
          <td data-label="What">
            {[kindLabels[kind], reference, kind === 'receipt' ? '' : reason, note].filter(Boolean).join(', ')}
          </td>
          <td data-label="Branch">{branch}</td>
          <td className={table.end} data-label="Change">
            {change > 0 ? `+${formatNumber(change)}` : `\u2212${formatNumber(-change)}`}
          </td>
          <td className={table.end} data-label="On hand">
            {formatNumber(onHand)}
          </td>
          <td data-label="By">{by}</td>
        </tr>
      ))}
    </TableSection>
  );
}
