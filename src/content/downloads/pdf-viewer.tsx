import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { plural, t } from '../../lib/i18n.ts';
import type { DocumentText } from '../../sites/document-text.ts';
import { useKeptFetcher } from '../../ui/browser/use-kept-fetcher.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { CatalogueFiles, type CatalogueList } from './catalogue-files.tsx';
import { DocumentSheet } from './document-sheet.tsx';
import { formatFileSize } from './format-file-size.ts';
import type { PdfFile } from './pdf-file.ts';
import styles from './pdf-viewer.module.css';

/**
 * Shows a PDF in a dialog, or its HTML text if there is one: that fits every screen, and Escape works, which a
 * browser's built-in PDF viewer captures.
 */
export default function PdfViewer({ onClose, ...initialFile }: PdfFile & { onClose: () => void }) {
  const [chosenFile, chooseFile] = useState<PdfFile>();
  const { title, file, text } = chosenFile ?? initialFile;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { state, retry } = usePdfFile(file);

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    stage.current?.setAttribute('tabindex', '0');
    stage.current?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <dialog ref={dialog} className={styles.viewer} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <span className={styles.meta} role="status">
          {describeLength(state)}
        </span>
        <span className={styles.actions}>
          {state.kind !== 'several' && (
            <a className={styles.download} href={file} download aria-label={t`Download ${title}`} title={t`Download`}>
              <Icon name="download" />
            </a>
          )}
          {chosenFile && (
            <Button small onClick={() => chooseFile(undefined)}>
              {t`All files`}
            </Button>
          )}
          <Button small onClick={onClose}>
            {tRich`Close ${<kbd className={styles.key}>{t`Esc`}</kbd>}`}
          </Button>
        </span>
      </div>
      <section ref={stage} className={styles.stage} aria-label={title}>
        {text ? (
          <HtmlText page={text} file={file} title={title} />
        ) : (
          <PdfContent {...{ title, file, state, retry, chooseFile }} />
        )}
      </section>
    </dialog>
  );
}

function describeLength(state: PdfFileState): string {
  if (state.kind !== 'ready') return 'PDF';
  const { pages, bytes } = state;
  return ['PDF', pages > 0 && plural(pages, 'page'), formatFileSize(bytes)].filter(Boolean).join(', ');
}

function HtmlText({ page, file, title }: { page: string; file: string; title: string }) {
  const { load, data, hasFailed } = useKeptFetcher<{ text: DocumentText }>();
  useEffect(() => void load(page), [load, page]);
  if (hasFailed) return <NotLoaded title={title} retry={() => void load(page)} />;
  if (data) return <DocumentSheet text={data.text} level={2} />;
  return (
    <p className={classNames(styles.paper, styles.waiting)} role="status">
      {tRich`Loading ${title}. You can also ${<a href={file}>{t`open it as a PDF`}</a>}.`}
    </p>
  );
}

type FileListProps = { page: string; title: string; chooseFile: (file: PdfFile) => void };

function FileList({ page, title, chooseFile }: FileListProps) {
  const { load, data, hasFailed } = useKeptFetcher<CatalogueList>();
  const { name } = useSite();
  useEffect(() => void load(page), [load, page]);
  if (hasFailed) return <NotLoaded title={title} retry={() => void load(page)} />;
  if (!data) return <p role="status">{t`Loading the list of files.`}</p>;
  return (
    <div className={classNames(styles.paper, styles.files)}>
      <CatalogueFiles
        {...data}
        siteName={name}
        renderFile={(title, file) => (
          <a
            href={file}
            onClick={(event) => {
              event.preventDefault();
              chooseFile({ title, file });
            }}
          >
            {title}
          </a>
        )}
      />
    </div>
  );
}

function NotLoaded({ title, retry }: { title: string; retry: () => void }) {
  const action = <Button small icon="retry" onClick={retry}>{t`Retry`}</Button>;
  return (
    <Notice kind="bad" live title={t`${title} could not be loaded`} action={action}>
      <p>{t`Please check your connection.`}</p>
    </Notice>
  );
}

type PdfContentProps = {
  title: string;
  file: string;
  state: PdfFileState;
  retry: () => void;
  chooseFile: (file: PdfFile) => void;
};

function PdfContent({ title, file, state, retry, chooseFile }: PdfContentProps) {
  if (state.kind === 'several') return <FileList {...{ page: state.page, title, chooseFile }} />;
  if (state.kind === 'failed')
    return (
      <Notice
        kind="bad"
        live
        title={t`${title} could not be created`}
        action={<Button small icon="retry" onClick={retry}>{t`Retry`}</Button>}
      >
        <p>{t`Nothing else is affected.`}</p>
      </Notice>
    );
  if (state.kind === 'waiting')
    return (
      <div className={classNames(styles.paper, styles.waiting)} role="status">
        <p>
          <b>{t`${title} is being created`}</b>
        </p>
        <p>{t`The first time after a change this takes up to a minute; after that it opens at once. You can close this and come back later.`}</p>
      </div>
    );
  if (navigator.pdfViewerEnabled) return <iframe className={styles.frame} src={file} title={title} />;
  return (
    <div className={styles.paper}>
      <p>
        <b>{title}</b>
      </p>
      <p>{t`${describeLength(state)}. This browser can’t show a PDF inside a page.`}</p>
      <p>
        <a href={file} download>
          {t`Download ${title}`}
        </a>
      </p>
    </div>
  );
}

/** A file may still have to be printed, or be split into several files that `page` lists. */
type PdfFileState =
  | { kind: 'waiting' }
  | { kind: 'failed' }
  | { kind: 'several'; page: string }
  | { kind: 'ready'; pages: number; bytes: number };

/** Polls with HEAD requests until the file is printed. */
function usePdfFile(file: string): { state: PdfFileState; retry: () => void } {
  const [state, setState] = useState<PdfFileState>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setState({ kind: 'waiting' });
    fetchFileState(file, controller.signal, attempt).then(
      setState,
      () => controller.signal.aborted || setState({ kind: 'failed' }),
    );
    return () => controller.abort();
  }, [file, attempt]);
  const retry = useCallback(() => setAttempt((current) => current + 1), []);
  return { state, retry };
}

async function fetchFileState(file: string, signal: AbortSignal, attempt: number): Promise<PdfFileState> {
  const cache = attempt > 0 ? 'reload' : 'default';
  let reply = await fetch(file, { method: 'HEAD', signal, cache });
  for (;;) {
    const retryAfter = reply.headers.get('retry-after');
    if (reply.ok || retryAfter === null) break;
    await pause(retryAfterMs(retryAfter, new Date()), signal);
    reply = await fetch(file, { method: 'HEAD', signal, cache: 'reload' });
  }
  const { ok, headers, redirected, url } = reply;
  if (!ok) return { kind: 'failed' };
  if (redirected) return { kind: 'several', page: new URL(url).pathname };
  return {
    kind: 'ready',
    pages: Number(headers.get('x-pages') ?? 0),
    bytes: Number(headers.get('content-length') ?? 0),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const shortestMs = 1000;

/** A proxy may name the time instead of the seconds. */
export function retryAfterMs(header: string, now: Date): number {
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Math.max(shortestMs, ms || 0);
}
