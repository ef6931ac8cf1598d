import { plural } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { ChangeDialog } from '../accounts/change-dialog.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { ListedCategory, mergeCategoriesAtDesk } from './categories.contract.ts';

type MergeDialogProps = { from: string; categories: readonly ListedCategory[]; onClose: () => void };

/** Asks with the counts of what goes over. */
export function MergeDialog({ from, categories, onClose }: MergeDialogProps) {
  const { site } = useDeskSite();
  const own = categories.filter(({ category }) => category === from);
  const sum = (of: (row: ListedCategory) => number) => own.reduce((total, row) => total + of(row), 0);
  const retired = sum((row) => row.retired);
  const items = sum((row) => row.items) + retired;
  // Each row of one name says the same number.
  const prices = own[0]?.priceRows ?? 0;
  const others = [...new Set(categories.map(({ category }) => category))].filter((name) => name !== from);
  const form = useForm({
    initial: { into: others[0] ?? '' },
    send: ({ into }) =>
      callDesk<typeof mergeCategoriesAtDesk>('POST /desk/api/:site/items/categories/merge/', {
        site,
        from,
        into,
        items,
      }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={`Merge ${from} into another category`}
      form={form}
      onClose={onClose}
      action={`Merge ${plural(items, 'item')}`}
      note={`${plural(items, 'item')}, ${retired} of them retired, with their sub categories, and ${plural(prices, 'price row')} go over, and links to ${from} lead to the other category. This cannot be undone. An import that names an item writes the category of its file again.`}
    >
      <Field label="Into" error={form.errorAt('into')}>
        <Select {...form.field('into')} autoFocus>
          {others.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </ChangeDialog>
  );
}
