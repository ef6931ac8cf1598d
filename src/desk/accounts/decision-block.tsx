import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { buyerKindLabels } from '../../account/buyer-kind.rule.ts';
import type { AccountDecision } from '../../account/permissions/account-decision.rule.ts';
import { plural } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import type { FormState } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { decideOnAccount, decideOnTaxNumber } from './change-customer.contract.ts';
import type { joinAccountToCustomer } from './contacts.contract.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './decision.module.css';
import { expectedAccount, givenNumber } from './expected-account.ts';
import { Facts } from './panel.tsx';
import { PaperPane } from './paper-pane.tsx';
import { TaxNumberChecks } from './tax-number-checks.tsx';
import { type ApprovalField, typedTerms, useApproval } from './use-approval.ts';

/** The sentence that says what blocks an approval; '' for nothing. */
function blockOf({ people, profileAt }: CustomerRecord): string {
  if (people.length > 0 && !people.some(({ emailVerified }) => emailVerified))
    return 'The buyer has not verified the e-mail address yet.';
  return profileAt === null ? 'The buyer has not completed the profile yet.' : '';
}

const usualReasons = () => [
  'The number on the certificate differs from the one in your profile. Please correct it.',
  'Another account of ours has this number. Please call us.',
  'The address on the certificate differs from the billing address. Please correct it.',
  'We could not reach you by phone. Please call us.',
];

type DecisionBlockProps = Choices & { customer: CustomerRecord };

/** The facts beside the decision; a reason goes to the buyer word for word. */
export function DecisionBlock({ customer, priceLists, managers }: DecisionBlockProps) {
  const { site } = useDeskSite();
  const { time } = useFormats();
  const can = useCan();
  const { change, busy } = useAction();
  const { typed, type, drop } = useDraft(`desk-decision:${site}:customer ${customer.customerId}`);
  const reason = typed.text ?? '';
  const [reasonError, setReasonError] = useState('');
  const reasonField = useRef<HTMLInputElement>(null);
  const approval = useApproval(customer);
  const isNumberOnly = customer.status === 'active';
  const block = blockOf(customer);
  const canDecide = can('decide-accounts') && block === '';
  const isBusy = busy || approval.busy;

  async function decide(decision: AccountDecision) {
    if (!canDecide || isBusy) return;
    const isRefused = decision === 'reject' || decision === 'hold';
    if (isRefused && reason.trim() === '') {
      setReasonError('Please give a reason. The buyer will see it.');
      reasonField.current?.focus();
      return;
    }
    const of = { site, customerId: customer.customerId, reason: isRefused ? reason : '' };
    const sendDecision = () =>
      isNumberOnly
        ? callDesk<typeof decideOnTaxNumber>('POST /desk/api/:site/accounts/decide_tax_number/', {
            ...of,
            verified: !isRefused,
            seen: givenNumber(customer),
          })
        : callDesk<typeof decideOnAccount>('POST /desk/api/:site/accounts/decide/', {
            ...of,
            decision,
            seen: expectedAccount(customer),
          });
    await change(sendDecision, undefined, { onDone: drop });
  }
  const approvalForm = approval.form.ref;
  function approve() {
    if (isNumberOnly) void decide('approve');
    else if (canDecide && !isBusy) approvalForm.current?.requestSubmit();
  }
  usePageKeys({
    a: approve,
    r: () => void decide('reject'),
    h: () => !isNumberOnly && void decide('hold'),
    l: () => (approvalForm.current?.elements.namedItem('limitMinor') as HTMLElement | null)?.focus(),
  });

  return (
    <section className={styles.decision} aria-label="Decision">
      <header className={styles.head}>
        <h3>{isNumberOnly ? 'Changed tax number to verify' : 'Account to verify'}</h3>
        <span className={styles.quiet}>
          {[customer.profileAt && `waiting since ${time(customer.profileAt)}`, customer.statusReason]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </header>
      <DecisionFacts customer={customer} />
      {!isNumberOnly && <ApprovalForm form={approval} priceLists={priceLists} managers={managers} />}
      {!isNumberOnly && can('decide-accounts') && <JoinButtons customer={customer} />}
      <div className={styles.bar}>
        <Field
          label={
            isNumberOnly
              ? 'Reason, shown to the buyer when rejected'
              : 'Reason, shown to the buyer when rejected or on hold'
          }
          error={reasonError}
        >
          <TextInput
            ref={reasonField}
            list="usual-reasons"
            maxLength={500}
            value={reason}
            onChange={(event) => {
              type({ text: event.target.value });
              setReasonError('');
            }}
          />
        </Field>
        <datalist id="usual-reasons">
          {usualReasons().map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
        <p className={styles.outcome}>{block || <Outcome customer={customer} />}</p>
        <div className={styles.buttons}>
          <Button kind="danger" disabled={!canDecide} busy={isBusy} onClick={() => void decide('reject')}>
            Reject <Kbd>R</Kbd>
          </Button>
          {!isNumberOnly && (
            <Button disabled={!canDecide} busy={isBusy} onClick={() => void decide('hold')}>
              Hold <Kbd>H</Kbd>
            </Button>
          )}
          {customer.status === 'verification_pending' && (
            <Button disabled={!canDecide} busy={isBusy} onClick={() => void decide('approval')}>
              Approval Pending
            </Button>
          )}
          <Button
            kind="primary"
            disabled={!canDecide}
            busy={isBusy}
            {...(isNumberOnly ? { onClick: approve } : { type: 'submit' as const, form: 'approval' })}
          >
            {isNumberOnly ? 'Verify' : <ApproveLabel values={approval.values} />} <Kbd>A</Kbd>
          </Button>
        </div>
      </div>
      <Keys>
        <KeyHint keys="A">approve</KeyHint>
        <KeyHint keys="R">reject</KeyHint>
        <KeyHint keys="H">hold</KeyHint>
        <KeyHint keys="L">limit</KeyHint>
      </Keys>
    </section>
  );
}

/** The seller may know the customer already: who has signed up anew becomes a user of that one. */
function JoinButtons({ customer }: { customer: CustomerRecord }) {
  const { site } = useDeskSite();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ customerId: number; company: string }>();
  const { send, busy } = useAction();
  const holders = customer.registrations.flatMap(({ checks }) =>
    checks.flatMap(({ kind, holders: found }) => (kind === 'others' ? found : [])),
  );
  if (holders.length === 0 || customer.people.length === 0) return null;
  const join = (toCustomerId: number) =>
    send(
      () =>
        callDesk<typeof joinAccountToCustomer>('POST /desk/api/:site/accounts/join/', {
          site,
          customerId: String(customer.customerId),
          toCustomerId: String(toCustomerId),
        }),
      { onDone: () => navigate(`/${site}/accounts/${toCustomerId}?tab=people`) },
    );
  return (
    <div className={styles.buttons}>
      {holders.map((one) => (
        <Button key={one.customerId} onClick={() => setChosen(one)}>
          {`They belong to ${one.company}: join`}
        </Button>
      ))}
      {chosen && (
        <ConfirmDialog
          title={`Join ${customer.company} to ${chosen.company}?`}
          busy={busy}
          action="Join"
          onClose={() => setChosen(undefined)}
          onConfirm={() => void join(chosen.customerId)}
        >
          <p>
            They see the prices, orders, invoices and account of this customer from then on. Please be sure that they
            work there: a tax number alone proves nothing.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Names what is agreed, so that one reads it before one presses. */
function ApproveLabel({ values }: { values: Parameters<typeof typedTerms>[0] }) {
  const { currency } = useDeskSite();
  const terms = typedTerms(values);
  if (!terms || terms.limitMinor <= 0 || terms.periodDays < 0) return 'Approve';
  const limit = formatMoney({ minor: terms.limitMinor, currency }).replace(/\.00$/, '');
  return `Approve with ${limit}, ${plural(terms.periodDays, 'day')}`;
}

function Outcome({ customer: { status, addresses } }: { customer: CustomerRecord }) {
  const { name } = useDeskSite();
  if (status === 'active') return `Tax of ${name} follows the new number once it is verified. The buyer gets a mail.`;
  const count = addresses.filter(({ approvalStatus }) => approvalStatus === 1).length;
  return count === 0
    ? 'Approving makes the account Active and verifies the tax number. The buyer gets one mail.'
    : 'Approving makes the account Active and verifies the tax number and the billing address. The buyer gets one mail.';
}

type Choices = { priceLists: readonly string[]; managers: readonly string[] };

/** The terms that are agreed with the approval; the button of the decision sends them. */
function ApprovalForm({ form, priceLists, managers }: Choices & { form: FormState<ApprovalField> }) {
  const { currency } = useDeskSite();
  const setsTerms = useCan()('set-credit-terms');
  return (
    <form {...form.form} id="approval" className={styles.terms} aria-label="Terms on approval">
      <h4>Terms on approval</h4>
      <div className={styles.fields}>
        <Field label="Price list" error={form.errorAt('priceList')}>
          <Select {...form.field('priceList')}>
            <option value="">none: list prices</option>
            {priceLists.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field label={`Credit limit, ${currency}`} error={form.errorAt('limitMinor')}>
          <TextInput {...form.field('limitMinor')} inputMode="decimal" disabled={!setsTerms} />
        </Field>
        <Field label="Days" error={form.errorAt('periodDays')}>
          <TextInput {...form.field('periodDays')} inputMode="numeric" disabled={!setsTerms} />
        </Field>
        <Field label="Grace" error={form.errorAt('graceDays')}>
          <TextInput {...form.field('graceDays')} inputMode="numeric" disabled={!setsTerms} />
        </Field>
        <Field label="Sales manager" error={form.errorAt('salesManager')}>
          <TextInput {...form.field('salesManager')} list="approval-managers" maxLength={100} />
        </Field>
        <datalist id="approval-managers">
          {managers.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </div>
      <p className={styles.quiet}>
        {setsTerms
          ? 'Without a limit the customer pays online or before dispatch.'
          : 'Credit is given by accounts; you can approve without it.'}
      </p>
      {form.error && <Notice kind="warn" title={form.error} live />}
    </form>
  );
}

/** The paper beside what the buyer has typed, and the checks. */
function DecisionFacts({ customer }: { customer: CustomerRecord }) {
  const standard = customer.registrations.find(({ isDefault }) => isDefault);
  return (
    <div className={styles.evidence}>
      <PaperPane customer={customer} />
      <div className={styles.typed}>
        <TypedFacts customer={customer} />
        {standard && <TaxNumberChecks registration={standard} />}
      </div>
    </div>
  );
}

/** The facts that the buyer has typed. */
function TypedFacts({ customer: { company, people, addresses, buyerKind } }: { customer: CustomerRecord }) {
  const [person] = people;
  const billing = addresses.find(({ purpose }) => purpose === 'billing');
  const deliveries = addresses.filter(({ purpose }) => purpose === 'delivery');
  const proof = (is: boolean) => (is ? 'verified' : 'not verified');
  const place = (one: CustomerRecord['addresses'][number]) =>
    [one.line, one.city, one.pincode, one.region].filter(Boolean).join(', ');
  return (
    <Facts
      rows={[
        ['Company', company],
        ['Name', [person?.title, person?.firstName, person?.lastName].filter(Boolean).join(' ')],
        ['Designation', person?.designation.replaceAll('_', ' ') ?? ''],
        ['E-mail', person ? `${person.email}, ${proof(person.emailVerified)}` : ''],
        ['Mobile', person?.mobile ? `${person.mobile}, ${proof(person.mobileVerified)}` : ''],
        ['Kind', buyerKind ? buyerKindLabels[buyerKind].name : ''],
        ['Billing address', billing ? place(billing) : ''],
        [
          'Delivery address',
          deliveries[0] && (!billing || place(deliveries[0]) !== place(billing)) ? place(deliveries[0]) : '',
        ],
      ]}
    />
  );
}
