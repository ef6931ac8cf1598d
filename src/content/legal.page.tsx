import { say } from '../lib/say.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { Wrap } from '../ui/layout.tsx';
import styles from './legal.module.css';
import type { LegalName, LegalText } from './legal-text.ts';
import { LegalSheet, partId } from './legal-text.ui.tsx';
import { PdfLink } from './pdf-link.ui.tsx';

/** A legal text to read, and the same as PDF. */
export function LegalPage({ name, text }: { name: LegalName; text: LegalText }) {
  return (
    <main id="main">
      <Wrap>
        <Crumbs steps={[{ label: say`Home`, to: '/' }, { label: text.title }]} />
        <div className={styles.page}>
          <LegalSheet text={text} level={1} />
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 id="contents" className={styles.heading}>{say`Contents`}</h2>
            <ol lang="en" dir="ltr">
              {text.parts.map(({ title }, index) => (
                <li key={title}>
                  <a href={`#${partId(index)}`}>
                    {index + 1}. {title}
                  </a>
                </li>
              ))}
            </ol>
            <p className={styles.file}>
              <PdfLink title={text.title} file={`/${name}.pdf`} text={`/${name}`}>
                {say`${text.title} as PDF`}
              </PdfLink>
            </p>
          </nav>
        </div>
      </Wrap>
    </main>
  );
}
