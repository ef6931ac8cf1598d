import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type StaffRole, staffRoles } from '../../account/permissions/permissions.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { CopyButton } from '../../ui/items/copy-button.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { RecordList } from '../list/record-list.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { AuthenticatorKey } from '../sign-in/authenticator-key.tsx';
import styles from './staff.module.css';
import type { addStaffAtDesk, listStaffAtDesk, removeStaffFromDesk, renewStaffSignIn } from './staff-list.contract.ts';

export const handle = { title: () => 'Staff' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listStaffAtDesk>('GET /desk/api/:site/staff/', { site: siteOf(args) }, args.request.signal);

export function Component() {
  const { staff } = useLoaderData<typeof loader>();
  return <StaffPage staff={staff} />;
}

type Person = ReplyOf<typeof listStaffAtDesk>['staff'][number];

type Actions = Record<'onRoles' | 'onRenew' | 'onRemove' | 'onBringBack', (person: Person) => void>;

const columns = ({ onRoles, onRenew, onRemove, onBringBack }: Actions): readonly Column<Person>[] => [
  { key: 'name', header: 'Name', cell: ({ name }) => name, phone: 'full', wrap: true },
  { key: 'email', header: 'E-mail', wrap: true, cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  {
    key: 'roles',
    header: 'Roles',
    cell: ({ roles, removed }) => (removed ? 'removed' : roles.join(', ')),
  },
  {
    key: 'remove',
    header: 'Action',
    cell: (person) =>
      person.removed ? (
        <Button small aria-label={`Bring ${person.name} back`} onClick={() => onBringBack(person)}>
          Bring back
        </Button>
      ) : (
        <span className={styles.actions}>
          <Button small aria-label={`Roles of ${person.name}`} onClick={() => onRoles(person)}>
            Roles
          </Button>
          <Button small aria-label={`New sign-in for ${person.name}`} onClick={() => onRenew(person)}>
            New sign-in
          </Button>
          <Button small aria-label={`Remove ${person.name}`} onClick={() => onRemove(person)}>
            Remove
          </Button>
        </span>
      ),
  },
];

function StaffPage({ staff }: { staff: readonly Person[] }) {
  const [leaving, setLeaving] = useState<Person>();
  const [changedEmail, setChangedEmail] = useState<string>();
  // Loaded again, their roles may be others.
  const changed = staff.find(({ email }) => email === changedEmail);
  const [renewed, setRenewed] = useState<Person>();
  const [returning, setReturning] = useState<Person>();
  const { change } = useAction();
  const { site, name: siteName } = useDeskSite();

  async function remove({ email }: Person) {
    setLeaving(undefined);
    await change(() => callDesk<typeof removeStaffFromDesk>('POST /desk/api/:site/staff/remove/', { site, email }));
  }

  return (
    <div className={styles.page}>
      <RecordList
        caption="Staff"
        columns={columns({
          onRoles: ({ email }) => setChangedEmail(email),
          onRenew: setRenewed,
          onRemove: setLeaving,
          onBringBack: setReturning,
        })}
        rows={staff}
        rowKey={({ email }) => email}
        empty="Nobody works here yet."
      />
      <AddStaffForm />
      {changed && <RolesDialog person={changed} onClose={() => setChangedEmail(undefined)} />}
      {renewed && <RenewDialog person={renewed} onClose={() => setRenewed(undefined)} />}
      {returning && <BringBackDialog person={returning} onClose={() => setReturning(undefined)} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title={`Remove ${leaving?.name ?? ''} from ${siteName}?`}
        onClose={() => setLeaving(undefined)}
        action="Remove"
        kind="danger"
        onConfirm={() => leaving && void remove(leaving)}
      >
        <p>{`They can no longer work for ${siteName}. If they work for no other site, they are signed out and cannot sign in. What they did stays in the history under their name. An administrator can bring them back.`}</p>
      </ConfirmDialog>
    </div>
  );
}

function AddStaffForm() {
  const { site, name } = useDeskSite();
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [added, setAdded] = useState<HandoverData>();
  const form = useForm({
    initial: { email: '', name: '' },
    send: (values) =>
      callDesk<typeof addStaffAtDesk>('POST /desk/api/:site/staff/add/', { site, ...values, roles: [...roles] }),
    onDone: (reply) => {
      setAdded(reply);
      setRoles([]);
      form.reset();
    },
  });
  return (
    <section className={styles.add}>
      <h2>{`Add somebody to ${name}`}</h2>
      {added && <Handover given={added} />}
      <form {...form.form} className={styles.form}>
        <Field label="E-mail" error={form.errorAt('email')}>
          <TextInput {...form.field('email')} type="email" />
        </Field>
        <Field label="Name" error={form.errorAt('name')}>
          <TextInput {...form.field('name')} />
        </Field>
        <RoleFields roles={roles} onChange={setRoles} />
        {form.error && <Notice kind="bad" title={form.error} live />}
        <Button type="submit" kind="primary" busy={form.busy}>
          Save
        </Button>
      </form>
    </section>
  );
}

type BringBackDialogProps = { person: { name: string; email: string }; onClose: () => void };

/** Asks for the roles of somebody who was removed from this site, then shows what is handed over. */
function BringBackDialog({ person: { name, email }, onClose }: BringBackDialogProps) {
  const { site, name: siteName } = useDeskSite();
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [given, setGiven] = useState<HandoverData>();
  const { change, error, busy } = useAction('page');

  async function bringBack() {
    const request = { site, email, name, roles: [...roles], seen: [] };
    setGiven(await change(() => callDesk<typeof addStaffAtDesk>('POST /desk/api/:site/staff/add/', request), ''));
  }

  const actions = given ? (
    <CloseButton>Close</CloseButton>
  ) : (
    <>
      <CloseButton>Cancel</CloseButton>
      <Button kind="primary" busy={busy} onClick={() => void bringBack()}>
        Bring back
      </Button>
    </>
  );
  return (
    <Dialog open busy={busy} title={`Bring ${name} back to ${siteName}?`} onClose={onClose} actions={actions}>
      {given ? (
        <Handover given={given} />
      ) : (
        <>
          <p>
            They get the roles you choose here. If they work for no other site, they also get a new password and a new
            code for their authenticator app, which you hand over.
          </p>
          <RoleFields roles={roles} onChange={setRoles} />
        </>
      )}
      {error !== '' && <Notice kind="bad" title={error} live />}
    </Dialog>
  );
}

type RenewDialogProps = { person: { name: string; email: string }; onClose: () => void };

/** Asks about a colleague who lost their second factor, then shows what is handed over. */
function RenewDialog({ person, onClose }: RenewDialogProps) {
  const { site } = useDeskSite();
  const [given, setGiven] = useState<HandoverData>();
  const { send, error, busy } = useAction('page');

  async function renew() {
    const request = { site, email: person.email };
    setGiven(await send(() => callDesk<typeof renewStaffSignIn>('POST /desk/api/:site/staff/renew/', request)));
  }

  const actions = given ? (
    <CloseButton>Close</CloseButton>
  ) : (
    <>
      <CloseButton>Cancel</CloseButton>
      <Button kind="danger" busy={busy} onClick={() => void renew()}>
        Give a new sign-in
      </Button>
    </>
  );
  return (
    <Dialog open busy={busy} title={`A new sign-in for ${person.name}?`} onClose={onClose} actions={actions}>
      {given ? (
        <Handover given={given} />
      ) : (
        <p>
          They get a new password and a new code for their authenticator app. The old ones and their passkeys no longer
          work, and they are signed out everywhere.
        </p>
      )}
      {error !== '' && <Notice kind="bad" title={error} live />}
    </Dialog>
  );
}

type RolesDialogProps = {
  person: { email: string; name: string; roles: readonly string[] };
  onClose: () => void;
};

/** Asks for the roles on this site of somebody who works here already, beginning with those of now. */
function RolesDialog({ person, onClose }: RolesDialogProps) {
  const { email, name } = person;
  const { site, name: siteName } = useDeskSite();
  const current = staffRoles.filter((role) => person.roles.includes(role));
  const [seen, setSeen] = useState(current);
  const [roles, setRoles] = useState(current);
  // Changed by somebody else meanwhile: the choice begins again with what they are now.
  if (current.join() !== seen.join()) {
    setSeen(current);
    setRoles(current);
  }
  const { change, error, busy } = useAction('page');

  async function save() {
    const request = { site, email, name, roles: [...roles], seen };
    const done = `The roles of ${name} are changed.`;
    if (await change(() => callDesk<typeof addStaffAtDesk>('POST /desk/api/:site/staff/add/', request), done))
      onClose();
  }

  return (
    <ConfirmDialog
      title={`Roles of ${name} on ${siteName}`}
      busy={busy}
      onClose={onClose}
      action="Save"
      onConfirm={() => void save()}
    >
      {error && <Notice kind="bad" title={error} live />}
      <RoleFields roles={roles} onChange={setRoles} />
    </ConfirmDialog>
  );
}

type HandoverData = ReplyOf<typeof addStaffAtDesk>;

/** Password and second factor are shown once; the store keeps neither. */
function Handover({ given }: { given: HandoverData }) {
  const { name, signIn } = given;
  if (!signIn) return <Notice kind="good" title={`${name} has these roles now and signs in as before.`} live />;
  return (
    <Notice kind="good" title={`Hand these over to ${name}. They are shown only now.`} live>
      <p>
        {'Password'}: <code>{signIn.password}</code> <CopyButton text={signIn.password} />
      </p>
      <AuthenticatorKey uri={signIn.totpUri} qr={signIn.totpQr} />
    </Notice>
  );
}

const roleLabels: Readonly<Record<StaffRole, string>> = {
  sales: 'Sales: RFIs, orders, customers',
  accounts: 'Accounts: credit, receipts, bank',
  catalogue: 'Catalogue: items, price lists',
  admin: 'Administrator: everything',
};

type RoleFieldsProps = { roles: readonly StaffRole[]; onChange: (roles: StaffRole[]) => void };

function RoleFields({ roles, onChange }: RoleFieldsProps) {
  return (
    <fieldset className={styles.roles}>
      <legend>Roles</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={roleLabels[role]}
          checked={roles.includes(role)}
          onChange={({ target }) =>
            onChange(staffRoles.filter((one) => (one === role ? target.checked : roles.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
