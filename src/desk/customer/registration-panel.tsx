import { useState } from 'react';
import { normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import { taxNumberHints } from '../../account/tax-registration/tax-number-hints.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useFormats, useSiteOfPage } from '../accounts/use-formats.ts';
import { useChange, useChangeForm } from '../browser/use-change.ts';
import type {
  correctTaxNumberOfCustomer,
  setRegistrationKindOfCustomer,
} from '../customer-changes/change-customer.contract.ts';
import { useCan } from '../shell/desk-session.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { isToDecide } from './expected-account.ts';
import { Facts, Panel } from './panel.tsx';
import { TaxNumberChecks } from './tax-number-checks.tsx';

const kinds = () => ({
  regular: t`Regular`,
  sez_with_payment: t`SEZ, with payment of tax`,
  sez_lut: t`SEZ, under LUT`,
});

export function RegistrationPanel({ customer }: { customer: CustomerRecord }) {
  const can = useCan();
  const { time } = useFormats();
  const [correcting, setCorrecting] = useState(false);
  const isIndia = useSiteOfPage().country === 'IN';
  const { registrations } = customer;
  const canCorrect = can('correct-customers') && registrations.length > 0;
  return (
    <Panel
      title={t`Registration`}
      end={canCorrect && <Button small kind="quiet" onClick={() => setCorrecting(true)}>{t`Correct`}</Button>}
    >
      {registrations.length === 0 && <p className={styles.empty}>{t`No profile yet.`}</p>}
      {registrations.map((one) => (
        <div key={one.id}>
          {one.is_default && isToDecide(customer) ? null : (
            <div className={styles.inset}>
              <TaxNumberChecks registration={one} />
            </div>
          )}
          <Facts
            rows={[
              [
                t`Tax number`,
                <span key="number" className={styles.mono}>
                  {one.number}
                </span>,
              ],
              [t`Legal name`, one.legal_name],
              [isIndia ? t`State` : t`Emirate`, one.region],
              [t`Kind`, isIndia && <KindSelect customer={customer} registration={one} />],
              [t`Verified`, one.verified_at ? t`${time(one.verified_at)} by ${one.verified_by}` : t`not yet`],
            ]}
          />
        </div>
      ))}
      {correcting && <NumberDialog customer={customer} onClose={() => setCorrecting(false)} />}
    </Panel>
  );
}

type KindSelectProps = { customer: CustomerRecord; registration: CustomerRecord['registrations'][number] };

/** What is chosen applies at once, to orders that are placed from then on. */
function KindSelect({ customer, registration }: KindSelectProps) {
  const { site } = useSiteOfPage();
  const can = useCan();
  const { change, busy } = useChange();
  const { id, number, kind } = registration;
  if (!can('correct-customers')) return kinds()[kind];
  return (
    <Select
      small
      aria-label={t`Kind of ${number}`}
      value={kind}
      disabled={busy}
      onChange={({ target }) =>
        void change<typeof setRegistrationKindOfCustomer>('POST /desk/api/:site/accounts/registration_kind/', {
          ...{ site, customer_id: customer.id, registration_id: id },
          ...{ kind: target.value as typeof kind, seen: kind },
        })
      }
    >
      {Object.entries(kinds()).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function NumberDialog({ customer, onClose }: { customer: CustomerRecord; onClose: () => void }) {
  const { site, tax, country } = useSiteOfPage();
  const seen = customer.registrations.find(({ is_default }) => is_default)?.number ?? '';
  const form = useChangeForm<typeof correctTaxNumberOfCustomer, 'tax_number'>({
    initial: { tax_number: seen },
    endpoint: 'POST /desk/api/:site/accounts/correct_tax_number/',
    requestOf: ({ tax_number }) => ({ site, customer_id: customer.id, tax_number, seen }),
    onDone: onClose,
  });
  const typed = normalizeTaxNumber(form.values.tax_number);
  const states = customer.addresses.filter(({ purpose }) => purpose === 'billing').map(({ region }) => region);
  return (
    <ChangeDialog
      title={t`Correct the tax number of ${customer.company}`}
      form={form}
      onClose={onClose}
      note={t`The number counts as verified: tax follows it from the next order on. The buyer gets a mail.`}
    >
      <Field label={t`Tax number`} error={form.errorAt('tax_number')}>
        <TextInput {...form.field('tax_number')} mono autoFocus />
      </Field>
      <div className={styles.hints} role="status">
        {taxNumberHints(typed, { tax, country }, states).map(({ kind, text, slots }) => (
          <p key={kind}>{translate(text, slots)}</p>
        ))}
      </div>
    </ChangeDialog>
  );
}
