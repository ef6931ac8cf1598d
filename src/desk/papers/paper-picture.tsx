import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { dayOf, formatDay } from '../../lib/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { StepButton } from '../list/step-button.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import type { Review } from './review.ts';
import styles from './review-paper.module.css';

type ShownPaper = Pick<Review['paper'], 'id' | 'label' | 'fileName' | 'pages' | 'createdAt'>;
type PaperPictureProps = { paper: ShownPaper; page: number; onPage: (page: number) => void };

/** The pages of the paper as pictures, one at a time. */
export function PaperPicture({ paper, page, onPage }: PaperPictureProps) {
  const { site, timeZone } = useDeskSite();
  const [isLarge, setLarge] = useState(false);
  const [failed, setFailed] = useState({ page: 0, times: 0 });
  const { revalidate } = useRevalidator();
  const { pages, label } = paper;
  const file = `/desk/files/${site}/papers/${paper.id}`;
  const day = formatDay(dayOf(new Date(paper.createdAt), timeZone));
  const failures = failed.page === page ? failed.times : 0;
  /** A picture does not say why it failed: reading the page again asks whoever is signed out to sign in. */
  async function retry() {
    if (failures === 0) await revalidate();
    setFailed({ page, times: failures + 1 });
  }
  return (
    <section className={styles.paper} aria-label={label}>
      <header className={styles.paperHead}>
        <h3>
          {label} <span>{`page ${page} of ${pages}, ${day}`}</span>
        </h3>
        <span className={styles.tools}>
          <StepButton step="previous" label="Previous page" onStep={page > 1 ? () => onPage(page - 1) : undefined} />
          <StepButton step="next" label="Next page" onStep={page < pages ? () => onPage(page + 1) : undefined} />
          <IconButton name="plus" small label="Larger" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)} />
          <a className={styles.download} href={file} download aria-label={`Download ${paper.fileName}`}>
            <Icon name="download" small />
          </a>
        </span>
      </header>
      <div className={styles.stage}>
        {failures > 1 ? (
          <p>This page cannot be drawn. Please download the file.</p>
        ) : (
          <button
            type="button"
            className={classNames(styles.zoom, isLarge && styles.large)}
            onClick={() => setLarge(!isLarge)}
          >
            <img
              key={failures}
              src={`${file}?page=${page}`}
              alt={`${label}, page ${page}`}
              onError={() => void retry()}
            />
          </button>
        )}
      </div>
    </section>
  );
}
