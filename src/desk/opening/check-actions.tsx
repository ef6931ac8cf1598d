import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { useChange } from '../browser/use-change.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { confirmCheckAtDesk, takeBackCheckAtDesk, tryKeysAtDesk, tryMailAtDesk } from './opening.contract.ts';
import styles from './opening.module.css';
import type { OpeningCheck } from './opening-check.ts';
import { TrySms } from './try-sms.tsx';

/** What staff can do about a check: open its page, confirm it, or run a trial. */
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
  const { change, busy } = useChange();
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
    change<typeof confirmCheckAtDesk>('POST /desk/api/:site/opening/confirm/', { site, subject: confirms, version });
  return (
    <Button small busy={busy} aria-label={`${words}: ${label}`} onClick={() => void confirm()}>
      {words}
    </Button>
  );
}

function TakeBack({ check: { confirms, label } }: { check: OpeningCheck }) {
  const { site } = useDeskSite();
  const { change, busy } = useChange();
  if (confirms === null) return null;
  const takeBack = () =>
    change<typeof takeBackCheckAtDesk>('POST /desk/api/:site/opening/take_back/', { site, subject: confirms });
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
  const { change, busy } = useChange();
  if (trial === null || trial === 'sms') return null;
  const send = () =>
    trial === 'mail'
      ? change<typeof tryMailAtDesk>('POST /desk/api/:site/opening/try_mail/', { site })
      : change<typeof tryKeysAtDesk>('POST /desk/api/:site/opening/try_keys/', { site, gateway: trial });
  const first = trial === 'mail' ? 'Send a trial mail' : 'Try the keys';
  return (
    <Button small busy={busy || isWaiting} onClick={() => void send()}>
      {state === 'done' ? 'Try again' : first}
    </Button>
  );
}
