import { useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { ChangeDialog } from '../accounts/change-dialog.tsx';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { RecordList } from '../list/record-list.tsx';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type {
  arrangeCategoriesAtDesk,
  ListedCategory,
  listCategoriesAtDesk,
  mergeCategoriesAtDesk,
  renameCategoryAtDesk,
} from './categories.contract.ts';
import styles from './items.module.css';
import { ItemsNav } from './items-nav.tsx';

export const handle = { title: () => 'Categories' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listCategoriesAtDesk>(
    'GET /desk/api/:site/items/categories/',
    { site: siteOf(args) },
    args.request.signal,
  );

export function Component() {
  return <CategoriesPage categories={useLoaderData<typeof loader>().categories} />;
}

const steps = [
  { step: -1, name: 'chevron-up', labelOf: (category: string) => `Move ${category} up` },
  { step: 1, name: 'chevron-down', labelOf: (category: string) => `Move ${category} down` },
] as const;

function CategoriesPage({ categories }: { categories: readonly ListedCategory[] }) {
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

type MergeDialogProps = { from: string; categories: readonly ListedCategory[]; onClose: () => void };

/** Asks with the counts of what goes over. */
function MergeDialog({ from, categories, onClose }: MergeDialogProps) {
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

type Step = -1 | 1;

const moveButtonId = (category: string, step: Step) => `move ${step} ${category}`;

/** Moves a category by one place; the button keeps the focus, so that it can be pressed again. */
function useCategoryOrder(categories: readonly ListedCategory[]) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const [moved, setMoved] = useState<{ category: string; step: Step }>();
  const seen = [...new Set(categories.map(({ category }) => category))];
  useEffect(() => {
    if (!moved || busy) return;
    const { category, step } = moved;
    const other: Step = step === 1 ? -1 : 1;
    const button = [step, other].map((one) => document.getElementById(moveButtonId(category, one))).find(Boolean);
    button?.focus();
    setMoved(undefined);
  }, [moved, busy]);

  const isAtEnd = (category: string, step: Step) => seen.at(step === -1 ? 0 : -1) === category;

  async function move(category: string, step: Step) {
    if (busy) return;
    const at = seen.indexOf(category);
    const order = seen.with(at, seen[at + step] ?? '').with(at + step, category);
    await change(() =>
      callDesk<typeof arrangeCategoriesAtDesk>('POST /desk/api/:site/items/categories/arrange/', {
        site,
        seen,
        order,
      }),
    );
    setMoved({ category, step });
  }
  return { move, isAtEnd };
}
