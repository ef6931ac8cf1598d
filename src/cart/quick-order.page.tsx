import { useEffect, useEffectEvent, useState } from 'react';
import { maySeePrices, standingOf } from '../account/standing.rule.ts';
import { countText } from '../catalogue/display.rule.ts';
import { StatusNotice } from '../catalogue/status-notice.ui.tsx';
import { countOf, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { kept } from '../ui/kept.ts';
import { Wrap } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { AlreadyThere } from './already-there.ui.tsx';
import { AskList } from './ask-list.ui.tsx';
import { QuickFile, SampleFile } from './quick-file.ui.tsx';
import { QuickFoot } from './quick-foot.ui.tsx';
import { QuickList } from './quick-list.ui.tsx';
import styles from './quick-order.module.css';
import { rowsToAsk, tallyOf } from './quick-rows.rule.ts';
import { QuickTable } from './quick-table.ui.tsx';
import { QuickTally } from './quick-tally.ui.tsx';
import { ListFileRefused, readListFile } from './read-list-file.ts';
import { useReader } from './reader.ts';
import { useAddAll } from './use-add-all.ts';
import { useAskList } from './use-ask-list.ts';
import { type Reading, type ServedList, useQuickOrder } from './use-quick-order.ts';

export type QuickOrderPageProps = {
  /** A list that was sent as a form, and what it came to. */
  served?: ServedList | undefined;
};

/** Paste a list or drop a file: each line is found, to be chosen or not found; then all of it goes into the cart at once. */
export function QuickOrderPage({ served }: QuickOrderPageProps) {
  const status = useReader().session?.status;
  const list = useQuickOrder(served);
  const { rows, reading, trouble } = list;
  const adding = useAddAll(list.remove);
  const asking = useAskList(list.remove);
  const [askOpen, setAskOpen] = useState(false);
  const lines = rows.filter((row) => row.result !== 'heading');
  const toAsk = rowsToAsk(rows);

  const comeBack = useEffectEvent(() => {
    const before = kept('quickOrder');
    if (!served && before.trim()) list.read(before);
  });
  useEffect(() => comeBack(), []);

  async function take(file: File) {
    try {
      list.read(await readListFile(file));
    } catch (cause) {
      list.setTrouble(cause instanceof ListFileRefused ? cause.message : say`This file cannot be read.`);
    }
  }

  async function ask(asked: typeof rows) {
    if (await asking.ask(asked, asked.length < lines.length)) setAskOpen(false);
  }

  return (
    <Wrap>
      <PageHead
        title={say`Quick order`}
        meta={rows.length > 0 && say`${countOf(rows.length, 'line')} read. None is in the cart yet.`}
        end={
          <>
            <SampleFile />
            <QuickFile onFile={(file) => void take(file)} />
          </>
        }
      />
      <StatusNotice status={status} />
      <div className={styles.page}>
        <QuickList
          text={list.text}
          busy={reading !== undefined}
          again={rows.length > 0}
          onText={list.setText}
          onRead={() => list.read()}
          onFile={(file) => void take(file)}
        />
        <section aria-label={say`What was found`}>
          {reading && <Progress reading={reading} onStop={list.stop} />}
          {trouble && <Trouble message={trouble} onRetry={() => list.read()} />}
          {lines.length > 0 ? (
            <>
              <QuickTally tally={tallyOf(rows)} />
              <QuickTable list={list} />
              <QuickFoot
                tally={tallyOf(rows)}
                mayAdd={status === undefined || maySeePrices(standingOf(status))}
                signedIn={status !== undefined}
                adding={adding.busy}
                onAdd={() => adding.add(rows)}
                onAsk={() => setAskOpen(true)}
              />
            </>
          ) : (
            !reading && <HowTo />
          )}
        </section>
      </div>
      {adding.asking && <AlreadyThere onClose={() => adding.answer(false)} onContinue={() => adding.answer(true)} />}
      {askOpen && (
        <AskList rows={toAsk} busy={asking.busy} onAsk={(asked) => void ask(asked)} onClose={() => setAskOpen(false)} />
      )}
    </Wrap>
  );
}

/** Long lists say how far they have come; what is read can be used meanwhile. */
function Progress({ reading: { done, of }, onStop }: { reading: Reading; onStop: () => void }) {
  return (
    <div className={styles.progress}>
      <p role="status">
        {say`${countText(done)} of ${countOf(of, 'line')} read. You can leave; the list is kept in this browser.`}
      </p>
      <ProgressBar label={say`Reading your list`} done={done} of={of} />
      <Button small kind="quiet" onClick={onStop}>{say`Stop`}</Button>
    </div>
  );
}

function Trouble({ message, onRetry }: { message: string; onRetry: () => void }) {
  const retry = <Button small icon="retry" onClick={onRetry}>{say`Retry`}</Button>;
  return (
    <div className={styles.trouble}>
      <Notice kind="bad" live title={say`The list was not read to its end`} action={retry}>
        <p>{say`${message} What you typed is kept.`}</p>
      </Notice>
    </div>
  );
}

function HowTo() {
  return (
    <div className={styles.how}>
      <h2>{say`Paste a list of part numbers`}</h2>
      <p>{say`Any maker's designation, an old number or our stock code, with a quantity behind it: separated by a tab, a comma, a semicolon or a blank. Up to 2,000 lines at once.`}</p>
      <p>{say`Each line comes back as found, as several to choose from, or as not found: that one can go to our sales desk.`}</p>
    </div>
  );
}
