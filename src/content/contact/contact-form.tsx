import { useState } from 'react';
import { Captcha } from '../../account/captcha/captcha.tsx';
import { FormErrorMessage } from '../../account/forms/form-notes.tsx';
import { FormPageTitle } from '../../account/forms/form-page.tsx';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { submissionErrorFrom, useForm } from '../../ui/forms/use-form.ts';
import { Block } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import type { contactUs } from './contact.contract.ts';
import styles from './contact.module.css';
import { validateContactForm, withoutLetters } from './contact-form.rule.ts';

const empty = { first_name: '', last_name: '', email: '', phone: '', message: '' };

/** `message` is how the message begins. */
export function ContactForm({ message }: { message: string }) {
  const [thanks, setThanks] = useState('');
  if (!thanks) return <MessageForm message={message} onSent={setThanks} />;
  return (
    <Block header={<FormPageTitle>{t`Contact Us`}</FormPageTitle>}>
      <div className={styles.sent}>
        <Notice
          kind="good"
          title={thanks}
          live
          action={<Button small onClick={() => setThanks('')}>{t`Send another message`}</Button>}
        />
      </div>
    </Block>
  );
}

/** A captcha solution is used up by each attempt, so a refused form shows a new captcha. */
function MessageForm({ message, onSent }: { message: string; onSent: (thanks: string) => void }) {
  const { contact } = useSite();
  const [captcha, setCaptcha] = useState({ solution: '', attempt: 0 });
  const form = useForm({
    initial: { ...empty, message },
    draft: 'contact',
    validate: (values) => [
      ...validateContactForm(values),
      ...(captcha.solution ? [] : [{ field: 'captcha', message: t`Please tick 'I'm not a robot'.` }]),
    ],
    send: async (values) => {
      const reply = await call<typeof contactUs>('POST /api/contact/', { ...values, captcha: captcha.solution });
      if (!isRefusal(reply)) {
        onSent(reply.message);
        return 'sent';
      }
      // It counts once, also where the message was refused.
      setCaptcha(({ attempt }) => ({ solution: '', attempt: attempt + 1 }));
      return submissionErrorFrom(reply, values);
    },
  });
  const generalError = form.problem && !(form.problem.field && form.problem.field in empty) && form.problem.message;
  return (
    <Block header={<FormPageTitle>{t`Contact Us`}</FormPageTitle>} end={t`All fields are required`}>
      <FormGrid {...form.form}>
        <Field label={t`First Name`} error={form.errorAt('first_name')}>
          <TextInput {...form.field('first_name')} required autoComplete="given-name" />
        </Field>
        <Field label={t`Last Name`} error={form.errorAt('last_name')}>
          <TextInput {...form.field('last_name')} required autoComplete="family-name" />
        </Field>
        <Field label={t`Email`} error={form.errorAt('email')}>
          <TextInput {...form.field('email')} required type="email" autoComplete="email" />
        </Field>
        <Field label={t`Phone Number`} error={form.errorAt('phone')}>
          <TextInput
            {...form.field('phone')}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            onChange={(event) => form.change({ phone: withoutLetters(event.target.value) })}
          />
        </Field>
        <FullWidth>
          <Field label={t`Message`} error={form.errorAt('message')}>
            <TextArea {...form.field('message')} required rows={5} autoComplete="off" />
          </Field>
        </FullWidth>
        <FullWidth>
          <Captcha
            key={captcha.attempt}
            onChange={(solution) => setCaptcha(({ attempt }) => ({ solution, attempt }))}
          />
        </FullWidth>
        {generalError && (
          <FullWidth>
            <FormErrorMessage>{generalError}</FormErrorMessage>
          </FullWidth>
        )}
        <FullWidth>
          <noscript>{t`This form needs JavaScript. Please write to ${contact.email} or call ${contact.phone}.`}</noscript>
          <Button type="submit" kind="primary" wide busy={form.busy} busyLabel={t`Sending`}>{t`Submit`}</Button>
        </FullWidth>
      </FormGrid>
    </Block>
  );
}
