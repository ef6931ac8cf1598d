import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type ChangeEvent, changeEventNames, changeEvents } from '../../api/change-events.data.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import { CreateTokenForm } from './create-token-form.tsx';
import { DeliveryState, DeliveryTable } from './delivery-table.tsx';
import { EndpointTable } from './endpoint-table.tsx';
import type {
  createEndpointAtDesk,
  deliveriesAtDesk,
  deliveryAtDesk,
  integrationsAtDesk,
  sendAgainAtDesk,
} from './integrations.contract.ts';
import styles from './integrations.module.css';
import { ShownOnce } from './shown-once.tsx';
import { TokenTable } from './token-table.tsx';

export const handle = { title: () => 'Integrations' };

/** The message that is open, and the place in the list, are in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const { signal, url } = args.request;
  const { searchParams } = new URL(url);
  const of = (name: string) => searchParams.get(name) ?? '';
  const site = siteOf(args);
  const [programs, log, message] = await Promise.all([
    loadDesk<typeof integrationsAtDesk>('GET /desk/api/:site/integrations/', { site }, signal),
    loadDesk<typeof deliveriesAtDesk>(
      'GET /desk/api/:site/integrations/deliveries/',
      { site, view: of('view'), before: of('before') },
      signal,
    ),
    of('message')
      ? loadDesk<typeof deliveryAtDesk>(
          'GET /desk/api/:site/integrations/delivery/',
          { site, id: of('message') },
          signal,
        )
      : undefined,
  ]);
  return { programs, log, message };
}

/** The key keeps what is typed and shown for one site from the other. */
export function Component() {
  const { site } = useDeskSite();
  return <IntegrationsPage key={site} {...useLoaderData<typeof loader>()} />;
}

type Integrations = {
  programs: ReplyOf<typeof integrationsAtDesk>;
  log: ReplyOf<typeof deliveriesAtDesk>;
  message: ReplyOf<typeof deliveryAtDesk> | undefined;
};

/** Programs that call the store, and addresses that it tells what happens. */
function IntegrationsPage({ programs: { tokens, endpoints, referenceUrl: reference }, log, message }: Integrations) {
  return (
    <div className={styles.page}>
      <section className={styles.part} aria-labelledby="tokens">
        <h2 id="tokens">Tokens</h2>
        <p className={styles.why}>
          A program, such as your ERP, calls the store with a token.{' '}
          <a href={reference} target="_blank" rel="noreferrer">
            What it can call
          </a>
        </p>
        <div className={styles.columns}>
          <TokenTable tokens={tokens} />
          <CreateTokenForm />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="endpoints">
        <h2 id="endpoints">Webhooks</h2>
        <p className={styles.why}>
          The store tells an address of yours what happens, signed, and again for four days until it arrives.
        </p>
        <div className={styles.columns}>
          <EndpointTable endpoints={endpoints} />
          <CreateEndpointForm />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="messages">
        <h2 id="messages">Sent webhooks</h2>
        <DeliveryTable log={log} />
      </section>
      {message && <DeliveryDialog message={message} />}
    </div>
  );
}

function CreateEndpointForm() {
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

type Message = ReplyOf<typeof deliveryAtDesk>;

/** One webhook: what was sent, and what the endpoint replied to each attempt. */
function DeliveryDialog({ message: { delivery, attempts } }: { message: Message }) {
  const query = useListQuery();
  const { site } = useDeskSite();
  const { time } = useFormats();
  const { change, busy } = useAction();
  const close = () => query.set({ message: '', before: query.get('before') });
  const sendAgain = () =>
    void change(() =>
      callDesk<typeof sendAgainAtDesk>('POST /desk/api/:site/integrations/deliveries/send_again/', {
        site,
        id: delivery.id,
      }),
    );
  return (
    <Dialog
      open
      width={720}
      title={`${delivery.event} of ${delivery.subject}`}
      onClose={close}
      actions={
        <Button kind="primary" busy={busy} onClick={sendAgain}>
          Send again
        </Button>
      }
    >
      <p className={styles.wrap}>
        {delivery.url} <DeliveryState delivery={delivery} time={time} />
      </p>
      <p className={styles.quiet}>{delivery.messageId}</p>
      <pre className={styles.body}>{delivery.body}</pre>
      <ol className={styles.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.at}>
            <time dateTime={attempt.at}>{time(attempt.at)}</time>
            <span className={styles.wrap}>
              {attempt.problem || `Arrived with ${attempt.status ?? 0}`} {attempt.byHand && 'Sent by hand.'}
            </span>
            <span className={styles.quiet}>{`${attempt.tookMs} ms`}</span>
            {attempt.reply && <pre className={styles.body}>{attempt.reply}</pre>}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
