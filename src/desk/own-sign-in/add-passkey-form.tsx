import { useRevalidator } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { createPasskey } from '../sign-in/passkey.ts';
import styles from './own-sign-in.module.css';

export function AddPasskeyForm() {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) =>
      name.trim() === '' ? [{ field: 'name', message: 'Please enter a name, such as the device it is kept on.' }] : [],
    send: async ({ name }) => {
      const refused = await createPasskey(name);
      if (refused)
        return { field: refused.refusal === 'name' ? ('name' as const) : undefined, message: refused.message };
      toast({ message: `You can sign in with ${name} now.` });
      form.reset();
      await revalidate();
      return 'sent';
    },
  });
  const general = form.problem?.field === undefined ? form.problem?.message : undefined;
  return (
    <form {...form.form} className={styles.form}>
      <Field label="Name of the device" error={form.errorAt('name')}>
        <TextInput {...form.field('name')} maxLength={60} autoComplete="off" />
      </Field>
      <Button type="submit" kind="primary" busy={form.busy}>
        Add a passkey
      </Button>
      {general && <Notice kind="bad" title={general} live />}
    </form>
  );
}
