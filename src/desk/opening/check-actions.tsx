import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type {
  confirmCheckAtDesk,
  takeBackCheckAtDesk,
  tryKeysAtDesk,
  tryMailAtDesk,
  trySmsAtDesk,
} from './opening.contract.ts';
import styles from './opening.module.css';
import type { OpeningCheck } from './opening-check.ts';

/** Staff can open the page of a check, confirm it, or run a trial. */
export function CheckActions({ check }: { check: OpeningCheck }) {
  const { site } = useDeskSite();
  const { path, state, confirms, trial, label } = check;
  return (
    <span className={styles.actions}>
      {path !== null && (
        <ButtonLink small to={`/${site}/${path}`} aria-label={`${linkLabel(check)}: ${label}`}>
          {linkLabel(check)}
        </ButtonLink>
      )}
      {confirms !== null && (state === 'done' ? <TakeBack check={check} /> : <Confirm check={check} />)}
      {trial === 'sms' && <TrySms />}
      {trial !== null && trial !== 'sms' && <TryOut check={check} />}
    </span>
  );
}

function linkLabel({ confirms, state, path }: OpeningCheck): string {
  if (confirms !== null) return 'Read';
  if (path === 'imports') return 'Import';
  if (path?.startsWith('items')) return 'Items';
  if (path === 'orders') return 'Orders';
  if (path === 'staff') return 'Staff';
  return state === 'done' ? 'Change' : 'Enter';
}

function Confirm({ check: { confirms, version, label } }: { check: OpeningCheck }) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  if (confirms === null || version === null) return null;
  const words = {
    calendar: 'They are right',
    'privacy-policy': 'I have read it',
    'terms-condition': 'I have read it',
    disclaimer: 'I have read it',
    'no-online-payment': 'Sell without it',
    backups: 'I brought one back',
  }[confirms];
  const confirm = () =>
    change(() =>
      callDesk<typeof confirmCheckAtDesk>('POST /desk/api/:site/opening/confirm/', {
        site,
        subject: confirms,
        version,
      }),
    );
  return (
    <Button small busy={busy} aria-label={`${words}: ${label}`} onClick={() => void confirm()}>
      {words}
    </Button>
  );
}

function TakeBack({ check: { confirms, label } }: { check: OpeningCheck }) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  if (confirms === null) return null;
  const takeBack = () =>
    change(() =>
      callDesk<typeof takeBackCheckAtDesk>('POST /desk/api/:site/opening/take_back/', { site, subject: confirms }),
    );
  return (
    <Button
      small
      kind="quiet"
      busy={busy}
      aria-label={`Take back: ${label}`}
      // The second press of a double click would take back what the first has confirmed.
      onClick={({ detail }) => detail < 2 && void takeBack()}
    >
      Take back
    </Button>
  );
}

function TryOut({ check: { trial, isWaiting, state } }: { check: OpeningCheck }) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  if (trial === null || trial === 'sms') return null;
  const send = () =>
    trial === 'mail'
      ? change(() => callDesk<typeof tryMailAtDesk>('POST /desk/api/:site/opening/try_mail/', { site }))
      : change(() =>
          callDesk<typeof tryKeysAtDesk>('POST /desk/api/:site/opening/try_keys/', { site, gateway: trial }),
        );
  const first = trial === 'mail' ? 'Send a trial mail' : 'Try the keys';
  return (
    <Button small busy={busy || isWaiting} onClick={() => void send()}>
      {state === 'done' ? 'Try again' : first}
    </Button>
  );
}

/** The trial SMS goes to a number of one's own. */
function TrySms() {
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
