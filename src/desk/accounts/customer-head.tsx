import { useState } from 'react';
import { buyerKindLabels } from '../../account/buyer-kind.rule.ts';
import { dayOf, formatDay } from '../../lib/dates.ts';
import { isErasedAddress } from '../../messages/erased-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useChangeForm } from '../browser/use-change.ts';
import { useSend } from '../browser/use-send.ts';
import { Kbd } from '../keys/kbd.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { AskForPaperDialog, type KindOfPaper } from './ask-for-paper-dialog.tsx';
import type { decideOnAccount } from './change-customer.contract.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { CustomerStatusTag } from './customer-status-tag.tsx';
import { expectedAccount } from './expected-account.ts';
import type { viewShopAsCustomer } from './view-shop.contract.ts';

type CustomerHeadProps = { customer: CustomerRecord; paperKinds: readonly KindOfPaper[] };

export function CustomerHead({ customer, paperKinds }: CustomerHeadProps) {
  const { site, name, timeZone } = useDeskSite();
  const can = useCan();
  const [holding, setHolding] = useState(false);
  const [asking, setAsking] = useState(false);
  const { send } = useSend('toast');
  const isReachable = customer.people.some(({ email }) => !isErasedAddress(email));
  const canAsk = isReachable && can('decide-accounts');
  usePageKeys({ p: () => canAsk && setAsking(true) });

  /** In a tab of its own; whoever was signed in to the shop in this browser is no longer. */
  async function seeShop() {
    const request = { site, customerId: customer.customerId };
    const reply = await send(() =>
      callDesk<typeof viewShopAsCustomer>('POST /desk/api/:site/accounts/view_shop/', request),
    );
    if (reply) window.open(reply.address, '_blank', 'noopener');
  }

  const facts = [customer.customerCode, `customer since ${formatDay(dayOf(new Date(customer.createdAt), timeZone))}`]
    .filter(Boolean)
    .join(', ');
  const kind = customer.buyerKind && buyerKindLabels[customer.buyerKind].name;
  return (
    <header className={styles.head}>
      <span className={styles.site} data-of={site}>
        <span className={styles.sign} aria-hidden="true" />
        {name}
      </span>
      <h2 className={styles.company}>{customer.company}</h2>
      <CustomerStatusTag {...customer} />
      <span className={styles.muted}>{[facts, kind].filter(Boolean).join(', ')}</span>
      <span className={styles.actions}>
        {canAsk && (
          <Button small onClick={() => setAsking(true)}>
            Ask for a paper <Kbd>P</Kbd>
          </Button>
        )}
        {isReachable && can('see-shop-as-customer') && (
          <Button small onClick={() => void seeShop()}>
            See the shop as this customer
          </Button>
        )}
        {customer.status === 'active' && canAsk && (
          <Button small onClick={() => setHolding(true)}>
            Put on hold
          </Button>
        )}
      </span>
      {asking && <AskForPaperDialog customer={customer} kinds={paperKinds} onClose={() => setAsking(false)} />}
      {holding && <HoldDialog customer={customer} onClose={() => setHolding(false)} />}
    </header>
  );
}

function HoldDialog({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) {
  const { site } = useDeskSite();
  const form = useChangeForm<typeof decideOnAccount, 'reason'>({
    initial: { reason: '' },
    endpoint: 'POST /desk/api/:site/accounts/decide/',
    requestOf: ({ reason }) => ({
      ...{ site, customerId: customer.customerId, decision: 'hold' as const },
      ...{ reason, seen: expectedAccount(customer) },
    }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={`Put ${customer.company} on hold?`}
      action="Put on hold"
      dangerous
      form={form}
      onClose={onClose}
      note="The buyer can no longer order and gets a mail with the reason, word for word."
    >
      <Field label="Reason" error={form.errorAt('reason')}>
        <TextArea {...form.field('reason')} rows={3} />
      </Field>
    </ChangeDialog>
  );
}
