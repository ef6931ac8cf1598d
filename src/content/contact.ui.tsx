import { useState } from 'react';
import { Captcha } from '../account/captcha.ui.tsx';
import { EntryHead } from '../account/entry.ui.tsx';
import { FormProblem } from '../account/form-notes.ui.tsx';
import { say } from '../lib/say.ts';
import { Block } from '../ui/block.tsx';
import { Button } from '../ui/button.tsx';
import { call, refused } from '../ui/call.ts';
import { Field } from '../ui/field.tsx';
import { Across, FormGrid } from '../ui/form-grid.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSite } from '../ui/site-context.tsx';
import { TextArea, TextInput } from '../ui/text-input.tsx';
import { problemOf, useForm } from '../ui/use-form.ts';
import { contactUs } from './contact.contract.ts';
import styles from './contact.module.css';
import { contactErrors } from './contact-form.rule.ts';

const empty = { first_name: '', last_name: '', email: '', phone: '', message: '' };

/** The form; once it is sent, the words that say so. What was typed is kept until then. */
export function ContactForm() {
  const [thanks, setThanks] = useState('');
  if (!thanks) return <Writing onSent={setThanks} />;
  return (
    <Block head={<EntryHead>{say`Contact Us`}</EntryHead>}>
      <div className={styles.sent}>
        <Notice
          kind="good"
          title={thanks}
          live
          action={<Button small onClick={() => setThanks('')}>{say`Write another`}</Button>}
        />
      </div>
    </Block>
  );
}

/** A solved captcha counts once: after a refusal it is asked anew. */
function Writing({ onSent }: { onSent: (message: string) => void }) {
  const { contact } = useSite();
  const [captcha, setCaptcha] = useState({ solution: '', round: 0 });
  const form = useForm({
    initial: empty,
    draft: 'contact',
    check: (values) => [
      ...contactErrors(values),
      ...(captcha.solution ? [] : [{ field: 'captcha', message: say`Please solve the captcha.` }]),
    ],
    send: async (values) => {
      const reply = await call(contactUs, { ...values, captcha: captcha.solution });
      if (!refused(reply)) {
        onSent(reply.message);
        return 'sent';
      }
      if (reply.refusal === 'captcha_wrong') setCaptcha(({ round }) => ({ solution: '', round: round + 1 }));
      return problemOf(reply, values);
    },
  });
  const atNoField = form.problem && !(form.problem.field && form.problem.field in empty) && form.problem.message;
  return (
    <Block head={<EntryHead>{say`Contact Us`}</EntryHead>} end={say`All fields are required`}>
      <FormGrid {...form.form}>
        <Field label={say`First Name`} error={form.errorAt('first_name')}>
          <TextInput {...form.field('first_name')} required autoComplete="given-name" />
        </Field>
        <Field label={say`Last Name`} error={form.errorAt('last_name')}>
          <TextInput {...form.field('last_name')} required autoComplete="family-name" />
        </Field>
        <Field label={say`Email`} error={form.errorAt('email')}>
          <TextInput {...form.field('email')} required type="email" autoComplete="email" />
        </Field>
        <Field label={say`Phone Number`} error={form.errorAt('phone')}>
          <TextInput {...form.field('phone')} required type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <Across>
          <Field label={say`Message`} error={form.errorAt('message')}>
            <TextArea {...form.field('message')} required rows={5} />
          </Field>
        </Across>
        <Across>
          <Captcha key={captcha.round} onChange={(solution) => setCaptcha(({ round }) => ({ solution, round }))} />
        </Across>
        {atNoField && (
          <Across>
            <FormProblem>{atNoField}</FormProblem>
          </Across>
        )}
        <Across>
          <noscript>{say`This form needs JavaScript. Please write to ${contact.email} or call ${contact.phone}.`}</noscript>
          <Button type="submit" kind="primary" wide busy={form.busy} busyWords={say`Sending`}>{say`Submit`}</Button>
        </Across>
      </FormGrid>
    </Block>
  );
}
