import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { countOf, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { CatalogueFiles, type CatalogueList } from './catalogue-files.ui.tsx';
import type { LegalText } from './legal-text.ts';
import { LegalSheet } from './legal-text.ui.tsx';
import type { PdfFile } from './pdf-link.ui.tsx';
import styles from './pdf-viewer.module.css';
import { sizeOfFile } from './size-of-file.ts';
import { type FileState, usePdfFile } from './use-pdf-file.ts';

/**
 * A PDF over its page. What has its words in HTML as well shows those: they read on every screen, and Escape is heard
 * there, while a browser's own viewer keeps the keys to itself. The focus goes back to where it was.
 */
export function PdfViewer({ onClose, ...asked }: PdfFile & { onClose: () => void }) {
  const [chosen, choose] = useState<PdfFile>();
  const { title, file, text } = chosen ?? asked;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { state, retry } = usePdfFile(file);

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    // The keys scroll what is read.
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
          {lengthOf(state)}
        </span>
        <span className={styles.acts}>
          {state.kind !== 'several' && (
            <a
              className={styles.download}
              href={file}
              download
              aria-label={say`Download ${title}`}
              title={say`Download`}
            >
              <Icon name="download" />
            </a>
          )}
          {chosen && (
            <Button small onClick={() => choose(undefined)}>
              {say`All files`}
            </Button>
          )}
          <Button small onClick={onClose}>
            {sayWith`Close ${<kbd className={styles.key}>{say`Esc`}</kbd>}`}
          </Button>
        </span>
      </div>
      <section ref={stage} className={styles.stage} aria-label={title}>
        {text ? <Words page={text} file={file} title={title} /> : <Pages {...{ title, file, state, retry, choose }} />}
      </section>
    </dialog>
  );
}

function lengthOf(state: FileState): string {
  if (state.kind !== 'ready') return 'PDF';
  const { pages, bytes } = state;
  return ['PDF', pages > 0 && countOf(pages, 'page'), sizeOfFile(bytes)].filter(Boolean).join(', ');
}

/** The same words from the page that has them. */
function Words({ page, file, title }: { page: string; file: string; title: string }) {
  const { load, data } = useFetcher<{ text: LegalText }>();
  useEffect(() => void load(page), [load, page]);
  if (data) return <LegalSheet text={data.text} level={2} />;
  return (
    <p className={classNames(styles.paper, styles.waiting)} role="status">
      {sayWith`${title} is being fetched. It can be ${<a href={file}>{say`opened as PDF`}</a>} as well.`}
    </p>
  );
}

/** The files that the catalogue is, to choose from. */
function Files({ page, choose }: { page: string; choose: (file: PdfFile) => void }) {
  const { load, data } = useFetcher<CatalogueList>();
  const { name } = useSite();
  useEffect(() => void load(page), [load, page]);
  if (!data) return <p role="status">{say`The list of files is being fetched.`}</p>;
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
              choose({ title, file });
            }}
          >
            {title}
          </a>
        )}
      />
    </div>
  );
}

type PagesProps = {
  title: string;
  file: string;
  state: FileState;
  retry: () => void;
  choose: (file: PdfFile) => void;
};

/** The browser's own viewer; where it has none, as on phones, the way to the file. */
function Pages({ title, file, state, retry, choose }: PagesProps) {
  if (state.kind === 'several') return <Files page={state.page} choose={choose} />;
  if (state.kind === 'failed')
    return (
      <Notice
        kind="bad"
        live
        title={say`${title} could not be printed`}
        action={<Button small icon="retry" onClick={retry}>{say`Retry`}</Button>}
      >
        <p>{say`Nothing else is touched by it.`}</p>
      </Notice>
    );
  if (state.kind === 'waiting')
    return (
      <div className={classNames(styles.paper, styles.waiting)} role="status">
        <p>
          <b>{say`${title} is being printed`}</b>
        </p>
        <p>{say`Every item with its sizes, every series with its section. The first time after a change this takes up to a minute; then it opens at once. You can close this and come back.`}</p>
      </div>
    );
  if (navigator.pdfViewerEnabled) return <iframe className={styles.frame} src={file} title={title} />;
  return (
    <div className={styles.paper}>
      <p>
        <b>{title}</b>
      </p>
      <p>{say`${lengthOf(state)}. This browser shows no PDF inside a page.`}</p>
      <p>
        <a href={file} download>
          {say`Download ${title}`}
        </a>
      </p>
    </div>
  );
}
