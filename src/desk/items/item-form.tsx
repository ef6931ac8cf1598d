import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { seals } from '../../bearings/attributes.ts';
import { drawingTypes } from '../../bearings/drawing/drawing-types.ts';
import { type ItemColumn, itemFields, itemFieldsIn } from '../../catalogue/item-changes/item-fields.data.ts';
import { units } from '../../catalogue/units.data.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { FormState } from '../../ui/forms/use-form.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { AskBeforeLeaving, LeaveDialog } from '../shell/leave-dialog.tsx';
import type { changeItemAtDesk } from './change-item.contract.ts';
import styles from './item.module.css';
import type { ItemRecordAtDesk, itemAtDesk } from './item-record.contract.ts';

type ItemFormProps = { record: ItemRecordAtDesk; onDone: () => void };

/** Sends what was changed only, with what the form began with, so that nobody's change is written over. */
export function ItemForm({ record, onDone }: ItemFormProps) {
  const { site, country, currency } = useDeskSite();
  const { revalidate } = useRevalidator();
  const { id } = record.item;
  const [began] = useState(record);
  const [seen, setSeen] = useState(record.cells);
  const initial = Object.fromEntries(itemFields.map(({ column }) => [column, began.cells[column] ?? '']));
  /** Whoever was told what a colleague wrote may save again. */
  async function see(column: string) {
    const now = await callDesk<typeof itemAtDesk>('GET /desk/api/:site/items/record/', { site, id: String(id) });
    if (!isRefusal(now)) setSeen({ ...seen, [column]: now.cells[column] ?? '' });
  }
  const form = useForm({
    initial: initial as Record<ItemColumn, string>,
    send: async (values) => {
      const reply = await callDesk<typeof changeItemAtDesk>('POST /desk/api/:site/items/change/', {
        site,
        id,
        changes: itemFields
          .filter(({ column }) => values[column] !== (seen[column] ?? ''))
          .map(({ column }) => ({ column, value: values[column], seen: seen[column] ?? '' })),
      });
      if (isRefusal(reply)) await see(reply.refusal ?? '');
      return reply;
    },
    onDone,
  });
  const [isAsking, setAsking] = useState(false);
  const choices: Partial<Record<ItemColumn, readonly string[]>> = {
    unit: units,
    seal: ['', ...seals],
    bearing_type: ['', ...drawingTypes],
  };
  const known = { brandname: record.makers, category: record.categories };

  function close() {
    onDone();
    void revalidate();
  }
  const lost = 'What you changed of the item would be lost.';
  const cancel = () => (form.edited ? setAsking(true) : close());

  return (
    <>
      <form
        {...form.form}
        className={styles.form}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The same key would close the dialog that it opens.
          event.preventDefault();
          cancel();
        }}
      >
        {itemFieldsIn(country).map(({ column, label }) => (
          <ItemField
            key={column}
            column={column}
            label={column === 'list_price' || column === 'cost_price' ? `${label}, ${currency}` : label}
            form={form}
            choices={choices[column]}
            known={known[column as keyof typeof known]}
          />
        ))}
        <div className={styles.buttons}>
          {form.error && <Notice kind="warn" title={form.error} live />}
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" kind="primary" busy={form.busy} disabled={!form.edited}>
            Save
          </Button>
        </div>
      </form>
      <LeaveDialog open={isAsking} lost={lost} onStay={() => setAsking(false)} onLeave={close} />
      <AskBeforeLeaving unsaved={form.edited} lost={lost} />
    </>
  );
}

type ItemFieldProps = {
  column: ItemColumn;
  label: string;
  form: FormState<ItemColumn>;
  choices: readonly string[] | undefined;
  /** The values that other items have in this column. */
  known: readonly string[] | undefined;
};

function ItemField({ column, label, form, choices, known }: ItemFieldProps) {
  const listId = `known-${column}`;
  const field = (
    <Field label={label} error={form.errorAt(column)}>
      {choices ? (
        <Select {...form.field(column)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice ? choice : 'none'}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          {...form.field(column)}
          list={known && listId}
          maxLength={2000}
          autoFocus={column === itemFields[0].column}
        />
      )}
      {known && (
        <datalist id={listId}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </Field>
  );
  return column === 'description' ? <div className={styles.wide}>{field}</div> : field;
}
