import { t } from '../../lib/i18n.ts';
import type { DocumentText } from '../../sites/document-text.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { DocumentSheet, sectionId } from '../downloads/document-sheet.tsx';
import { PdfLink } from '../downloads/pdf-link.tsx';
import styles from './legal.module.css';
import type { LegalName } from './legal-text.ts';

export function LegalPage({ name, text }: { name: LegalName; text: DocumentText }) {
  return (
    <main id="main">
      <Container>
        <Breadcrumbs steps={[{ label: t`Home`, to: '/' }, { label: text.title }]} />
        <div className={styles.page}>
          <DocumentSheet text={text} level={1} />
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 id="contents" className={styles.heading}>{t`Contents`}</h2>
            <ol lang="en" dir="ltr">
              {text.parts.map(({ title }, index) => (
                <li key={title}>
                  <a href={`#${sectionId(index)}`}>
                    {index + 1}. {title}
                  </a>
                </li>
              ))}
            </ol>
            <p className={styles.file}>
              <PdfLink title={text.title} file={`/${name}.pdf`} text={`/${name}`}>
                {t`${text.title} as PDF`}
              </PdfLink>
            </p>
          </nav>
        </div>
      </Container>
    </main>
  );
}
