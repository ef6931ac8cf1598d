import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { isTyping } from '../keys/is-typing.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeyHint, Keys } from '../keys/key-line.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useCan } from '../shell/desk-session.ts';
import type { bankLinesAtDesk } from './bank.contract.ts';
import styles from './bank.module.css';
import { BankQueue, shownLineGroups } from './bank-queue.tsx';
import { BankRecord } from './bank-record.tsx';
import type { BankLine, BankList } from './bank-types.ts';
import { BookCertainDialog } from './book-certain-dialog.tsx';
import { ImportStatementDialog } from './import-dialog.tsx';
import { LineDialog, type LineQuestion } from './line-dialog.tsx';

export const handle = { title: () => 'Bank' };

export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const of = (name: string) => searchParams.get(name) ?? '';
  const wanted = { site: siteOf(args), view: of('view'), after: of('after'), day: of('day') };
  return loadDesk<typeof bankLinesAtDesk>('GET /desk/api/:site/money/bank/', wanted, args.request.signal);
}

export function Component() {
  return <BankPage list={useLoaderData<typeof loader>()} />;
}

/** The queue on the left, the line that is decided on the right; Enter books it and goes on to the next. */
function BankPage({ list }: { list: BankList }) {
  const [question, setQuestion] = useState<LineQuestion>();
  const [importing, setImporting] = useState(false);
  const [bookingCertain, setBookingCertain] = useState(false);
  const [lastBooked, setLastBooked] = useState<BankLine>();
  const { revalidate } = useRevalidator();
  const query = useListQuery();
  const toast = useToast();
  const can = useCan();
  const isDecided = query.get('view') === 'decided';
  // j and k follow the groups as they are shown.
  const lines = isDecided
    ? list.lines
    : shownLineGroups.flatMap((group) => list.lines.filter((one) => one.group === group));
  const current = useCurrentLine(lines, ['view', 'after', 'day'].map(query.get).join(' '));
  const { line } = current;
  const mayRecord = can('record-money');
  const certain = isDecided || !mayRecord ? [] : lines.filter(({ group }) => group === 'suggested');

  useDocumentKeydown((event) => {
    if (isTyping(event) || event.altKey || question || importing || bookingCertain) return;
    const withControl = event.ctrlKey || event.metaKey;
    if (withControl && event.key === 'z' && lastBooked) setQuestion({ kind: 'undo', line: lastBooked });
    else if (withControl) return;
    else if (event.key === 'Enter' && event.shiftKey && certain.length > 0) setBookingCertain(true);
    else if (event.key === 'j') current.move(1);
    else if (event.key === 'k') current.move(-1);
    else if (event.key === 'i' && mayRecord && line?.state === 'open') setQuestion({ kind: 'ignore', line });
    else if (event.key === 'u' && mayRecord && line && line.state !== 'open') setQuestion({ kind: 'undo', line });
    else return;
    event.preventDefault();
  });

  /** Loaded again, it may have been decided and let wait again; a line that was booked here may not be loaded yet. */
  const latest = (asked: BankLine) =>
    lines.find(({ id, version }) => id === asked.id && version > asked.version) ?? asked;

  function showBooked(message: string, decided: BankLine) {
    const booked: BankLine = { ...decided, state: 'booked', version: decided.version + 1 };
    toast({
      message,
      kind: 'good',
      action: { label: 'Undo', onPress: () => setQuestion({ kind: 'undo', line: booked }) },
    });
    setLastBooked(booked);
    current.decideAndGoOn(decided.id);
    void revalidate();
  }

  function showDone(message: string, decided: BankLine) {
    toast({ message, kind: 'good' });
    if (decided.id === lastBooked?.id) setLastBooked(undefined);
    current.decideAndGoOn(decided.id);
    // About another line a question may have been opened meanwhile.
    setQuestion((now) => (now?.line.id === decided.id ? undefined : now));
    void revalidate();
  }

  function noLineText(): string {
    if (current.isGone) return isDecided ? 'This line waits again.' : 'Somebody else has decided on this line.';
    return isDecided ? 'Nothing was decided yet.' : 'No bank line waits.';
  }

  return (
    <div className={styles.page}>
      <BankQueue
        list={list}
        current={line?.id}
        onOpen={current.choose}
        onImport={mayRecord ? () => setImporting(true) : undefined}
        onBookCertain={certain.length > 0 ? () => setBookingCertain(true) : undefined}
      />
      {line ? (
        <BankRecord
          key={line.id}
          line={line}
          onAsk={setQuestion}
          onBooked={showBooked}
          onLinked={(message) => showDone(message, line)}
        />
      ) : (
        <section className={styles.none}>
          <h2>{noLineText()}</h2>
          {current.isGone ? (
            <Button onClick={() => current.move(1)}>
              Next line <Kbd>J</Kbd>
            </Button>
          ) : (
            mayRecord && <Button onClick={() => setImporting(true)}>Import a statement</Button>
          )}
        </section>
      )}
      {question && (
        <LineDialog
          question={{ ...question, line: latest(question.line) }}
          onClose={() => setQuestion(undefined)}
          onDone={(message) => showDone(message, question.line)}
        />
      )}
      {bookingCertain && (
        <BookCertainDialog
          lines={certain}
          onClose={() => setBookingCertain(false)}
          onBooked={() => {
            for (const { id } of certain) current.decide(id);
            void revalidate();
          }}
        />
      )}
      <ImportStatementDialog
        open={importing}
        onClose={() => setImporting(false)}
        onImported={() => {
          query.set({ view: '', after: '' });
          void revalidate();
        }}
      />
      <Keys>
        <KeyHint keys={['J', 'K']}>line</KeyHint>
        {mayRecord && <KeyHint keys="Enter">book, next</KeyHint>}
        <KeyHint keys={['1', '2', '3']}>suggestion</KeyHint>
        <KeyHint keys="O">other customer</KeyHint>
        {mayRecord && (
          <>
            <KeyHint keys="I">ignore</KeyHint>
            <KeyHint keys="U">undo</KeyHint>
            <KeyHint keys="Ctrl Z">undo the last booking</KeyHint>
          </>
        )}
        {certain.length > 0 && <KeyHint keys="Shift Enter">{`book all ${certain.length} suggested`}</KeyHint>}
      </Keys>
    </div>
  );
}

type Chosen = { list: string; id: number; place: number; isDecided?: true };

/** The line that is looked at; `list` names the list, in which it keeps its place until another one is chosen. */
function useCurrentLine(lines: readonly BankLine[], list: string) {
  const [chosen, setChosen] = useState<Chosen>();
  const kept = chosen?.list === list ? chosen : undefined;
  const found = lines.findIndex(({ id }) => id === kept?.id);
  const place = found < 0 ? Math.min(kept?.place ?? 0, lines.length - 1) : found;
  const isTaken = kept !== undefined && found < 0 && !kept.isDecided;
  const line = isTaken ? undefined : lines[place];

  function choose(id: number | undefined): void {
    const at = lines.findIndex((one) => one.id === id);
    if (id !== undefined) setChosen({ list, id, place: at });
  }
  // New lines before it must not replace the line that is looked at.
  useEffect(() => {
    if (line && line.id !== kept?.id) setChosen({ list, id: line.id, place });
  }, [kept, line, list, place]);

  /** Its place is that of the next line when the list is loaded again. Another line that was chosen meanwhile stays. */
  const decide = (id: number) => setChosen((now) => (now?.id === id ? { ...now, isDecided: true } : now));
  return {
    line,
    /** Somebody else has decided on it: no other line is shown in its place, as Enter would book that one. */
    isGone: isTaken && lines.length > 0,
    choose,
    /** `by` is 1 or -1; from a line that is gone, 1 leads to the one that has its place now. */
    move(by: number) {
      const to = isTaken && by > 0 ? place : place + by;
      choose(lines[Math.min(Math.max(to, 0), lines.length - 1)]?.id);
    },
    decide,
    decideAndGoOn(id: number) {
      const at = lines.findIndex((one) => one.id === id);
      const to = lines[at + 1] ? at + 1 : at - 1;
      const next = lines[to];
      if (next) setChosen((now) => (now?.id === id ? { list, id: next.id, place: to } : now));
      else decide(id);
    },
  };
}
