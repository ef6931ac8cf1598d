import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RefusalReply } from '../../lib/contract.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useOpenLink } from '../../ui/feedback/use-open-link.ts';
import { callDesk, type DeskCallError } from '../browser/call-desk.ts';
import { type DeskSite, useCan } from '../shell/desk-session.ts';
import { EndQuotesDialog, type QuoteChange } from './end-quotes-dialog.ui.tsx';
import styles from './rfi.module.css';
import type {
  extendQuotesAtDesk,
  printQuoteAtDesk,
  remindBuyerAtDesk,
  withdrawQuotesAtDesk,
} from './rfi-answers.contract.ts';
import type { DeskRfi } from './rfi-desk.contract.ts';

type Done = { success: true } | RefusalReply;

/** What is done with quotes that were sent: print, remind, extend, withdraw; and what happened so far. */
export function RfiActions({ site, rfi }: { site: DeskSite; rfi: DeskRfi }) {
  const can = useCan();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const pdf = useOpenLink();
  const [shown, setShown] = useState<'history' | 'extend' | 'withdraw'>();
  const [busy, setBusy] = useState(false);
  const target = { site: site.site, number: rfi.number };
  const quoted = rfi.lines.filter((line) => line.state === 'Stock');
  const extendable = rfi.lines.filter((line) => line.state === 'Stock' || line.state === 'Expired');
  const mayChange = can('answer-rfis');

  async function run(work: () => Promise<Done>, done: string) {
    setBusy(true);
    try {
      const reply = await work();
      toast(isRefusal(reply) ? { kind: 'bad', message: reply.message } : { kind: 'good', message: done });
      if (!isRefusal(reply)) setShown(undefined);
      await revalidate();
    } catch (cause) {
      toast({ kind: 'bad', message: (cause as DeskCallError).message });
    }
    setBusy(false);
  }

  const remind = () =>
    run(
      () => callDesk<typeof remindBuyerAtDesk>('POST /desk/api/:site/rfis/:number/remind/', target),
      t`The buyer has been reminded.`,
    );

  function change({ lines, reason, validUntil }: QuoteChange) {
    const named = { ...target, lines };
    return shown === 'extend'
      ? run(
          () =>
            callDesk<typeof extendQuotesAtDesk>('POST /desk/api/:site/rfis/:number/extend/', {
              ...named,
              valid_until: validUntil,
            }),
          t`The quotes are extended; the buyer is mailed.`,
        )
      : run(
          () =>
            callDesk<typeof withdrawQuotesAtDesk>('POST /desk/api/:site/rfis/:number/withdraw/', { ...named, reason }),
          t`The quotes are withdrawn; the buyer is mailed.`,
        );
  }

  const openPdf = () =>
    pdf.open(rfi.number, () => callDesk<typeof printQuoteAtDesk>('GET /desk/api/:site/rfis/:number/quote/', target));
  return (
    <span className={styles.actions}>
      {quoted.length > 0 && <Button small busy={pdf.opening !== ''} onClick={openPdf}>{t`Quote (PDF)`}</Button>}
      {mayChange && quoted.length > 0 && <Button small busy={busy} onClick={() => void remind()}>{t`Remind`}</Button>}
      {mayChange && extendable.length > 0 && <Button small onClick={() => setShown('extend')}>{t`Extend`}</Button>}
      {mayChange && quoted.length > 0 && <Button small onClick={() => setShown('withdraw')}>{t`Withdraw`}</Button>}
      <Button small onClick={() => setShown('history')}>{t`History`}</Button>
      {(shown === 'extend' || shown === 'withdraw') && (
        <EndQuotesDialog
          kind={shown}
          quotes={shown === 'extend' ? extendable : quoted}
          busy={busy}
          onClose={() => setShown(undefined)}
          onConfirm={(request) => void change(request)}
        />
      )}
      <Dialog open={shown === 'history'} title={t`History of ${rfi.number}`} onClose={() => setShown(undefined)}>
        <History rfi={rfi} timeZone={site.timeZone} />
      </Dialog>
    </span>
  );
}

const stepTexts = (): Readonly<Record<string, string>> => ({
  asked: t`requested`,
  answered: t`quoted`,
  declined: t`declined`,
  held: t`put on hold`,
  released: t`released`,
  ordered: t`ordered`,
  lapsed: t`ended`,
  withdrawn: t`withdrawn`,
  extended: t`extended`,
  reminded: t`reminded`,
});

function History({ rfi, timeZone }: { rfi: DeskRfi; timeZone: string }) {
  const texts = stepTexts();
  return (
    <ul className={styles.history}>
      {rfi.events.map((event, index) => (
        <li key={`${rfi.events.length - index}`}>
          {formatDateTime(new Date(event.at), timeZone)}: {t`line ${event.line_no} ${texts[event.step] ?? event.step}`}{' '}
          {t`by ${event.by}`}
          {event.note && `, ${event.note}`}
        </li>
      ))}
    </ul>
  );
}
