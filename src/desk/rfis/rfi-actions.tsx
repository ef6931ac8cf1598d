import { useEffect, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { addDays, type Day, formatDateTime, formatDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { rfiStepWords } from '../../rfi/rfi-step.data.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useOpenLink } from '../../ui/feedback/use-open-link.ts';
import { askWhileShown } from '../browser/ask-while-shown.ts';
import { callDesk } from '../browser/call-desk.ts';
import { Kbd } from '../keys/kbd.tsx';
import { MailDialog } from '../list/mail-dialog.tsx';
import { type DeskSite, useCan, useDeskSession } from '../shell/desk-session.ts';
import { MakerDialog, type MakerQuestionDialog } from './maker-dialog.tsx';
import styles from './rfi.module.css';
import type {
  askMakerAtDesk,
  assignRfiAtDesk,
  extendQuotesAtDesk,
  printQuoteAtDesk,
  remindBuyerAtDesk,
  rfiAssignees,
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

/** The acts on an RFI besides answering it: assign, wait for the maker, print, remind, extend, withdraw. */
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

type AssignDialogProps = {
  site: SiteCode;
  rfi: DeskRfi;
  /** The address of who is signed in. */
  ownEmail: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (to: string) => void;
};

/** Proposes to take an RFI that is somebody else's or nobody's oneself. */
function AssignDialog({ site, rfi, ownEmail, busy, onClose, onConfirm }: AssignDialogProps) {
  const [people, setPeople] = useState<ReplyOf<typeof rfiAssignees>['assignees']>();
  const [to, setTo] = useState(ownEmail);
  useEffect(() => {
    return askWhileShown(
      (options) => callDesk<typeof rfiAssignees>('GET /desk/api/:site/rfi_assignees/', { site }, options),
      // An RFI can still be taken or given back when the others are not known.
      (reply) => !isRefusal(reply) && setPeople(reply.assignees),
    );
  }, [site]);
  const others = (people ?? []).filter(({ email }) => email !== ownEmail);

  function submit() {
    if (!busy) onConfirm(to);
  }

  return (
    <ConfirmDialog
      title={`Who answers ${rfi.number}?`}
      busy={busy}
      onClose={onClose}
      action="Assign"
      disabled={to === rfi.assigneeEmail}
      onConfirm={submit}
    >
      <Field label="Assigned to" hint={rfi.assignee ? `Now ${rfi.assignee}.` : 'Now nobody.'}>
        <Select autoFocus value={to} onChange={(event) => setTo(event.target.value)}>
          <option value={ownEmail}>me</option>
          {others.map(({ email, name }) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
          <option value="">nobody</option>
        </Select>
      </Field>
    </ConfirmDialog>
  );
}

type QuoteChange = { lines: { lineNo: number; revision: number }[]; reason: string; validUntil: string };

type EndQuotesDialogProps = {
  kind: 'extend' | 'withdraw';
  quotes: readonly DeskLine[];
  today: Day;
  busy: boolean;
  onClose: () => void;
  onConfirm: (change: QuoteChange) => void;
};

const usualDays = 14;

/** Chooses the quotes to extend (all, unless changed) or to withdraw (none, unless there is one only). */
function EndQuotesDialog({ kind, quotes, today, busy, onClose, onConfirm }: EndQuotesDialogProps) {
  const isExtension = kind === 'extend';
  const preset = isExtension || quotes.length === 1 ? quotes : [];
  const [chosen, setChosen] = useState<readonly number[]>(preset.map((line) => line.lineNo));
  const [text, setText] = useState(isExtension ? addDays(today, usualDays) : '');
  const toggle = (lineNo: number) =>
    setChosen((before) => (before.includes(lineNo) ? before.filter((one) => one !== lineNo) : [...before, lineNo]));
  const lines = quotes
    .filter((line) => chosen.includes(line.lineNo))
    .map(({ lineNo, revision }) => ({ lineNo, revision }));
  const count = plural(lines.length, 'quote');
  return (
    <ConfirmDialog
      title={isExtension ? 'Extend quotes' : 'Withdraw quotes'}
      busy={busy}
      onClose={onClose}
      action={isExtension ? `Extend ${count}` : `Withdraw ${count}`}
      kind={isExtension ? 'primary' : 'danger'}
      disabled={lines.length === 0 || text.trim() === ''}
      onConfirm={() => onConfirm({ lines, reason: text.trim(), validUntil: text })}
    >
      {quotes.map((line) => (
        <Checkbox
          key={line.lineNo}
          label={`${line.lineNo}: ${line.itemName}, valid until ${formatDay(line.answer?.validUntil ?? '')}`}
          checked={chosen.includes(line.lineNo)}
          onChange={() => toggle(line.lineNo)}
        />
      ))}
      {isExtension ? (
        <Field label="New last day">
          <TextInput type="date" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      ) : (
        <Field label="Reason" hint="The buyer reads it word for word.">
          <TextInput maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  );
}

type HistoryDialogProps = { rfi: DeskRfi; timeZone: string; onClose: () => void };

/** The dialog shows what happened to the lines of an RFI so far, latest first. */
function RfiHistoryDialog({ rfi, timeZone, onClose }: HistoryDialogProps) {
  return (
    <Dialog open isLongText title={`History of ${rfi.number}`} onClose={onClose}>
      <ul className={styles.history}>
        {rfi.events.map((event, index) => (
          <li key={`${rfi.events.length - index}`}>
            {formatDateTime(new Date(event.at), timeZone)}: {`line ${event.lineNo} ${rfiStepWords[event.step]}`}{' '}
            {`by ${event.by}`}
            {event.note && `, ${event.note}`}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
