import { formatDay } from '../../lib/dates.ts';
import type { DocumentText } from '../../sites/document-text.ts';
import { SiteMark } from '../../ui/graphics/site-mark.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './document-sheet.module.css';

export const sectionId = (index: number) => `part-${index + 1}`;

/** The sheet is always in English, whatever the site's language. */
export function DocumentSheet({ text, level }: { text: DocumentText; level: 1 | 2 }) {
  const { name } = useSite();
  const [Title, PartTitle] = level === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <article className={styles.sheet} lang="en" dir="ltr">
      <header className={styles.header}>
        <span className={styles.seller}>
          <SiteMark />
          {name}
        </span>
        <bdi className={styles.since}>{formatDay(text.since)}</bdi>
      </header>
      <Title className={styles.title}>{text.title}</Title>
      <p className={styles.summary}>{text.summary}</p>
      {text.parts.map(({ title, paragraphs }, index) => (
        <section key={title}>
          <PartTitle className={styles.part} id={level === 1 ? sectionId(index) : undefined}>
            {index + 1}. {title}
          </PartTitle>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
