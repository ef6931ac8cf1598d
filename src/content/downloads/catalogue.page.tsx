import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import styles from './catalogue.module.css';
import { CatalogueFiles, type CatalogueList } from './catalogue-files.ui.tsx';
import { PdfLink } from './pdf-link.ui.tsx';

export type CataloguePageProps = CatalogueList & {
  title: string;
  siteName: string;
  /** Path of the maker's page, if the catalogue is a maker's. */
  makerPage: string | undefined;
};

export function CataloguePage({ title, makerPage, ...list }: CataloguePageProps) {
  const maker = makerPage ? [{ label: list.maker, to: makerPage }] : [];
  return (
    <main id="main">
      <Container>
        <Breadcrumbs steps={[{ label: t`Home`, to: '/' }, ...maker, { label: t`Catalogue` }]} />
        <div className={styles.page}>
          <h1 className={styles.title}>{title}</h1>
          {list.files.length > 0 ? (
            <CatalogueFiles
              {...list}
              renderFile={(name, file) => (
                <PdfLink title={name} file={file}>
                  {name}
                </PdfLink>
              )}
            />
          ) : (
            <p>
              {t`This catalogue has no items yet.`} <Link to="/listing">{t`All items`}</Link>
            </p>
          )}
        </div>
      </Container>
    </main>
  );
}
