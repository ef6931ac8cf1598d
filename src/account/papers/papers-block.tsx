import { useRef } from 'react';
import { dayOf, formatDay } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag, type TagProps } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Block } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { FormErrorMessage } from '../forms/form-notes.tsx';
import { paperProblems, paperSizeProblem } from './paper-file.rule.ts';
import { type PaperKind, paperKindLabel, paperKinds } from './paper-kind.rule.ts';
import type { MyPaper, RequestedPaper, removePaper, uploadPaper } from './papers.contract.ts';
import styles from './papers-block.module.css';

type PapersBlockProps = { papers: readonly MyPaper[]; asked: readonly RequestedPaper[] };

/** `papers`: the newest first; `asked`: what staff ask for. */
export function PapersBlock({ papers, asked }: PapersBlockProps) {
  return (
    <Block header={t`Papers`} end={t`PDF, JPG or PNG, up to 10 MB`}>
      <ul>
        {paperKinds.map((kind) => (
          <PaperItem
            key={kind}
            kind={kind}
            papers={papers.filter((paper) => paper.kind === kind)}
            asked={asked.find((one) => one.kind === kind)}
          />
        ))}
      </ul>
    </Block>
  );
}

type PaperItemProps = { kind: PaperKind; papers: readonly MyPaper[]; asked: RequestedPaper | undefined };

function PaperItem({ kind, papers: [latest, ...earlier], asked }: PaperItemProps) {
  const label = paperKindLabel(kind, useSite());
  const actions = usePaperActions(kind);
  const accepted = earlier.find(({ status }) => status === 'accepted');
  return (
    <li className={styles.paper} aria-busy={actions.busy !== undefined || undefined}>
      <span className={styles.icon}>
        <Icon name="file" />
      </span>
      <div className={styles.words}>
        <b>{label}</b>
        {asked && <span className={styles.reason}>{t`Our team asks for this paper: ${asked.sentence}`}</span>}
        {latest ? <PaperWords paper={latest} /> : <span>{t`Not uploaded yet`}</span>}
        {accepted && <PaperWords paper={accepted} status={t`Accepted`} />}
        {actions.problem && <FormErrorMessage>{actions.problem}</FormErrorMessage>}
      </div>
      {asked ? <Tag kind="warn">{t`Please upload`}</Tag> : latest && <StatusTag status={latest.status} />}
      <span className={styles.actions}>
        <UploadButton label={label} latest={latest} busy={actions.busy !== undefined} onFile={actions.upload} />
        {latest?.status === 'waiting' && (
          <Button kind="quiet" small busy={actions.busy !== undefined} onClick={() => actions.remove(latest.paper_id)}>
            <span>{tRich`Remove ${<VisuallyHidden>{label}</VisuallyHidden>}`}</span>
          </Button>
        )}
      </span>
    </li>
  );
}

function PaperWords({ paper, status: shown }: { paper: MyPaper; status?: string }) {
  const { timeZone } = useSite().calendar;
  const { paper_id, file_name, status, reason, uploaded_at } = paper;
  return (
    <>
      <span>
        <a href={`/papers/${paper_id}`} download>
          {isolateLtr(file_name)}
        </a>
        , {[formatDay(dayOf(new Date(uploaded_at), timeZone)), shown].filter(Boolean).join(', ')}
      </span>
      {status === 'rejected' && <span className={styles.reason}>{reason}</span>}
    </>
  );
}

const statusTags: Readonly<Record<MyPaper['status'], { kind: TagProps['kind']; text: string }>> = {
  waiting: { kind: 'accent', text: msg('Being checked') },
  accepted: { kind: 'good', text: msg('Accepted') },
  rejected: { kind: 'warn', text: msg('Not accepted') },
};

function StatusTag({ status }: { status: MyPaper['status'] }) {
  const { kind, text } = statusTags[status];
  return <Tag kind={kind}>{translate(text)}</Tag>;
}

type UploadButtonProps = {
  label: string;
  latest: MyPaper | undefined;
  busy: boolean;
  onFile: (file: File) => void;
};

function UploadButton({ label, latest, busy, onFile }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const which = <VisuallyHidden>{label}</VisuallyHidden>;
  return (
    <>
      <Button small icon="upload" busy={busy} onClick={() => input.current?.click()}>
        <span>{latest?.status === 'waiting' ? tRich`Replace ${which}` : tRich`Upload ${which}`}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".pdf,.jpg,.jpeg,.png"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** What went wrong stays at the paper until the next try. */
function usePaperActions(kind: PaperKind) {
  const { change, busyWith, error, refuse } = useAction('page');

  function upload(file: File) {
    const sizeProblem = paperSizeProblem(file.size);
    refuse(sizeProblem ? translate(paperProblems[sizeProblem]) : '');
    if (sizeProblem) return;
    const request = { kind, name: file.name.slice(-200) };
    void change(() => call<typeof uploadPaper>('POST /authentication/papers/upload/', request, { file }), undefined, {
      about: 'uploading',
    });
  }

  function remove(paper_id: number) {
    refuse('');
    const request = { paper_id: String(paper_id) };
    void change(() => call<typeof removePaper>('POST /authentication/papers/remove/', request), undefined, {
      about: 'removing',
    });
  }

  return { busy: busyWith, problem: error, upload, remove };
}
