import { useState } from 'react';
import { useNavigate } from 'react-router';
import { buyerKindLabels } from '../../account/buyer-kind.rule.ts';
import type { PaperKind } from '../../account/papers/paper-kind.rule.ts';
import { dayOf, formatDay } from '../../lib/dates.ts';
import { isErasedAddress } from '../../messages/erased-address.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type { askCustomerForPaper } from './ask-for-paper.contract.ts';
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
  const { send } = useAction();
  const isReachable = customer.people.some(({ email }) => !isErasedAddress(email));
  const canAsk = isReachable && can('decide-accounts');
  const canHold = (isReachable || customer.people.length === 0) && can('decide-accounts');
  const canEnter = can('enter-orders');
  const navigate = useNavigate();
  const entryPath = `/${site}/accounts/${customer.customerId}/new`;
  usePageKeys({ p: () => canAsk && setAsking(true), n: () => canEnter && void navigate(entryPath) });

  /** The shop opens in a new tab; whoever was signed in to it in this browser is no longer. */
  async function seeShop() {
    const request = { site, customerId: customer.customerId };
    await send(() => callDesk<typeof viewShopAsCustomer>('POST /desk/api/:site/accounts/view_shop/', request), {
      onDone: (reply) => window.open(reply.address, '_blank', 'noopener'),
    });
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
      <HeadContact customer={customer} />
      <span className={styles.actions}>
        {canEnter && (
          <ButtonLink small kind="primary" to={entryPath}>
            New order or quote <Kbd>N</Kbd>
          </ButtonLink>
        )}
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
        {customer.status === 'active' && canHold && (
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

/** Whom one calls, and whether anybody signs in. */
function HeadContact({ customer: { people, contacts, addresses, salesManager } }: { customer: CustomerRecord }) {
  const [person] = people;
  const [contact] = contacts;
  const isErased = person !== undefined && isErasedAddress(person.email);
  const name = person && !isErased ? `${person.firstName} ${person.lastName}`.trim() : contact?.name;
  const phone = (isErased ? undefined : person?.mobile) || contact?.phone;
  const email = person && !isErased ? person.email : contact?.email;
  const town = addresses.find(({ purpose }) => purpose === 'billing')?.city;
  return (
    <span className={styles.reach}>
      {name && <span>{name}</span>}
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {town && <span>{town}</span>}
      {salesManager && <span>{`looked after by ${salesManager}`}</span>}
      {people.length === 0 && <span className={styles.muted}>nobody signs in yet</span>}
    </span>
  );
}

function HoldDialog({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) {
  const { site } = useDeskSite();
  const form = useForm({
    initial: { reason: '' },
    send: ({ reason }) =>
      callDesk<typeof decideOnAccount>('POST /desk/api/:site/accounts/decide/', {
        site,
        customerId: customer.customerId,
        decision: 'hold' as const,
        reason,
        seen: expectedAccount(customer),
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

type KindOfPaper = { kind: PaperKind; label: string };

type AskForPaperProps = { customer: CustomerRecord; kinds: readonly KindOfPaper[]; onClose: () => void };

function AskForPaperDialog({ customer, kinds, onClose }: AskForPaperProps) {
  const { site } = useDeskSite();
  const { papers, paperRequests: requests } = customer;
  const isMissing = ({ kind, label }: KindOfPaper) =>
    !requests.some((one) => one.kind === kind) &&
    !papers.some((one) => one.kind === label && one.status !== 'rejected');
  const first = (kinds.find(isMissing) ?? kinds[0])?.kind ?? '';
  const form = useForm({
    initial: { kind: first, sentence: '' },
    send: ({ kind, sentence }) =>
      callDesk<typeof askCustomerForPaper>('POST /desk/api/:site/accounts/ask_for_paper/', {
        site,
        customerId: customer.customerId,
        kind: kind as PaperKind,
        sentence,
      }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={`Ask ${customer.company} for a paper`}
      form={form}
      onClose={onClose}
      note="The buyer gets a mail with the link to My Profile, and sees it there until the paper is uploaded."
      action="Ask"
    >
      <Field label="Paper">
        <Select {...form.field('kind')}>
          {kinds.map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="What is missing" hint="The buyer reads it word for word." error={form.errorAt('sentence')}>
        <TextArea {...form.field('sentence')} rows={3} maxLength={500} autoFocus />
      </Field>
    </ChangeDialog>
  );
}
