import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { createPasskey } from '../sign-in/passkey.ts';
import styles from './own-sign-in.module.css';

export function AddPasskeyForm() {
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
