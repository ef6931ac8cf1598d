import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { Findings } from './findings.tsx';
import { HowFileWasRead } from './how-file-was-read.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportLines } from './import-lines.tsx';
import {
  type DeskImport,
  type DeskImportState,
  fileSizeText,
  importProgress,
  kindLabels,
  leftOutText,
  speedText,
  stateKind,
  stateLabels,
} from './import-texts.ts';
import type { importAtDesk } from './imports.contract.ts';
import styles from './imports.module.css';
import { MappingForm } from './mapping-form.tsx';
import { readingText } from './reading-texts.ts';

export const handle = { title: () => 'Import' };

export function loader(args: LoaderFunctionArgs) {
  const request = { site: siteOf(args), id: args.params.id ?? '' };
  return loadDesk<typeof importAtDesk>('GET /desk/api/:site/imports/record/', request, args.request.signal);
}

export function Component() {
  const one = useLoaderData<typeof loader>();
  return <ImportPage key={one.id} one={one} />;
}

const refreshMs = 1000;

/** One file from its columns to what became of it. */
export function ImportPage({ one }: { one: DeskImport }) {
  const { state, fileName, kind, bytes, problem } = one;
  const isWorking = state === 'checking' || state === 'running' || state === 'undoing';
  useRefresh(isWorking);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.file}>{fileName}</h2>
        <span>
          {kindLabels[kind]}, {fileSizeText(bytes)}
        </span>
        <Tag kind={stateKind(state)}>{stateLabels[state]}</Tag>
      </header>
      <Steps one={one} />
      {one.reading && state !== 'uploaded' && <p className={styles.hint}>{readingText(one.reading)}</p>}
      {problem && (
        <Notice kind="bad" title={problem}>
          {one.failedIn !== '' && <p>{reachedText(one)}</p>}
        </Notice>
      )}
      {isWorking && <WorkingBlock one={one} />}
      {state === 'uploaded' && <HowFileWasRead one={one} />}
      {state === 'uploaded' && <MappingForm key={JSON.stringify(one.reading)} one={one} />}
      {state !== 'uploaded' && state !== 'uploading' && <Counts one={one} />}
      {state === 'checked' && <Findings one={one} />}
      {one.unreadable !== null && <UnreadableNotice kind={one.kind} line={one.unreadable} />}
      {state === 'checked' && changesNothing(one) && (
        <Notice
          kind="info"
          live
          title={kind === 'pictures' ? 'There is no picture to add.' : 'The file changes nothing.'}
        />
      )}
      {state === 'done' && <DoneNotice one={one} />}
      {state === 'undone' && <UndoneNotice one={one} />}
      <ImportActions one={one} />
      <ImportLines one={one} />
    </div>
  );
}

const changesNothing = ({ found, missing }: DeskImport) => found.new + found.changed + (missing ?? 0) === 0;

/** How far an import came that failed and can go on. */
function reachedText(one: DeskImport): string {
  const { lines, total } = importProgress(one);
  const [reached, all] = [formatNumber(lines), formatNumber(total)];
  return one.failedIn === 'checking'
    ? `${reached} lines were compared and nothing is changed yet. When the cause is fixed, continue from there.`
    : `${reached} of ${all} changes are written and stay. When the cause is fixed, continue with the rest.`;
}

/** Loads the page again while the job works. */
function useRefresh(isWorking: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => void revalidate(), refreshMs);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
}

const stepOf: Readonly<Record<DeskImportState, number>> = {
  uploading: 0,
  uploaded: 1,
  checking: 2,
  checked: 2,
  failed: 2,
  cancelled: 2,
  running: 3,
  done: 4,
  undoing: 4,
  undone: 4,
};

function Steps({ one: { state, kind, header, mapping, failedIn } }: { one: DeskImport }) {
  const matched = mapping.filter((name) => name !== '').length;
  const step = stepOf[failedIn || state];
  const note = step <= stepOf.checked ? 'nothing is changed yet' : undefined;
  const rest = [{ name: 'Dry run', note }, { name: 'Write' }, { name: 'Done' }];
  const isOfPictures = kind === 'pictures';
  return (
    <ProgressSteps
      label="Progress of the import"
      now={Math.max(0, step - (isOfPictures ? 1 : 0))}
      steps={
        isOfPictures
          ? [{ name: 'Uploaded' }, ...rest]
          : [
              { name: 'File read', note: plural(header.length, 'column') },
              { name: 'Columns matched', note: `${matched} of ${header.length}` },
              ...rest,
            ]
      }
    />
  );
}

const workingLabels: Partial<Record<DeskImportState, string>> = {
  checking: 'Comparing with what is there',
  undoing: 'Taking back what was written',
};

function WorkingBlock({ one }: { one: DeskImport }) {
  const { done, total } = importProgress(one);
  const label = workingLabels[one.state] ?? 'Writing';
  return (
    <Block header={label} end={speedText(one)}>
      <BlockBody>
        <ProgressBar label={label} done={done} total={Math.max(total, 1)} />
        <p className={styles.hint}>You can leave this page; the import goes on.</p>
      </BlockBody>
    </Block>
  );
}

function Counts({ one: { state, kind, found, written, missing, retired, failedIn } }: { one: DeskImport }) {
  const isWritten =
    ['running', 'done', 'undoing', 'undone'].includes(state) || ['running', 'undoing'].includes(failedIn);
  const counts = isWritten ? written : found;
  const wrong = formatNumber(found.wrong + (isWritten ? written.wrong : 0));
  const dealtWith = kind === 'stock' ? 'Not in the file, set to 0' : 'Not in the file, retired';
  if (kind === 'pictures')
    return (
      <Block>
        <Cells columns={3}>
          <Cell label={isWritten ? 'Added' : 'Matched'}>{formatNumber(counts.new)}</Cell>
          <Cell label="Already there">{formatNumber(found.unchanged + (isWritten ? written.unchanged : 0))}</Cell>
          <Cell label="Left out">{wrong}</Cell>
        </Cells>
      </Block>
    );
  return (
    <Block>
      <Cells columns={5}>
        <Cell label="New">{formatNumber(counts.new)}</Cell>
        <Cell label="Changed">{formatNumber(counts.changed)}</Cell>
        <Cell label="Unchanged">{formatNumber(found.unchanged)}</Cell>
        <Cell label="Wrong lines">{wrong}</Cell>
        {missing !== null && (
          <Cell label={isWritten ? dealtWith : 'Not in the file'}>{formatNumber(isWritten ? retired : missing)}</Cell>
        )}
      </Cells>
    </Block>
  );
}

const UnreadableNotice = ({ kind, line }: { kind: DeskImport['kind']; line: string }) => (
  <Notice
    kind="warn"
    live
    title={`L${line.slice(1)} cannot be read as a whole, so it is not known what is missing in the file.`}
  >
    <p>
      {kind === 'stock'
        ? 'To set what is missing to 0, correct the wrong lines and upload the complete file again.'
        : 'To retire what is missing, correct the wrong lines and upload the complete file again.'}
    </p>
  </Notice>
);

function UndoneNotice({ one: { undone, keptLines, changes } }: { one: DeskImport }) {
  const title = `${plural(undone, 'change')} ${undone === 1 ? 'was' : 'were'} taken back.`;
  const listed = changes.filter(({ left }) => left !== '').length;
  if (keptLines === 0) return <Notice kind="good" live title={title} />;
  return (
    <Notice kind="warn" live title={title}>
      <p>
        {keptLines === 1
          ? '1 line stays as it is, because it was changed or used since.'
          : `${formatNumber(keptLines)} lines stay as they are, because they were changed or used since.`}
        {listed > 0 && (listed < keptLines ? ` The first ${listed} are listed below.` : ' You find why below.')}
      </p>
    </Notice>
  );
}

function DoneNotice({ one: { kind, found, written } }: { one: DeskImport }) {
  const wrong = found.wrong + written.wrong;
  if (wrong > 0) return <Notice kind="warn" live title={leftOutText(kind, wrong)} />;
  const text = kind === 'pictures' ? 'Every picture is in.' : 'Every line of the file is in.';
  return <Notice kind="good" live title={text} />;
}
