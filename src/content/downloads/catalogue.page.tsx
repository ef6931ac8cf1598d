import { Link } from 'react-router';
import { plural, t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import styles from './catalogue.module.css';
import { CatalogueFiles, type CatalogueList } from './catalogue-files.tsx';
import { formatFileSize } from './format-file-size.ts';
import { PdfLink } from './pdf-link.tsx';

export type CataloguePageProps = CatalogueList & {
  title: string;
  siteName: string;
  /** Path of the maker's page, if the catalogue is a maker's. */
  makerPage: string | undefined;
};

export function CataloguePage({ title, makerPage, ...list }: CataloguePageProps) {
  const [onlyFile] = list.files.length === 1 ? list.files : [];
  const maker = makerPage ? [{ label: list.maker, to: makerPage }] : [];
  return (
    <main id="main">
      <Container>
        <Breadcrumbs steps={[{ label: t`Home`, to: '/' }, ...maker, { label: t`Catalogue` }]} />
        <PageHeader title={title} meta={plural(list.items, 'item')} />
        <div className={styles.page}>
          {onlyFile ? (
            <EmptyState
              title={list.maker ? t`Every ${list.maker} item in one file` : t`Everything we sell in one file`}
              drawing={<Sketch name="list" />}
              actions={
                <>
                  <PdfLink button title={title} file={onlyFile.file}>{t`Catalogue (PDF)`}</PdfLink>
                  <ButtonLink to="/listing">{t`Search the items instead`}</ButtonLink>
                </>
              }
            >
              <p>{t`Designations, sizes, load ratings and weights, by category.`}</p>
              <p>
                {onlyFile.pages > 0
                  ? t`${plural(onlyFile.pages, 'page')}, ${formatFileSize(onlyFile.bytes)}`
                  : t`The file is created when it is first opened, which takes some seconds.`}
              </p>
            </EmptyState>
          ) : list.files.length > 0 ? (
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
