import { type FormEvent, type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from 'react-router';
import { formatDateTime, formatNearDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import { entryChannelWords } from '../../rfi/entry-channel.data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { watchPage } from '../browser/watch-page.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { type DeskSite, useCan, useDeskSite } from '../shell/desk-session.ts';
import { ageText, latenessOf } from './age.rule.ts';
import { LinePane } from './line-pane.tsx';
import styles from './rfi.module.css';
import { RfiActions, type RfiDialog } from './rfi-actions.tsx';
import type { DeskLine, DeskRfi, listRfisAtDesk, rfiAtDesk } from './rfi-desk.contract.ts';
import { lineMark, openLines, type RfiTerms } from './rfi-draft.rule.ts';
import lineStyles from './rfi-lines.module.css';
import { RfiLines } from './rfi-lines.tsx';
import { SendBar } from './send-bar.tsx';
import { useAnswering } from './use-answering.ts';
import { useLineFacts } from './use-line-facts.ts';
import { useRfiKeys } from './use-rfi-keys.ts';

export const handle = { title: () => 'RFIs' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof rfiAtDesk>(
    'GET /desk/api/:site/rfis/:number/',
    { site: siteOf(args), number: args.params.number ?? '' },
    args.request.signal,
  );

export function Component() {
  const { rfi, terms } = useLoaderData<typeof loader>();
  const site = useDeskSite();
  const { number } = useParams();
  return <RfiPage key={number} site={site} rfi={rfi} terms={terms} now={new Date()} />;
}

type RfiPageProps = { site: DeskSite; rfi: DeskRfi; terms: RfiTerms; now: Date };

function RfiPage({ site, rfi, terms, now }: RfiPageProps) {
  const canAnswer = useCan()('answer-rfis');
  const answering = useAnswering(site.site, rfi, terms);
  const [search, setSearch] = useState<{ lineNo: number; q: string }>({ lineNo: 0, q: '' });
  const lineNo = answering.current?.lineNo ?? 0;
  const facts = useLineFacts(site.site, rfi.number, lineNo, search.lineNo === lineNo ? search.q : '');
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  const { send } = useAction();
  const [dialog, setDialog] = useState<RfiDialog>();
  const item = answering.typed?.offer?.itemCode ?? answering.current?.itemCode ?? '';
  const asked = new URLSearchParams({ item, qty: answering.typed?.quantity ?? '' });
  const whyTo = `/${site.site}/prices/customer-${rfi.customerId}?${asked}`;

  async function openNext() {
    const isStillOpen = watchPage();
    const list = { site: site.site, q: '', view: '', sort: '', page: '' };
    await send(() => callDesk<typeof listRfisAtDesk>('GET /desk/api/:site/rfis/', list), {
      async onDone({ rows }) {
        const waiting = rows.map(({ number }) => number);
        const next = waiting[waiting.indexOf(rfi.number) + 1] ?? waiting.find((number) => number !== rfi.number);
        if (isStillOpen()) await navigate(`/${site.site}/rfis/${next ?? ''}`);
      },
    });
  }

  useRfiKeys(page, {
    answering,
    offers: facts?.offers ?? [],
    canAnswer,
    openNext: () => void openNext(),
    openWhy: () => void (answering.keep() && navigate(whyTo)),
    show: setDialog,
    close: () => void navigate(`/${site.site}/rfis`),
  });
  const open = openLines(rfi.lines, answering.drafts);
  const pane = answering.current && (
    <LinePane
      line={answering.current}
      terms={terms}
      timeZone={site.timeZone}
      whyTo={whyTo}
      fileHref={(id) => `/desk/files/${site.site}/rfi-files/${id}`}
      typed={answering.typed}
      facts={facts}
      canAnswer={canAnswer}
      offerActions={{
        onInstead: answering.offerInstead,
        onToo: answering.offerToo,
        onChange: answering.changeAlternative,
      }}
      onOriginal={() => answering.offerInstead(undefined)}
      onSearch={(q) => setSearch({ lineNo, q })}
      onNote={answering.setNote}
    />
  );
  return (
    <div ref={page} className={styles.page} data-of={site.site}>
      <Head rfi={rfi} site={site} now={now}>
        <RfiActions
          site={site}
          rfi={rfi}
          current={answering.current}
          today={terms.today}
          shown={dialog}
          onShow={setDialog}
        />
      </Head>
      {dialog === 'go-to' && (
        <GoToLineDialog
          lines={rfi.lines}
          onClose={() => setDialog(undefined)}
          onGo={(found) => {
            answering.goTo(found);
            setDialog(undefined);
          }}
        />
      )}
      <div className={styles.progress}>
        <Progress rfi={rfi} answering={answering} />
        {canAnswer && open.length > 1 && (
          <>
            <span className={styles.hint}>Grey prices are proposals: their last price, else their price today.</span>
            <Button small onClick={() => answering.takeAll()}>
              {`Take all ${open.length}`} <Kbd>Alt Enter</Kbd>
            </Button>
          </>
        )}
      </div>
      {rfi.remark && <p className={styles.remark}>{`They wrote: ${rfi.remark}`}</p>}
      <div className={styles.sides}>
        <RfiLines rfi={rfi} terms={terms} answering={answering} canAnswer={canAnswer} below={isNarrow && pane} />
        {!isNarrow && pane}
      </div>
      {canAnswer && <SendBar rfi={rfi} terms={terms} answering={answering} openCount={open.length} />}
      <RfiKeyLine canAnswer={canAnswer} />
    </div>
  );
}

function Head({ rfi, site, now, children }: { rfi: DeskRfi; site: DeskSite; now: Date; children: ReactNode }) {
  const due = rfi.dueAt ? new Date(rfi.dueAt) : undefined;
  const lateness = due && latenessOf(due, now);
  return (
    <header className={styles.head}>
      <h2 className={styles.number}>{rfi.number}</h2>
      <strong>{rfi.company}</strong>
      <span className={styles.facts}>
        {due ? (
          <span className={lateness && styles[lateness]}>
            {lateness === 'late'
              ? `late by ${ageText(due, now)}, was due ${formatDateTime(due, site.timeZone)}`
              : `due ${formatDateTime(due, site.timeZone)}, in ${ageText(now, due)}`}
          </span>
        ) : (
          <MakerPromise rfi={rfi} timeZone={site.timeZone} />
        )}
        {rfi.enteredBy && rfi.enteredVia && (
          <span>{`entered by ${rfi.enteredBy}, asked ${entryChannelWords[rfi.enteredVia]}`}</span>
        )}
        <span>{rfi.assignee ? `assigned to ${rfi.assignee}` : "nobody's yet"}</span>
        {rfi.wishedDate && <span>{`wished by ${formatNearDay(rfi.wishedDate)}`}</span>}
        {rfi.reference && <span>{tRich`their ${<ReferenceNumber>{rfi.reference}</ReferenceNumber>}`}</span>}
        <span>
          <MailAddress>{rfi.email}</MailAddress>
        </span>
      </span>
      {children}
    </header>
  );
}

/** An RFI without lines to answer now tells whether the buyer heard in time that the maker is asked. */
function MakerPromise({ rfi, timeZone }: { rfi: DeskRfi; timeZone: string }) {
  const questions = rfi.lines.flatMap((line) => (line.makerQuestion ? [line.makerQuestion] : []));
  const until = questions.map((one) => one.until).toSorted()[0];
  if (until === undefined) return 'every line is answered';
  const toldAt =
    questions
      .map((one) => one.askedAt)
      .toSorted()
      .at(-1) ?? '';
  const at = formatDateTime(new Date(toldAt), timeZone);
  return toldAt <= rfi.promisedAt
    ? `promise kept: told on ${at} that the maker is asked, answer by ${formatNearDay(until)}`
    : `told late, on ${at}, that the maker is asked, answer by ${formatNearDay(until)}`;
}

function Progress({ rfi, answering }: { rfi: DeskRfi; answering: ReturnType<typeof useAnswering> }) {
  const marks = rfi.lines.map((line) => lineMark(line, answering.drafts[line.lineNo]));
  const count = (...of: readonly string[]) => marks.filter((mark) => of.includes(mark)).length;
  const ready = count('draft', 'declining');
  const parts = [
    ...(ready > 0 ? [`${ready} ready to send`] : []),
    ...(count('quoted', 'ordered') > 0 ? [`${count('quoted', 'ordered')} quoted`] : []),
    ...(count('open', 'changed') > 0 ? [`${count('open', 'changed')} open`] : []),
    ...(count('maker') > 0 ? [`${count('maker')} at the maker`] : []),
    ...(count('words') > 0 ? [`${count('words')} in words`] : []),
    ...(count('declined', 'ended') > 0 ? [`${count('declined', 'ended')} closed`] : []),
  ];
  return (
    <>
      <span>{parts.join(', ') || plural(rfi.lines.length, 'line')}</span>
      <span className={styles.squares} aria-hidden="true">
        {rfi.lines.slice(0, 60).map((line, index) => (
          <i
            key={line.lineNo}
            className={lineStyles.square}
            data-mark={marks[index]}
            data-current={line === answering.current || undefined}
          />
        ))}
      </span>
    </>
  );
}

type GoToLineProps = { lines: readonly DeskLine[]; onClose: () => void; onGo: (lineNo: number) => void };

/** Finds a line by its number, else the first whose item has the words. */
function GoToLineDialog({ lines, onClose, onGo }: GoToLineProps) {
  const form = useId();
  const [text, setText] = useState('');
  const found =
    lines.find((line) => String(line.lineNo) === text.trim()) ??
    lines.find((line) => text.trim() !== '' && matchesSearch([line.itemName, line.maker, line.askedAs], text));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (found) onGo(found.lineNo);
  }

  return (
    <Dialog open title="Go to line" width={360} onClose={onClose}>
      <form id={form} onSubmit={submit}>
        <Field
          label="Number of the line, or of the item"
          hint={found ? `${found.lineNo}: ${found.itemName} ${found.maker}, Enter goes there.` : 'No such line.'}
        >
          <TextInput
            autoFocus
            autoComplete="off"
            maxLength={40}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function RfiKeyLine({ canAnswer }: { canAnswer: boolean }) {
  const line = <KeyHint keys={['↑', '↓']}>line</KeyHint>;
  const goTo = <KeyHint keys="Ctrl J">go to</KeyHint>;
  const next = <KeyHint keys="Alt .">next RFI</KeyHint>;
  if (!canAnswer)
    return (
      <Keys>
        {line}
        {goTo}
        {next}
      </Keys>
    );
  return (
    <Keys>
      {line}
      <KeyHint keys="Enter">take, next open</KeyHint>
      <KeyHint keys={['=', '-', 'm']}>formula</KeyHint>
      <KeyHint keys="Alt 1">instead</KeyHint>
      <KeyHint keys="Alt Shift 1">too</KeyHint>
      <KeyHint keys="D">decline</KeyHint>
      <KeyHint keys="R">remark</KeyHint>
      <KeyHint keys="W">maker</KeyHint>
      <KeyHint keys="I">item</KeyHint>
      {goTo}
      <KeyHint keys="Alt ↓">rule for all</KeyHint>
      <KeyHint keys="Ctrl Enter">send</KeyHint>
      {next}
    </Keys>
  );
}

/** Below this width the facts of a line stand under it, not beside the lines. */
const query = '(max-width: 1240px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
