import { Link } from 'react-router';
import { say } from '../lib/say.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { Wrap } from '../ui/layout.tsx';
import styles from './catalogue.module.css';
import { CatalogueFiles, type CatalogueList } from './catalogue-files.ui.tsx';
import { PdfLink } from './pdf-link.ui.tsx';

export type CataloguePageProps = CatalogueList & {
  title: string;
  siteName: string;
  /** The maker's page, when the catalogue is a maker's. */
  makerPage: string | undefined;
};

/** The PDFs of a catalogue, each to open or to download; without scripts each is a plain link. */
export function CataloguePage({ title, makerPage, ...list }: CataloguePageProps) {
  const maker = makerPage ? [{ label: list.maker, to: makerPage }] : [];
  return (
    <main id="main">
      <Wrap>
        <Crumbs steps={[{ label: say`Home`, to: '/' }, ...maker, { label: say`Catalogue` }]} />
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
              {say`There are no items to print yet.`} <Link to="/listing">{say`All items`}</Link>
            </p>
          )}
        </div>
      </Wrap>
    </main>
  );
}
