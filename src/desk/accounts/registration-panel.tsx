import { useState } from 'react';
import { normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import { taxNumberHints } from '../../account/tax-registration/tax-number-hints.rule.ts';
import { translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { AddRegistrationDialog } from './add-registration-dialog.tsx';
import type {
  correctTaxNumberOfCustomer,
  decideOnRegistration,
  setRegistrationKindOfCustomer,
} from './change-customer.contract.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { isToDecide } from './expected-account.ts';
import { Facts, Panel } from './panel.tsx';
import { TaxNumberChecks } from './tax-number-checks.tsx';

type Kind = CustomerRecord['registrations'][number]['kind'];

const kinds = () => ({
  regular: 'Regular',
  sez_with_payment: 'SEZ, with payment of tax',
  sez_lut: 'SEZ, under LUT',
});

const effects = (): Record<Kind, string> => ({
  regular: 'From the next order on, tax follows the place of supply.',
  sez_with_payment: 'From the next order on, IGST is charged. Please see the letter of approval of the SEZ first.',
  sez_lut: 'From the next order on, no tax is charged. Please see the letter of approval of the SEZ first.',
});

export function RegistrationPanel({ customer }: { customer: CustomerRecord }) {
  const can = useCan();
  const { time } = useFormats();
  const [open, setOpen] = useState<'correct' | 'add'>();
  const isIndia = useDeskSite().country === 'IN';
  const { registrations } = customer;
  const canCorrect = can('correct-customers') && registrations.length > 0;
  return (
    <Panel
      title="Registration"
      end={
        canCorrect && (
          <span>
            <Button small kind="quiet" onClick={() => setOpen('add')}>
              Add
            </Button>
            <Button small kind="quiet" onClick={() => setOpen('correct')}>
              Correct
            </Button>
          </span>
        )
      }
    >
      {registrations.length === 0 && <p className={styles.empty}>No profile yet.</p>}
      {registrations.map((one) => (
        <div key={one.id}>
          {one.isDefault && isToDecide(customer) ? null : (
            <div className={styles.inset}>
              <TaxNumberChecks registration={one} />
            </div>
          )}
          <Facts
            rows={[
              [
                'Tax number',
                <span key="number" className={styles.mono}>
                  {one.number}
                </span>,
              ],
              ['Legal name', one.legalName],
              [isIndia ? 'State' : 'Emirate', one.region],
              ['Principal address', one.address],
              ['Added', !one.isDefault && time(one.createdAt)],
              ['Kind', isIndia && <KindSelect customer={customer} registration={one} />],
              ['Verified', one.verifiedAt ? `${time(one.verifiedAt)} by ${one.verifiedBy}` : 'not yet'],
              ['Rejected', one.refusedBy && `by ${one.refusedBy}: ${one.refusedReason}`],
            ]}
          />
          <RegistrationDecision customer={customer} registration={one} />
        </div>
      ))}
      {open === 'correct' && <NumberDialog customer={customer} onClose={() => setOpen(undefined)} />}
      {open === 'add' && <AddRegistrationDialog customer={customer} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

type KindSelectProps = { customer: CustomerRecord; registration: CustomerRecord['registrations'][number] };

function KindSelect({ customer, registration }: KindSelectProps) {
  const { site } = useDeskSite();
  const can = useCan();
  const { change, busy } = useAction();
  const [wanted, setWanted] = useState<Kind>();
  const { id, number, kind } = registration;
  if (!can('correct-customers')) return kinds()[kind];

  async function save(chosen: Kind) {
    await change(() =>
      callDesk<typeof setRegistrationKindOfCustomer>('POST /desk/api/:site/accounts/registration_kind/', {
        site,
        customerId: customer.customerId,
        registrationId: id,
        kind: chosen,
        seen: kind,
      }),
    );
    setWanted(undefined);
  }
  return (
    <>
      <Select
        small
        aria-label={`Kind of ${number}`}
        value={wanted ?? kind}
        disabled={busy}
        onChange={({ target }) => setWanted(target.value as Kind)}
      >
        {Object.entries(kinds()).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {wanted && wanted !== kind && (
        <ConfirmDialog
          title={`Change ${number} to “${kinds()[wanted]}”?`}
          busy={busy}
          action="Change the kind"
          onClose={() => setWanted(undefined)}
          onConfirm={() => void save(wanted)}
        >
          <p>{effects()[wanted]}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function NumberDialog({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) {
  const { site, tax, country } = useDeskSite();
  const current = customer.registrations.find(({ isDefault }) => isDefault);
  const seen = current?.number ?? '';
  const form = useForm({
    initial: { taxNumber: seen },
    send: ({ taxNumber }) =>
      callDesk<typeof correctTaxNumberOfCustomer>('POST /desk/api/:site/accounts/correct_tax_number/', {
        site,
        customerId: customer.customerId,
        taxNumber,
        seen,
      }),
    onDone: onClose,
  });
  const typed = normalizeTaxNumber(form.values.taxNumber);
  const states = customer.addresses.filter(({ purpose }) => purpose === 'billing').map(({ region }) => region);
  return (
    <ChangeDialog
      title={`Correct the tax number of ${customer.company}`}
      form={form}
      onClose={onClose}
      note="The number counts as verified: tax follows it from the next order on. The buyer gets a mail."
    >
      <Field label="Tax number" error={form.errorAt('taxNumber')}>
        <TextInput {...form.field('taxNumber')} mono autoFocus />
      </Field>
      {current && current.kind !== 'regular' && (
        <p>{`${seen} is “${kinds()[current.kind]}”. Another number is Regular until you set its kind.`}</p>
      )}
      <div className={styles.hints} role="status">
        {taxNumberHints(typed, { tax, country }, states).map(({ kind, text, slots }) => (
          <p key={kind}>{translate(text, slots)}</p>
        ))}
      </div>
    </ChangeDialog>
  );
}

type Registration = CustomerRecord['registrations'][number];
type RegistrationProps = { customer: CustomerRecord; registration: Registration };

const seenOf = ({ number, standing }: Registration) => ({ number, standing });

/** A further registration is decided as an address is; the primary one is decided with the account. */
function RegistrationDecision({ customer, registration }: RegistrationProps) {
  const { site } = useDeskSite();
  const can = useCan();
  const { change, busy } = useAction();
  const [isRejecting, setRejecting] = useState(false);
  const { id, number, standing } = registration;
  if (registration.isDefault || !can('decide-accounts')) return null;
  const verify = () =>
    void change(() =>
      callDesk<typeof decideOnRegistration>('POST /desk/api/:site/accounts/decide_registration/', {
        site,
        customerId: customer.customerId,
        registrationId: id,
        verified: true,
        reason: '',
        seen: seenOf(registration),
      }),
    );
  return (
    <div className={classNames(styles.inset, styles.buttons)}>
      {standing !== 'refused' && (
        <Button small aria-label={`Reject ${number}`} onClick={() => setRejecting(true)}>
          Reject
        </Button>
      )}
      {standing !== 'verified' && (
        <Button small kind="primary" aria-label={`Verify ${number}`} busy={busy} onClick={verify}>
          Verify
        </Button>
      )}
      {isRejecting && (
        <RejectDialog customer={customer} registration={registration} onClose={() => setRejecting(false)} />
      )}
    </div>
  );
}

function RejectDialog({ customer, registration, onClose }: RegistrationProps & { onClose: () => void }) {
  const { site } = useDeskSite();
  const { id, number, legalName } = registration;
  const form = useForm({
    initial: { reason: '' },
    send: ({ reason }) =>
      callDesk<typeof decideOnRegistration>('POST /desk/api/:site/accounts/decide_registration/', {
        site,
        customerId: customer.customerId,
        registrationId: id,
        verified: false,
        reason,
        seen: seenOf(registration),
      }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title="Reject this registration?"
      action="Reject"
      dangerous
      form={form}
      onClose={onClose}
      note="The buyer gets a mail with the reason, word for word."
    >
      <p>
        {number}, {legalName}
      </p>
      <Field label="Reason" error={form.errorAt('reason')}>
        <TextArea {...form.field('reason')} rows={3} />
      </Field>
    </ChangeDialog>
  );
}
