import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDateTime, formatNearDay } from '../../lib/dates.ts';
import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { ReferenceNumber } from '../../ui/text/reference-number.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { watchPage } from '../browser/watch-page.ts';
import { Kbd } from '../keys/kbd.tsx';
import { type DeskSite, useCan } from '../shell/desk-session.ts';
import { ageText, latenessOf } from './age.rule.ts';
import { GoToLineDialog } from './go-to-line-dialog.tsx';
import { LinePane } from './line-pane.tsx';
import styles from './rfi.module.css';
import { RfiActions, type RfiDialog } from './rfi-actions.tsx';
import type { DeskRfi, listRfisAtDesk } from './rfi-desk.contract.ts';
import { lineMark, openLines, type RfiTerms } from './rfi-draft.rule.ts';
import { RfiKeyLine } from './rfi-key-line.tsx';
import lineStyles from './rfi-lines.module.css';
import { RfiLines } from './rfi-lines.tsx';
import { SendBar } from './send-bar.tsx';
import { useAnswering } from './use-answering.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useLineFacts } from './use-line-facts.ts';
import { useRfiKeys } from './use-rfi-keys.ts';

export type RfiPageProps = { site: DeskSite; rfi: DeskRfi; terms: RfiTerms; now: Date };

export function RfiPage({ site, rfi, terms, now }: RfiPageProps) {
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

/** For an RFI without lines to answer now: whether the buyer heard in time that the maker is asked. */
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
