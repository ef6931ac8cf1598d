import { useState } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { ChangeDialog } from '../accounts/change-dialog.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { RecordList } from '../list/record-list.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type { ListedCategory, renameCategoryAtDesk } from './categories.contract.ts';
import styles from './items.module.css';
import { ItemsNav } from './items-nav.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { moveButtonId, useCategoryOrder } from './use-category-order.ts';

const steps = [
  { step: -1, name: 'chevron-up', labelOf: (category: string) => `Move ${category} up` },
  { step: 1, name: 'chevron-down', labelOf: (category: string) => `Move ${category} down` },
] as const;

export function CategoriesPage({ categories }: { categories: readonly ListedCategory[] }) {
  const { site } = useDeskSite();
  const mayEdit = useCan()('edit-items');
  const [renamed, setRenamed] = useState<string>();
  const [merged, setMerged] = useState<string>();
  const { move, isAtEnd } = useCategoryOrder(categories);
  const names = new Set(categories.map(({ category }) => category));
  const listOf = (category: string) => `/${site}/items?${new URLSearchParams({ category })}`;
  const columns: Column<ListedCategory>[] = [
    { key: 'category', header: 'Category', phone: 'full', wrap: true, cell: ({ category }) => category },
    { key: 'super', header: 'Super category', wrap: true, cell: (row) => row.superCategory },
    { key: 'items', header: 'On sale', align: 'end', cell: ({ items }) => formatNumber(items) },
    { key: 'retired', header: 'Retired', align: 'end', cell: ({ retired }) => retired || '' },
    { key: 'prices', header: 'Price rows for it', align: 'end', cell: (row) => row.priceRows || '' },
    ...(mayEdit
      ? [
          {
            key: 'rename',
            header: 'Action',
            cell: ({ category }: ListedCategory) => (
              <span className={styles.actions}>
                {steps.map(({ step, name, labelOf }) =>
                  isAtEnd(category, step) ? (
                    <span key={step} className={styles.noButton} />
                  ) : (
                    <IconButton
                      key={step}
                      id={moveButtonId(category, step)}
                      small
                      framed
                      name={name}
                      label={labelOf(category)}
                      onClick={() => void move(category, step)}
                    />
                  ),
                )}
                <Button small aria-label={`Rename ${category}`} onClick={() => setRenamed(category)}>
                  Rename
                </Button>
                <Button
                  small
                  disabled={names.size < 2}
                  aria-label={`Merge ${category}`}
                  onClick={() => setMerged(category)}
                >
                  Merge
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <ItemsNav />
      <p className={styles.hint}>
        The shop lists categories in this order. Those that nobody has moved yet come by their number of items.
      </p>
      <RecordList
        caption="Categories"
        columns={columns}
        rows={categories}
        rowKey={({ superCategory, category }) => `${superCategory} / ${category}`}
        linkTo={({ category }) => listOf(category)}
        empty={
          <>
            There is no item yet. <Link to={`/${site}/items`}>Items</Link>
          </>
        }
      />
      {merged !== undefined && (
        <MergeDialog from={merged} categories={categories} onClose={() => setMerged(undefined)} />
      )}
      {renamed !== undefined && <RenameDialog from={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  );
}

function RenameDialog({ from, onClose }: { from: string; onClose: () => void }) {
  const { site } = useDeskSite();
  const form = useForm({
    initial: { to: from },
    send: ({ to }) =>
      callDesk<typeof renameCategoryAtDesk>('POST /desk/api/:site/items/categories/rename/', { site, from, to }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={`Rename ${from}`}
      form={form}
      onClose={onClose}
      action="Rename"
      note="Its items and the price rows that are for it follow. An import that names an item writes the category of its file again."
    >
      <Field label="New name" error={form.errorAt('to')}>
        <TextInput {...form.field('to')} maxLength={80} autoFocus />
      </Field>
    </ChangeDialog>
  );
}
