import { adjustmentReasons, stockWays } from '../../catalogue/stock-movement-kinds.data.ts';
import { formatDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { ChangeDialog } from '../accounts/change-dialog.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { ItemRecordAtDesk } from './item-record.contract.ts';
import type { adjustStockAtDesk } from './stock-by-hand.contract.ts';

const wayLabels: Readonly<Record<(typeof stockWays)[number], string>> = {
  add: 'Add pieces',
  remove: 'Take off pieces',
  counted: 'Set what was counted',
};

const reasonLabels: Readonly<Record<(typeof adjustmentReasons)[number], string>> = {
  damage: 'Damaged',
  found: 'Found',
  lost: 'Lost',
  correction: 'Correction',
  sample: 'Sample',
  'goods received': 'Goods received',
};

const isWhole = (text: string) => /^\d{1,8}$/.test(text.trim());

/** Changes what is on hand of an item at one branch, with a reason. */
export function AdjustDialog({ record, onClose }: { record: ItemRecordAtDesk; onClose: () => void }) {
  const { site } = useDeskSite();
  const { stock, item } = record;
  const stockAt = (code: string) => stock.find(({ branchCode }) => branchCode === code);
  const form = useForm({
    initial: { branch: stock[0]?.branchCode ?? '', way: 'add', quantity: '', reason: 'found', lot: '0', note: '' },
    validate: ({ quantity }) =>
      isWhole(quantity) ? [] : [{ field: 'quantity', message: 'Please enter how many pieces.', code: 'invalid_value' }],
    send: ({ branch, way, quantity, reason, lot, note }) =>
      callDesk<typeof adjustStockAtDesk>('POST /desk/api/:site/items/stock/adjust/', {
        site,
        id: String(item.id),
        branch,
        way: stockWays.find((one) => one === way) ?? 'add',
        quantity: Number(quantity),
        reason: adjustmentReasons.find((one) => one === reason) ?? 'correction',
        note,
        // One that is not offered any more, or lies at another branch, was not chosen.
        lot: lots.some(({ id }) => String(id) === lot) ? lot : '0',
        seen: stockAt(branch)?.onHand ?? 0,
      }),
    onDone: onClose,
  });
  const { branch, way, quantity, reason } = form.values;
  const here = stockAt(branch);
  const lots = here?.incoming.filter(({ kind }) => kind === 'arriving') ?? [];
  const onHand = here?.onHand ?? 0;
  const pieces = isWhole(quantity) ? Number(quantity) : 0;
  const after = way === 'counted' ? pieces : way === 'add' ? onHand + pieces : onHand - pieces;
  const note = `${formatNumber(onHand)} on hand, ${formatNumber(here?.reserved ?? 0)} of them promised to orders. ${
    isWhole(quantity) ? `Then ${formatNumber(after)} on hand.` : ''
  }`;
  return (
    <ChangeDialog title={`Adjust stock of ${item.name}`} form={form} onClose={onClose} note={note} action="Adjust">
      {stock.length > 1 && (
        <Field label="Branch" error={form.errorAt('branch')}>
          <Select {...form.field('branch')}>
            {stock.map((one) => (
              <option key={one.branchCode} value={one.branchCode}>
                {one.branch}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Change">
        <Select {...form.field('way')}>
          {stockWays.map((one) => (
            <option key={one} value={one}>
              {wayLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Pieces" error={form.errorAt('quantity')}>
        <TextInput {...form.field('quantity')} inputMode="numeric" maxLength={8} autoFocus />
      </Field>
      <Field label="Reason">
        <Select {...form.field('reason')}>
          {adjustmentReasons.map((one) => (
            <option key={one} value={one}>
              {reasonLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      {reason === 'goods received' && lots.length > 0 && (
        <Field label="Of what is arriving" error={form.errorAt('lot')}>
          <Select {...form.field('lot')}>
            <option value="0">Nothing of it</option>
            {lots.map(({ id, quantity: expected, dueOn }) => (
              <option key={id} value={String(id)}>
                {`${formatNumber(expected)} due on ${formatDay(dueOn)}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Note" optional>
        <TextInput {...form.field('note')} maxLength={300} />
      </Field>
    </ChangeDialog>
  );
}
