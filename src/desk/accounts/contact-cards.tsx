import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { inviteOfCustomer, removeContactOfCustomer, saveContactOfCustomer } from './contacts.contract.ts';
import type { CustomerRecord } from './customer.contract.ts';
import styles from './customer.module.css';
import { Facts } from './panel.tsx';

type Contact = CustomerRecord['contacts'][number];
type Invitation = CustomerRecord['invitations'][number];

const nobodyYet: Contact = { id: 0, name: '', designation: '', email: '', phone: '', isMain: false };

/** The people of a customer as the seller knows them, whether or not they sign in. */
export function ContactCards({ customer }: { customer: CustomerRecord }) {
  const can = useCan();
  const [editing, setEditing] = useState<Contact>();
  const { contacts, invitations } = customer;
  const others = invitations.filter(({ email }) => !contacts.some((one) => one.email === email));
  return (
    <>
      <header className={styles.sectionHead}>
        <h3>Contacts</h3>
        {can('keep-customers') && (
          <Button small onClick={() => setEditing(nobodyYet)}>
            Add a contact
          </Button>
        )}
      </header>
      {contacts.length === 0 && <p className={styles.empty}>No contact is written down.</p>}
      {contacts.map((contact) => (
        <section key={contact.id} className={styles.card}>
          <Facts
            rows={[
              ['Name', contact.name],
              ['Designation', contact.designation],
              ['E-mail', contact.email],
              ['Telephone', contact.phone && <a href={`tel:${contact.phone}`}>{contact.phone}</a>],
              ['Main contact', contact.isMain && 'yes'],
              ['Shop', <ShopState key="shop" customer={customer} email={contact.email} />],
            ]}
          />
          {can('keep-customers') && (
            <ContactButtons customer={customer} contact={contact} onEdit={() => setEditing(contact)} />
          )}
        </section>
      ))}
      {others.map((one) => (
        <section key={one.email} className={styles.card}>
          <Facts
            rows={[
              ['E-mail', one.email],
              ['Shop', <InvitationText key="shop" invitation={one} />],
            ]}
          />
        </section>
      ))}
      {editing && <ContactDialog customer={customer} contact={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}

function ShopState({ customer, email }: { customer: CustomerRecord; email: string }) {
  if (email !== '' && customer.people.some((person) => person.email === email)) return 'joined';
  const invitation = customer.invitations.find((one) => one.email === email);
  return invitation ? <InvitationText invitation={invitation} /> : 'not invited';
}

function InvitationText({ invitation: { state, invitedAt, invitedBy, endsAt, joinedAt } }: { invitation: Invitation }) {
  const { time } = useFormats();
  if (state === 'joined') return `joined ${time(joinedAt)}`;
  return state === 'invited'
    ? `invited ${time(invitedAt)} by ${invitedBy}, the link is good until ${time(endsAt)}`
    : `invited ${time(invitedAt)} by ${invitedBy}, the link has ended`;
}

type ContactProps = { customer: CustomerRecord; contact: Contact };

function ContactButtons({ customer, contact, onEdit }: ContactProps & { onEdit: () => void }) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const { email, name, id } = contact;
  const of = { site, customerId: String(customer.customerId) };
  const called = name || email || contact.phone;
  const hasJoined = customer.people.some((person) => person.email === email);
  const wasInvited = customer.invitations.some((one) => one.email === email);
  return (
    <div className={styles.buttons}>
      {email !== '' && !hasJoined && customer.status === 'active' && (
        <Button
          small
          kind="primary"
          busy={busy}
          aria-label={`Invite ${called} to the shop`}
          onClick={() =>
            void change(() =>
              callDesk<typeof inviteOfCustomer>('POST /desk/api/:site/accounts/invite/', { ...of, email, name }),
            )
          }
        >
          {wasInvited ? 'Invite again' : 'Invite to the shop'}
        </Button>
      )}
      <Button small aria-label={`Change ${called}`} onClick={onEdit}>
        Change
      </Button>
      <Button
        small
        busy={busy}
        aria-label={`Remove ${called}`}
        onClick={() =>
          void change(() =>
            callDesk<typeof removeContactOfCustomer>('POST /desk/api/:site/accounts/remove_contact/', {
              ...of,
              contactId: String(id),
            }),
          )
        }
      >
        Remove
      </Button>
    </div>
  );
}

function ContactDialog({ customer, contact, onClose }: ContactProps & { onClose: () => void }) {
  const { site } = useDeskSite();
  const { id, name, designation, email, phone, isMain } = contact;
  const form = useForm({
    initial: { name, designation, email, phone, isMain: isMain ? 'yes' : '' },
    send: (values) =>
      callDesk<typeof saveContactOfCustomer>('POST /desk/api/:site/accounts/contact/', {
        site,
        customerId: String(customer.customerId),
        contactId: String(id),
        ...values,
        isMain: values.isMain === 'yes',
      }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={id === 0 ? `Add a contact of ${customer.company}` : `Change ${name || email || phone}`}
      form={form}
      onClose={onClose}
      note="Who signs in to the shop keeps their own name and address there."
    >
      <Field label="Name" error={form.errorAt('name')}>
        <TextInput {...form.field('name')} maxLength={100} autoFocus />
      </Field>
      <Field label="Designation" optional error={form.errorAt('designation')}>
        <TextInput {...form.field('designation')} maxLength={100} />
      </Field>
      <Field label="E-mail" optional error={form.errorAt('email')}>
        <TextInput {...form.field('email')} type="email" />
      </Field>
      <Field label="Telephone" optional error={form.errorAt('phone')}>
        <TextInput {...form.field('phone')} type="tel" inputMode="tel" />
      </Field>
      <Checkbox
        label="Main contact: reminders, receipts and statements go here until somebody joins"
        checked={form.values.isMain === 'yes'}
        disabled={isMain}
        onChange={({ target }) => form.change({ isMain: target.checked ? 'yes' : '' })}
      />
    </ChangeDialog>
  );
}
