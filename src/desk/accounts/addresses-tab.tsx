import { useState } from 'react';
import { shownAddressText } from '../../account/addresses/shown-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useChange, useChangeForm } from '../browser/use-change.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type { decideOnAddress } from './change-customer.contract.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { expectedAddress } from './expected-account.ts';

type Address = CustomerRecord['addresses'][number];

const looks = { 1: 'warn', 2: 'good', 3: 'bad' } as const;
const seenOf = (address: Address) => ({ ...expectedAddress(address), approvalStatus: address.approvalStatus });

export function AddressesTab({ customer }: { customer: CustomerRecord }) {
  const { site } = useDeskSite();
  const can = useCan();
  const { change, busy } = useChange();
  const [rejectedId, setRejectedId] = useState<number>();
  // Loaded again, it may be another.
  const rejecting = customer.addresses.find(({ id }) => id === rejectedId);
  const verify = (address: Address) =>
    void change<typeof decideOnAddress>('POST /desk/api/:site/accounts/decide_address/', {
      ...{ site, addressId: address.id, verified: true, seen: seenOf(address) },
    });
  return (
    <ul className={styles.cards}>
      {customer.addresses.map((address) => (
        <li key={address.id} className={styles.card}>
          <p>
            <strong>{address.purpose === 'billing' ? 'Billing address' : 'Delivery address'}</strong>{' '}
            {address.isDefault && '(default)'}{' '}
            <Tag kind={looks[address.approvalStatus as keyof typeof looks]}>{address.approvalLabel}</Tag>
          </p>
          <p>{shownAddressText(address)}</p>
          {address.contact && <p className={styles.muted}>{address.contact}</p>}
          {address.taxNumber && <p className={styles.muted}>{`Invoiced under ${address.taxNumber}`}</p>}
          {address.approvalReason && <p className={styles.muted}>{address.approvalReason}</p>}
          {can('decide-accounts') && (
            <p className={styles.buttons}>
              {address.approvalStatus !== 3 && (
                <Button
                  small
                  aria-label={`Reject ${shownAddressText(address)}`}
                  onClick={() => setRejectedId(address.id)}
                >
                  Reject
                </Button>
              )}
              {address.approvalStatus !== 2 && (
                <Button
                  small
                  kind="primary"
                  aria-label={`Verify ${shownAddressText(address)}`}
                  busy={busy}
                  onClick={() => verify(address)}
                >
                  Verify
                </Button>
              )}
            </p>
          )}
        </li>
      ))}
      {rejecting && <RejectDialog address={rejecting} onClose={() => setRejectedId(undefined)} />}
    </ul>
  );
}

function RejectDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const { site } = useDeskSite();
  const form = useChangeForm<typeof decideOnAddress, 'reason'>({
    initial: { reason: '' },
    endpoint: 'POST /desk/api/:site/accounts/decide_address/',
    requestOf: ({ reason }) => ({ site, addressId: address.id, verified: false, reason, seen: seenOf(address) }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title="Reject this address?"
      action="Reject"
      dangerous
      form={form}
      onClose={onClose}
      note="The buyer gets a mail with the reason, word for word."
    >
      <p>{shownAddressText(address)}</p>
      <Field label="Reason" error={form.errorAt('reason')}>
        <TextArea {...form.field('reason')} rows={3} />
      </Field>
    </ChangeDialog>
  );
}
