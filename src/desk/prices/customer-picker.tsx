import { useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import type { SiteCode } from '../../sites/site.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { loadDesk } from '../browser/call-desk.ts';
import { useTypedSearch } from '../browser/use-typed-search.ts';
import type { findCustomersToPriceAtDesk } from './price-lists.contract.ts';
import styles from './why-pane.module.css';

type Found = ReplyOf<typeof findCustomersToPriceAtDesk>['customers'][number];

type PickerProps = { site: SiteCode; label: string; onPick: (customer: Found) => void };

/** Finds a customer by name or e-mail address. */
export function CustomerPicker({ site, label, onPick }: PickerProps) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState('');
  const isSearching = text.trim() !== '' && text !== picked;
  const { found, isCurrent, problem } = useTypedSearch<Found>(text, {
    isOpen: isSearching,
    pauseMs: 200,
    find: async (q, signal) => {
      const request = { site, q };
      const endpoint = 'GET /desk/api/:site/prices/customers/';
      return (await loadDesk<typeof findCustomersToPriceAtDesk>(endpoint, request, signal)).customers;
    },
  });

  function pick(customer: Found) {
    setPicked(customer.name);
    setText(customer.name);
    onPick(customer);
  }

  return (
    <div className={styles.picker}>
      <Field label={label}>
        <TextInput small type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {isSearching && problem && <Notice kind="bad" live title={problem} />}
      {isSearching && isCurrent && found.length === 0 && <p role="status">No customer matches this.</p>}
      {isSearching && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((customer) => (
            <li key={customer.id}>
              <Button kind="quiet" small onClick={() => pick(customer)}>
                {customer.name} <span className={styles.quiet}>{customer.email}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
