import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useOpenLink } from '../../ui/feedback/use-open-link.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { MailDialog } from '../list/mail-dialog.tsx';
import { type DeskSite, useCan, useDeskSession } from '../shell/desk-session.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { EndQuotesDialog, type QuoteChange } from './end-quotes-dialog.tsx';
import { RfiHistoryDialog } from './history-dialog.tsx';
import { MakerDialog, type MakerQuestionDialog } from './maker-dialog.tsx';
import styles from './rfi.module.css';
import type {
  askMakerAtDesk,
  assignRfiAtDesk,
  extendQuotesAtDesk,
  printQuoteAtDesk,
  remindBuyerAtDesk,
  withdrawQuotesAtDesk,
} from './rfi-answers.contract.ts';
import type { DeskLine, DeskRfi } from './rfi-desk.contract.ts';

export type RfiDialog = 'history' | 'remind' | 'extend' | 'withdraw' | 'maker' | 'assign' | 'go-to';

type RfiActionsProps = {
  site: DeskSite;
  rfi: DeskRfi;
  current: DeskLine | undefined;
  today: string;
  shown: RfiDialog | undefined;
  onShow: (dialog: RfiDialog | undefined) => void;
};

/** What is done with an RFI besides answering it: assign, wait for the maker, print, remind, extend, withdraw. */
export function RfiActions({ site, rfi, current, today, shown, onShow }: RfiActionsProps) {
  const mayChange = useCan()('answer-rfis');
  const { email } = useDeskSession();
  const pdf = useOpenLink();
  const { change, busy } = useAction();
  const target = { site: site.site, number: rfi.number };
  const quoted = rfi.lines.filter((line) => line.state === 'Stock');
  const extendable = rfi.lines.filter((line) => line.state === 'Stock' || line.state === 'Expired');
  const unanswered = rfi.lines.filter((line) => line.state === 'Awaiting quote');
  const close = () => onShow(undefined);

  const remind = () =>
    change(
      () => callDesk<typeof remindBuyerAtDesk>('POST /desk/api/:site/rfis/:number/remind/', target),
      'The buyer has been reminded.',
      { onDone: close },
    );

  const assign = (to: string) =>
    change(
      () =>
        callDesk<typeof assignRfiAtDesk>('POST /desk/api/:site/rfis/:number/assign/', {
          ...target,
          to,
          seen: rfi.assigneeEmail,
        }),
      to === '' ? 'The RFI is unassigned.' : 'The RFI is assigned.',
      { onDone: close },
    );

  const askMaker = (question: MakerQuestionDialog) =>
    change(
      () => callDesk<typeof askMakerAtDesk>('POST /desk/api/:site/rfis/:number/ask_maker/', { ...target, ...question }),
      'The lines wait for the maker; the buyer is mailed.',
      { onDone: close },
    );

  const extend = ({ lines, validUntil }: QuoteChange) =>
    change(
      () =>
        callDesk<typeof extendQuotesAtDesk>('POST /desk/api/:site/rfis/:number/extend/', {
          ...target,
          lines,
          validUntil,
        }),
      'The quotes are extended; the buyer is mailed.',
      { onDone: close },
    );

  const withdraw = ({ lines, reason }: QuoteChange) =>
    change(
      () =>
        callDesk<typeof withdrawQuotesAtDesk>('POST /desk/api/:site/rfis/:number/withdraw/', {
          ...target,
          lines,
          reason,
        }),
      'The quotes are withdrawn; the buyer is mailed.',
      { onDone: close },
    );

  const openPdf = () =>
    pdf.open(rfi.number, () => callDesk<typeof printQuoteAtDesk>('GET /desk/api/:site/rfis/:number/quote/', target));
  return (
    <span className={styles.actions}>
      {quoted.length > 0 && (
        <Button small busy={pdf.opening !== undefined} onClick={openPdf}>
          Quote (PDF)
        </Button>
      )}
      {mayChange && quoted.length > 0 && (
        <Button small onClick={() => onShow('remind')}>
          Remind
        </Button>
      )}
      {mayChange && extendable.length > 0 && (
        <Button small onClick={() => onShow('extend')}>
          Extend
        </Button>
      )}
      {mayChange && quoted.length > 0 && (
        <Button small onClick={() => onShow('withdraw')}>
          Withdraw
        </Button>
      )}
      {mayChange && unanswered.length > 0 && (
        <Button small onClick={() => onShow('maker')}>
          Ask the maker <Kbd>W</Kbd>
        </Button>
      )}
      {mayChange && (
        <Button small onClick={() => onShow('assign')}>
          Assign <Kbd>S</Kbd>
        </Button>
      )}
      <Button small onClick={() => onShow('history')}>
        History <Kbd>Ctrl H</Kbd>
      </Button>
      {shown === 'remind' && (
        <MailDialog
          title={`Remind ${rfi.company}?`}
          action="Send"
          busy={busy}
          onClose={close}
          onSend={() => void remind()}
        >
          The quotes that can be ordered, with their last days.
        </MailDialog>
      )}
      {(shown === 'extend' || shown === 'withdraw') && (
        <EndQuotesDialog
          kind={shown}
          quotes={shown === 'extend' ? extendable : quoted}
          today={today}
          busy={busy}
          onClose={close}
          onConfirm={(request) => void (shown === 'extend' ? extend(request) : withdraw(request))}
        />
      )}
      {shown === 'maker' && (
        <MakerDialog
          lines={unanswered}
          current={current}
          today={today}
          busy={busy}
          onClose={close}
          onConfirm={(question) => void askMaker(question)}
        />
      )}
      {shown === 'assign' && (
        <AssignDialog
          site={site.site}
          rfi={rfi}
          ownEmail={email}
          busy={busy}
          onClose={close}
          onConfirm={(to) => void assign(to)}
        />
      )}
      {shown === 'history' && <RfiHistoryDialog rfi={rfi} timeZone={site.timeZone} onClose={close} />}
    </span>
  );
}
