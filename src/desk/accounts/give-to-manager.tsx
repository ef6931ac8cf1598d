import { useId, useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { BulkButton } from '../list/bulk-button.tsx';
import type { BulkChange } from '../list/use-bulk.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { CustomerRow } from './customer-list.contract.ts';
import type { setManagersOfCustomers } from './set-managers.contract.ts';

type GiveToManagerProps = { customers: readonly CustomerRow[]; managers: readonly string[]; onDone: () => void };
type Gift = { customerId: number; salesManager: string; seen: string };

/** Who looks after the selected customers; Undo gives each back to whom it had. */
export function GiveToManager({ customers, managers, onDone }: GiveToManagerProps) {
  const { site } = useDeskSite();
  const [typed, setTyped] = useState('');
  const listId = useId();
  const name = typed.trim();
  const nameOf = (id: string) => customers.find((one) => String(one.customerId) === id)?.company ?? id;
  const give = (gifts: readonly Gift[]): Pick<BulkChange, 'run' | 'nameOf'> => ({
    run: () =>
      callDesk<typeof setManagersOfCustomers>('POST /desk/api/:site/accounts/managers/', {
        site,
        customers: gifts.map(({ customerId, ...rest }) => ({ customerId: String(customerId), ...rest })),
      }),
    nameOf,
  });
  const giveAll = (): BulkChange => ({
    ...give(
      customers.map(({ customerId, salesManager }) => ({ customerId, salesManager: name, seen: salesManager ?? '' })),
    ),
    done: (count) =>
      name ? `${name} looks after ${plural(count, 'customer')}.` : `Nobody looks after ${plural(count, 'customer')}.`,
    undo: (done) => ({
      ...give(
        customers
          .filter(({ customerId }) => done.includes(String(customerId)))
          .map(({ customerId, salesManager }) => ({ customerId, salesManager: salesManager ?? '', seen: name })),
      ),
      done: (count) => `${plural(count, 'customer')} given back.`,
    }),
  });
  const count = plural(customers.length, 'customer');
  return (
    <>
      <TextInput
        small
        list={listId}
        maxLength={100}
        aria-label="Sales manager"
        placeholder="Sales manager"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {managers.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <BulkButton
        question={name ? `Give ${count} to ${name}?` : `Leave ${count} without a sales manager?`}
        confirm={name ? 'Give' : 'Leave'}
        change={giveAll}
        onDone={onDone}
      >
        {`Set for ${customers.length}`}
      </BulkButton>
    </>
  );
}
