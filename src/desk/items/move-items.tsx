import { useId, useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { BulkButton } from '../list/bulk-button.tsx';
import type { BulkChange } from '../list/use-bulk.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { moveItemsAtDesk } from './categories.contract.ts';
import type { ListedItem } from './item-list.contract.ts';

type MoveItemsProps = { items: readonly ListedItem[]; categories: readonly string[]; onDone: () => void };
type Move = { id: number; category: string; seen: string };

/** The category of the selected items; Undo gives each back the one that it had. */
export function MoveItems({ items, categories, onDone }: MoveItemsProps) {
  const { site } = useDeskSite();
  const [typed, setTyped] = useState('');
  const listId = useId();
  const category = typed.trim();
  const move = (moves: readonly Move[]): Pick<BulkChange, 'run' | 'nameOf'> => ({
    run: () => callDesk<typeof moveItemsAtDesk>('POST /desk/api/:site/items/move/', { site, items: [...moves] }),
    nameOf: (key) => items.find(({ id }) => String(id) === key)?.name ?? key,
  });
  const moveAll = (): BulkChange => ({
    ...move(items.map(({ id, category: seen }) => ({ id, category, seen }))),
    done: (count) => `${plural(count, 'item')} moved to ${category}.`,
    undo: (done) => ({
      ...move(
        items
          .filter(({ id }) => done.includes(String(id)))
          .map(({ id, category: before }) => ({ id, category: before, seen: category })),
      ),
      done: (count) => `${plural(count, 'item')} moved back.`,
    }),
  });
  return (
    <>
      <TextInput
        small
        list={listId}
        maxLength={80}
        aria-label="Category"
        placeholder="Category"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {categories.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {category !== '' && (
        <BulkButton
          question={`Move ${plural(items.length, 'item')} to ${category}?`}
          confirm="Move"
          change={moveAll}
          onDone={onDone}
        >
          Move
        </BulkButton>
      )}
    </>
  );
}
