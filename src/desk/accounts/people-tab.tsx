import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isErasedAddress } from '../../messages/erased-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useSaveFile } from '../browser/use-save-file.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { correctEmailOfCustomer, correctNameOfCustomer, signOutCustomer } from './change-customer.contract.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ContactCards } from './contact-cards.tsx';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { Facts } from './panel.tsx';
import type { eraseThePerson, exportPersonalData } from './person.contract.ts';

type Person = CustomerRecord['people'][number];
type PersonProps = { customer: CustomerRecord; person: Person };
type CardProps = PersonProps & { onErased: () => void };
type DialogProps = PersonProps & { onClose: () => void };

export function PeopleTab({ customer }: { customer: CustomerRecord }) {
  const people = useRef<HTMLDivElement>(null);
  const [hasErased, setHasErased] = useState(false);
  /** Told by the form of a new customer. */
  const notInvited = (useLocation().state as { notInvited?: string } | null)?.notInvited;
  // The button that opened the dialog is gone.
  useEffect(() => {
    if (hasErased) people.current?.focus();
  }, [hasErased]);
  return (
    <div className={styles.people} tabIndex={-1} ref={people}>
      {notInvited && (
        <Notice kind="warn" title="The customer is added. The invitation was not sent." live>
          {notInvited}
        </Notice>
      )}
      {customer.people.length > 0 && <h3>Who signs in</h3>}
      {customer.people.map((person) => (
        <PersonCard key={person.userId} customer={customer} person={person} onErased={() => setHasErased(true)} />
      ))}
      <ContactCards customer={customer} />
    </div>
  );
}

function PersonCard({ customer, person, onErased }: CardProps) {
  const { time } = useFormats();
  const verified = (is: boolean) => (is ? 'verified' : 'not verified');
  if (isErasedAddress(person.email))
    return (
      <section className={styles.card}>
        <p>This person was erased. Orders and documents stay as the law asks.</p>
      </section>
    );
  return (
    <section className={styles.card}>
      <Facts
        rows={[
          ['Name', nameOf(person)],
          ['E-mail', `${person.email}, ${verified(person.emailVerified)}`],
          ['Mobile', person.mobile && `${person.mobile}, ${verified(person.mobileVerified)}`],
          ['Designation', person.designation.replaceAll('_', ' ')],
          ['Last seen', time(person.lastSeenAt)],
        ]}
      />
      <PersonButtons customer={customer} person={person} onErased={onErased} />
    </section>
  );
}

const nameOf = ({ title, firstName, lastName }: Person) => [title, firstName, lastName].filter(Boolean).join(' ');

function PersonButtons({ customer, person, onErased }: CardProps) {
  const can = useCan();
  const [open, setOpen] = useState<'name' | 'email' | 'sign-out' | 'erase'>();
  const { save, busy } = usePersonFile();
  const dialog = { customer, person, onClose: () => setOpen(undefined) };
  return (
    <div className={styles.buttons}>
      {can('correct-customers') && (
        <>
          <Button small onClick={() => setOpen('name')}>
            Correct the name
          </Button>
          <Button small onClick={() => setOpen('email')}>
            Correct the e-mail address
          </Button>
          <Button small onClick={() => setOpen('sign-out')}>
            Sign out everywhere
          </Button>
        </>
      )}
      {can('erase-persons') && (
        <>
          <Button small busy={busy} onClick={() => save(customer.customerId, person.email)}>
            Export personal data
          </Button>
          <Button small onClick={() => setOpen('erase')}>
            Erase this person
          </Button>
        </>
      )}
      {open === 'erase' && <EraseDialog {...dialog} onErased={onErased} />}
      {open === 'name' && <NameDialog {...dialog} />}
      {open === 'sign-out' && <SignOutDialog {...dialog} />}
      {open === 'email' && <EmailDialog {...dialog} />}
    </div>
  );
}

function NameDialog({ customer, person: { firstName, lastName }, onClose }: DialogProps) {
  const { site } = useDeskSite();
  const initial = { company: customer.company, firstName, lastName };
  const form = useForm({
    initial,
    send: (names) =>
      callDesk<typeof correctNameOfCustomer>('POST /desk/api/:site/accounts/correct_name/', {
        site,
        customerId: customer.customerId,
        ...names,
        seen: initial,
      }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title="Correct the name"
      form={form}
      onClose={onClose}
      note="The buyer gets a mail. Documents issued before keep the former name."
    >
      <Field label="Company" error={form.errorAt('company')}>
        <TextInput {...form.field('company')} autoFocus />
      </Field>
      <Field label="First name" error={form.errorAt('firstName')}>
        <TextInput {...form.field('firstName')} />
      </Field>
      <Field label="Last name" error={form.errorAt('lastName')}>
        <TextInput {...form.field('lastName')} />
      </Field>
    </ChangeDialog>
  );
}

function EmailDialog({ customer, person: { email: seen }, onClose }: DialogProps) {
  const { site } = useDeskSite();
  const form = useForm({
    initial: { email: seen },
    send: ({ email }) =>
      callDesk<typeof correctEmailOfCustomer>('POST /desk/api/:site/accounts/correct_email/', {
        site,
        customerId: customer.customerId,
        email,
        seen,
      }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title="Correct the e-mail address"
      form={form}
      onClose={onClose}
      note="Both addresses get a mail. The account is signed out and cannot be used until the link in the new one is opened."
    >
      <Field label="E-mail" error={form.errorAt('email')}>
        <TextInput {...form.field('email')} type="email" autoFocus />
      </Field>
    </ChangeDialog>
  );
}

function SignOutDialog({ customer, person, onClose }: DialogProps) {
  const { site } = useDeskSite();
  const form = useForm({
    initial: {},
    send: () =>
      callDesk<typeof signOutCustomer>('POST /desk/api/:site/accounts/sign_out/', {
        site,
        customerId: customer.customerId,
      }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={`Sign ${nameOf(person) || person.email} out everywhere?`}
      form={form}
      onClose={onClose}
      note="For a lost phone or laptop. The cart stays, and whoever knows the password can sign in again."
      action="Sign out"
    />
  );
}

function EraseDialog({ customer, person, onClose, onErased }: DialogProps & CardProps) {
  const { email } = person;
  const { site } = useDeskSite();
  const form = useForm({
    initial: { repeated: '', reason: '' },
    send: ({ repeated, reason }) =>
      callDesk<typeof eraseThePerson>('POST /desk/api/:site/accounts/erase_person/', {
        site,
        customerId: customer.customerId,
        email,
        repeated,
        reason,
      }),
    onDone() {
      onClose();
      onErased();
    },
  });
  return (
    <ChangeDialog
      title={`Erase ${nameOf(person) || email}?`}
      form={form}
      onClose={onClose}
      note="This cannot be undone. Name, contacts, mails and sign-in are removed; orders and documents stay as the law asks."
      action="Erase"
      dangerous
    >
      <Field label={`Type ${email} to confirm`} error={form.errorAt('repeated')}>
        <TextInput {...form.field('repeated')} type="email" autoComplete="off" autoFocus />
      </Field>
      <Field label="Why" hint="Without the name of the person." error={form.errorAt('reason')}>
        <TextArea {...form.field('reason')} rows={2} maxLength={300} />
      </Field>
    </ChangeDialog>
  );
}

/** Saves all that is stored of a person on this computer. */
function usePersonFile() {
  const { site } = useDeskSite();
  const { save: saveFile, busy } = useSaveFile();
  const save = (customerId: number, email: string) =>
    saveFile(() =>
      callDesk<typeof exportPersonalData>('POST /desk/api/:site/accounts/export_person/', { site, customerId, email }),
    );
  return { save, busy };
}
