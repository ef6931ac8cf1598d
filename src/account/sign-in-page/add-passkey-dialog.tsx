import { useId } from 'react';
import { t, translate } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { PasswordInput } from '../../ui/controls/password-input.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { FormErrorMessage, FormNote } from '../forms/form-notes.tsx';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';
import { makePasskey } from '../passkeys/passkey.ts';
import { newPasskeyRefusals } from '../passkeys/passkey-messages.data.ts';
import type { addMyPasskey, beginMyPasskey } from './my-passkeys.contract.ts';
import styles from './passkeys-cell.module.css';

export default function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useForm({
    initial: { name: '', password: '' },
    validate: ({ name, password }) => [
      ...(name.trim() === '' ? [{ field: 'name', message: translate(newPasskeyRefusals.name) }] : []),
      ...(password === '' ? [{ field: 'password', message: translate(signUpMessages.password) }] : []),
    ],
    send: async ({ name, password }) => {
      const credential = await makePasskey(() =>
        call<typeof beginMyPasskey>('POST /authentication/passkeys/begin/', { password }),
      );
      if (isRefusal(credential)) return credential;
      const reply = await call<typeof addMyPasskey>('POST /authentication/passkeys/add/', { name, credential });
      return isRefusal(reply) ? reply : { message: t`You can sign in with ${name} now.` };
    },
    onDone: onClose,
  });
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button type="submit" form={id} kind="primary" busy={form.busy}>{t`Add a passkey`}</Button>
    </>
  );
  return (
    <Dialog open title={t`Add a passkey`} busy={form.busy} onClose={onClose} actions={actions}>
      <form id={id} className={styles.form} {...form.form}>
        <Field label={t`Name of the device`} error={form.errorAt('name')}>
          <TextInput {...form.field('name')} maxLength={60} autoComplete="off" />
        </Field>
        <Field label={t`Your password`} error={form.errorAt('password')}>
          <PasswordInput {...form.field('password')} autoComplete="current-password" />
        </Field>
        {form.error ? (
          <FormErrorMessage>{form.error}</FormErrorMessage>
        ) : (
          <FormNote>{t`Your device then asks for your finger, face or PIN.`}</FormNote>
        )}
      </form>
    </Dialog>
  );
}
