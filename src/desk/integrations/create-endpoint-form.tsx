import { useState } from 'react';
import { type ChangeEvent, changeEventNames, changeEvents } from '../../api/change-events.data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { createEndpointAtDesk } from './integrations.contract.ts';
import styles from './integrations.module.css';
import { ShownOnce } from './shown-once.tsx';

export function CreateEndpointForm() {
  const { site } = useDeskSite();
  const [events, setEvents] = useState<readonly ChangeEvent[]>([]);
  const [secret, setSecret] = useState('');
  const form = useForm({
    initial: { url: '' },
    send: (values) => {
      const request = { site, url: values.url, events: [...events] };
      const endpoint = 'POST /desk/api/:site/integrations/endpoints/create/';
      return callDesk<typeof createEndpointAtDesk>(endpoint, request);
    },
    onDone: (reply) => {
      setSecret(reply.secret);
      setEvents([]);
      form.reset();
    },
  });
  const toggle = (event: ChangeEvent, on: boolean) =>
    setEvents((before) => (on ? [...before, event] : before.filter((one) => one !== event)));
  return (
    <form {...form.form} className={styles.form} aria-label="New address">
      <h3>New address</h3>
      {secret && <ShownOnce title="Copy the secret that signs the messages. It is shown only now." value={secret} />}
      <Field label="Address" error={form.errorAt('url')}>
        <TextInput {...form.field('url')} type="url" maxLength={300} autoComplete="off" />
      </Field>
      <fieldset className={styles.choices}>
        <legend>What it is told</legend>
        {changeEventNames.map((event) => (
          <Checkbox
            key={event}
            label={changeEvents[event]}
            checked={events.includes(event)}
            onChange={(change) => toggle(event, change.target.checked)}
          />
        ))}
      </fieldset>
      {form.error && <Notice kind="bad" title={form.error} live />}
      <Button type="submit" kind="primary" busy={form.busy}>
        Add the address
      </Button>
    </form>
  );
}
