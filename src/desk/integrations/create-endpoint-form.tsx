import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ChangeEvent, changeEventNames, changeEvents } from '../../api/change-events.data.ts';
import { t, translate } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { submissionErrorFrom, useForm } from '../../ui/forms/use-form.ts';
import { useSiteOfPage } from '../accounts/use-formats.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { createEndpointAtDesk } from './integrations.contract.ts';
import styles from './integrations.module.css';
import { ShownOnce } from './shown-once.tsx';

export function CreateEndpointForm() {
  const { site } = useSiteOfPage();
  const { revalidate } = useRevalidator();
  const [events, setEvents] = useState<readonly ChangeEvent[]>([]);
  const [secret, setSecret] = useState('');
  const form = useForm({
    initial: { url: '' },
    validate: () => [],
    send: async (values) => {
      const request = { site, url: values.url, events: [...events] };
      const endpoint = 'POST /desk/api/:site/integrations/endpoints/create/';
      const reply = await callDesk<typeof createEndpointAtDesk>(endpoint, request);
      if (isRefusal(reply)) return submissionErrorFrom(reply, values);
      setSecret(reply.secret);
      setEvents([]);
      form.reset();
      await revalidate();
      return 'sent';
    },
  });
  const toggle = (event: ChangeEvent, on: boolean) =>
    setEvents((before) => (on ? [...before, event] : before.filter((one) => one !== event)));
  const general = form.problem?.field === undefined ? form.problem?.message : undefined;
  return (
    <form {...form.form} className={styles.form} aria-label={t`New address`}>
      <h3>{t`New address`}</h3>
      {secret && <ShownOnce title={t`Copy the secret that signs the messages. It is shown only now.`} value={secret} />}
      <Field label={t`Address`} error={form.errorAt('url')}>
        <TextInput {...form.field('url')} type="url" maxLength={300} autoComplete="off" />
      </Field>
      <fieldset className={styles.choices}>
        <legend>{t`What it is told`}</legend>
        {changeEventNames.map((event) => (
          <Checkbox
            key={event}
            label={translate(changeEvents[event])}
            checked={events.includes(event)}
            onChange={(change) => toggle(event, change.target.checked)}
          />
        ))}
      </fieldset>
      {general && <Notice kind="bad" title={general} live />}
      <Button type="submit" kind="primary" busy={form.busy}>{t`Add the address`}</Button>
    </form>
  );
}
