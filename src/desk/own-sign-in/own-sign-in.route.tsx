import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { deskPasskeys } from '../../account/staff/passkeys.contract.ts';
import type {
  changeDeskPassword,
  deskSessions,
  endDeskSession,
  endOtherDeskSessions,
} from '../../account/staff/staff.contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import type { Column } from '../../ui/table/table-columns.ts';
import { callDesk, loadDesk } from '../browser/call-desk.ts';
import { RecordList } from '../list/record-list.tsx';
import { useFormats } from '../shell/use-formats.ts';
import { createPasskey } from '../sign-in/passkey.ts';
import styles from './own-sign-in.module.css';
import type { OwnSignIn } from './own-sign-in-data.ts';
import { PasskeyTable } from './passkey-table.tsx';

export const handle = { title: () => 'Your sign-in' };

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [{ passkeys }, { sessions }] = await Promise.all([
    loadDesk<typeof deskPasskeys>('GET /desk/api/passkeys/', {}, signal),
    loadDesk<typeof deskSessions>('GET /desk/api/sessions/', {}, signal),
  ]);
  return { passkeys, sessions };
}

export function Component() {
  return <OwnSignInPage {...useLoaderData<typeof loader>()} />;
}

/** Passkeys, password and open sessions of the person who is signed in. */
function OwnSignInPage({ passkeys, sessions }: OwnSignIn) {
  return (
    <div className={styles.page}>
      <section className={styles.part} aria-labelledby="passkeys">
        <h2 id="passkeys">Passkeys</h2>
        <p className={styles.why}>
          A passkey signs you in with the finger, face or PIN of your device, instead of password and code. It works on
          the address of the desk it was added on.
        </p>
        <PasskeyTable passkeys={passkeys} />
        <AddPasskeyForm />
      </section>
      <section className={styles.part} aria-labelledby="password">
        <h2 id="password">Password</h2>
        <p className={styles.why}>
          At least 12 characters, and none of the passwords that are often used. A change ends your sessions on other
          devices.
        </p>
        <ChangePasswordForm />
      </section>
      <section className={styles.part} aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <p className={styles.why}>A session ends after 12 hours.</p>
        <SessionTable sessions={sessions} />
      </section>
    </div>
  );
}

function AddPasskeyForm() {
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) =>
      name.trim() === '' ? [{ field: 'name', message: 'Please enter a name, such as the device it is kept on.' }] : [],
    send: async ({ name }) => {
      const refused = await createPasskey(name);
      return refused ?? { message: `You can sign in with ${name} now.` };
    },
    onDone: () => form.reset(),
  });
  return (
    <form {...form.form} className={styles.form}>
      <Field label="Name of the device" error={form.errorAt('name')}>
        <TextInput {...form.field('name')} maxLength={60} autoComplete="off" />
      </Field>
      <Button type="submit" kind="primary" busy={form.busy}>
        Add a passkey
      </Button>
      {form.error && <Notice kind="bad" title={form.error} live />}
    </form>
  );
}

function ChangePasswordForm() {
  const form = useForm({
    initial: { current: '', password: '' },
    validate: ({ current, password }) => [
      ...(current === '' ? [{ field: 'current', message: 'Please enter your current password' }] : []),
      ...(password === '' ? [{ field: 'password', message: 'Please enter a new password' }] : []),
    ],
    send: (values) => callDesk<typeof changeDeskPassword>('POST /desk/api/password/change/', values),
    onDone: () => form.reset(),
  });
  return (
    <form {...form.form} className={classNames(styles.form, styles.passwords)}>
      <Field label="Current password" error={form.errorAt('current')}>
        <PasswordInput {...form.field('current')} autoComplete="current-password" />
      </Field>
      <Field label="New password" error={form.errorAt('password')}>
        <PasswordInput {...form.field('password')} autoComplete="new-password" />
      </Field>
      <Button type="submit" busy={form.busy}>
        Change password
      </Button>
      {form.error && <Notice kind="bad" title={form.error} live />}
    </form>
  );
}

type Session = OwnSignIn['sessions'][number];

const columns = (time: (iso: string) => string, onEnd: (session: Session) => void): readonly Column<Session>[] => [
  { key: 'device', header: 'Device', cell: ({ device }) => device, phone: 'full' },
  { key: 'address', header: 'Network address', cell: ({ address }) => address },
  { key: 'created', header: 'Signed in', cell: (one) => time(one.createdAt) },
  {
    key: 'end',
    header: 'Action',
    cell: (one) =>
      one.current ? (
        <Tag kind="good">This session</Tag>
      ) : (
        <Button small aria-label={`End ${one.device}`} onClick={() => onEnd(one)}>
          End
        </Button>
      ),
  },
];

function SessionTable({ sessions }: Pick<OwnSignIn, 'sessions'>) {
  const { time } = useFormats();
  const { change, busy } = useAction();
  const end = ({ id }: Session) =>
    void change(
      () => callDesk<typeof endDeskSession>('POST /desk/api/sessions/end/', { id }),
      'The session has ended.',
    );
  const endOthers = () =>
    void change(
      () => callDesk<typeof endOtherDeskSessions>('POST /desk/api/sessions/end_others/', {}),
      'Only this session is still open.',
    );
  return (
    <>
      <RecordList
        caption="Sessions"
        columns={columns(time, end)}
        rows={sessions}
        rowKey={({ id }) => String(id)}
        empty=""
      />
      {sessions.length > 1 && (
        <span>
          <Button busy={busy} onClick={endOthers}>
            End all others
          </Button>
        </span>
      )}
    </>
  );
}
