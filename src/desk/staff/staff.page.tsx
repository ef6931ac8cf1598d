import { useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { RecordList } from '../list/record-list.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { AddStaffForm } from './add-staff-form.tsx';
import { BringBackDialog } from './bring-back-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import styles from './staff.module.css';
import type { listStaffAtDesk, removeStaffFromDesk } from './staff-list.contract.ts';

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

export function StaffPage({ staff }: { staff: readonly Person[] }) {
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
