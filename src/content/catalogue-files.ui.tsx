import type { ReactNode } from 'react';
import { countText } from '../catalogue/display.rule.ts';
import { countOf, said, say } from '../lib/say.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { ListedFile } from './list-catalogue-files.contract.ts';
import { sizeOfFile } from './size-of-file.ts';

export type CatalogueList = { maker: string; items: number; files: readonly ListedFile[] };

type CatalogueFilesProps = CatalogueList & {
  siteName: string;
  /** A link to a file. */
  renderFile: (title: string, file: string) => ReactNode;
};

/** The files of a catalogue, with how much is in each. */
export function CatalogueFiles({ maker, items, files, siteName, renderFile }: CatalogueFilesProps) {
  const name = maker || siteName;
  return (
    <>
      <p>
        {files.length > 1
          ? say`${name} has ${countText(items)} items here, too many for one file. There is one for each category, and a large category comes in parts.`
          : say`All ${countOf(items, 'item')} of ${name} in one file.`}
      </p>
      <DataTable
        caption={say`Files of the catalogue`}
        columns={[
          {
            key: 'file',
            head: say`File`,
            phone: 'full',
            cell: (file: ListedFile) => renderFile(titleOf(file), file.file),
          },
          { key: 'holds', head: say`Holds`, cell: (file: ListedFile) => rangeOf(file) },
          { key: 'items', head: say`Items`, align: 'end', cell: ({ items: count }: ListedFile) => countText(count) },
          { key: 'size', head: say`Size`, align: 'end', cell: sizeText },
        ]}
        rows={files}
        rowKey={({ file }) => file}
      />
      <p>{say`Each file is printed when it is asked for first; then its size is known, and it opens at once.`}</p>
    </>
  );
}

function titleOf({ section, part, parts }: ListedFile): string {
  if (section === '') return say`Catalogue`;
  return parts > 1 ? say`${said(section)}, part ${part} of ${parts}` : said(section);
}

function rangeOf({ section, from, to }: ListedFile): string {
  if (section === '') return say`All categories`;
  return from === to ? said(from) : say`${said(from)} to ${said(to)}`;
}

const sizeText = ({ pages, bytes }: ListedFile) =>
  pages > 0 ? `${countOf(pages, 'page')}, ${sizeOfFile(bytes)}` : say`Not printed yet`;
