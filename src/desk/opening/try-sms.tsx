import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { trySmsAtDesk } from './opening.contract.ts';
import styles from './opening.module.css';

/** To a number of one's own. */
export function TrySms() {
  const { site } = useDeskSite();
  const form = useForm({
    initial: { mobile: '' },
    send: ({ mobile }) => callDesk<typeof trySmsAtDesk>('POST /desk/api/:site/opening/try_sms/', { site, mobile }),
  });
  return (
    <form {...form.form} className={styles.sms} aria-label="Trial SMS">
      <Field label="Your mobile number" error={form.errorAt('mobile') ?? form.error}>
        <TextInput {...form.field('mobile')} inputMode="tel" autoComplete="tel" maxLength={20} />
      </Field>
      <Button type="submit" small busy={form.busy}>
        Send a trial SMS
      </Button>
    </form>
  );
}
