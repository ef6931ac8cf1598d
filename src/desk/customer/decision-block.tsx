import { useRef, useState } from 'react';
import { buyerKindLabels } from '../../account/buyer-kind.rule.ts';
import type { AccountDecision } from '../../account/permissions/account-decision.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { useFormats, useSiteOfPage } from '../accounts/use-formats.ts';
import { useChange } from '../browser/use-change.ts';
import type { decideOnAccount, decideOnTaxNumber } from '../customer-changes/change-customer.contract.ts';
import { Kbd } from '../keys/kbd.tsx';
import { Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useCan } from '../shell/desk-session.ts';
import { accountSeen, givenNumber } from './account-seen.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { Facts } from './panel.tsx';
import { TaxNumberChecks } from './tax-number-checks.tsx';

/** What blocks an approval; '' for nothing. */
function blockOf({ people, profile_at }: CustomerRecord): string {
  if (!people.some(({ email_verified }) => email_verified))
    return t`The buyer has not verified the e-mail address yet.`;
  return profile_at === '' ? t`The buyer has not completed the profile yet.` : '';
}

/** The facts beside the decision; a reason goes to the buyer word for word. */
export function DecisionBlock({ customer }: { customer: CustomerRecord }) {
  const { site } = useSiteOfPage();
  const { time } = useFormats();
  const can = useCan();
  const { change, busy } = useChange();
  const [reason, setReason] = useState('');
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const standard = customer.registrations.find(({ is_default }) => is_default);
  const isNumberOnly = customer.status === 'active';
  const block = blockOf(customer);
  const canDecide = can('decide-accounts') && block === '';

  async function decide(decision: AccountDecision) {
    if (!canDecide || busy) return;
    const isRefused = decision === 'reject' || decision === 'hold';
    if (isRefused && reason.trim() === '') {
      reasonField.current?.focus();
      return;
    }
    const of = { site, customer_id: customer.id, reason: isRefused ? reason : '' };
    const done = isNumberOnly
      ? await change<typeof decideOnTaxNumber>('POST /desk/api/:site/accounts/decide_tax_number/', {
          ...of,
          verified: !isRefused,
          seen: givenNumber(customer),
        })
      : await change<typeof decideOnAccount>('POST /desk/api/:site/accounts/decide/', {
          ...of,
          decision,
          seen: accountSeen(customer),
        });
    if (done) setReason('');
  }
  usePageKeys({ a: () => void decide('approve'), r: () => void decide('reject') });

  return (
    <section className={styles.decision} aria-label={t`Decision`}>
      <h3>{isNumberOnly ? t`Changed tax number to verify` : t`Account to verify`}</h3>
      <p className={styles.muted}>
        {[customer.profile_at && t`waiting since ${time(customer.profile_at)}`, customer.status_reason]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.evidence}>
        {standard && <TaxNumberChecks registration={standard} />}
        <TypedFacts customer={customer} />
      </div>
      <Field label={t`Reason, shown to the buyer when rejected`} optional>
        <TextArea ref={reasonField} rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div className={styles.buttons}>
        {block && <span className={styles.muted}>{block}</span>}
        <Button kind="danger" disabled={!canDecide} busy={busy} onClick={() => void decide('reject')}>
          {t`Reject`} <Kbd>R</Kbd>
        </Button>
        {customer.status === 'verification_pending' && (
          <Button disabled={!canDecide} busy={busy} onClick={() => void decide('approval')}>
            {t`Approval Pending`}
          </Button>
        )}
        <Button kind="primary" disabled={!canDecide} busy={busy} onClick={() => void decide('approve')}>
          {isNumberOnly ? t`Verify` : t`Approve`} <Kbd>A</Kbd>
        </Button>
      </div>
      <Keys>
        <span>
          <Kbd>A</Kbd> {t`approve`}
        </span>
        <span>
          <Kbd>R</Kbd> {t`reject`}
        </span>
      </Keys>
    </section>
  );
}

/** What the buyer has typed. */
function TypedFacts({ customer: { company, people, addresses, buyer_kind } }: { customer: CustomerRecord }) {
  const [person] = people;
  const billing = addresses.find(({ purpose }) => purpose === 'billing');
  const proof = (is: boolean) => (is ? t`verified` : t`not verified`);
  return (
    <Facts
      rows={[
        [t`Company`, company],
        [t`Name`, [person?.title, person?.first_name, person?.last_name].filter(Boolean).join(' ')],
        [t`Designation`, person?.designation.replaceAll('_', ' ') ?? ''],
        [t`E-mail`, person ? `${person.email}, ${proof(person.email_verified)}` : ''],
        [t`Mobile`, person?.mobile ? `${person.mobile}, ${proof(person.mobile_verified)}` : ''],
        [t`Kind`, buyer_kind ? translate(buyerKindLabels[buyer_kind].name) : ''],
        [
          t`Billing address`,
          billing ? [billing.line, billing.city, billing.pincode, billing.region].filter(Boolean).join(', ') : '',
        ],
      ]}
    />
  );
}
