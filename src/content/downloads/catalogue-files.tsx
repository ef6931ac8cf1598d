import type { ReactNode } from 'react';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { formatFileSize } from './format-file-size.ts';
import type { ListedFile } from './list-catalogue-files.contract.ts';

export type CatalogueList = { maker: string; items: number; files: readonly ListedFile[] };

type CatalogueFilesProps = CatalogueList & {
  siteName: string;
  renderFile: (title: string, file: string) => ReactNode;
};

export function CatalogueFiles({ maker, items, files, siteName, renderFile }: CatalogueFilesProps) {
  const name = maker || siteName;
  return (
    <>
      <p>
        {files.length > 1
          ? t`${name} has ${countText(items)} items, too many for one file. There is one file for each category; large categories are split into parts.`
          : t`All ${plural(items, 'item')} of ${name} in one file.`}
      </p>
      <DataTable
        caption={t`Catalogue files`}
        columns={[
          {
            key: 'file',
            header: t`File`,
            phone: 'full',
            cell: (file: ListedFile) => renderFile(titleOf(file), file.file),
          },
          { key: 'holds', header: t`Contents`, cell: (file: ListedFile) => rangeOf(file) },
          { key: 'items', header: t`Items`, align: 'end', cell: ({ items: count }: ListedFile) => countText(count) },
          { key: 'size', header: t`Size`, align: 'end', cell: sizeText },
        ]}
        rows={files}
        rowKey={({ file }) => file}
      />
      <p>{t`Each file is created the first time it is opened. After that it opens at once, and its size is shown here.`}</p>
    </>
  );
}

function titleOf({ section, part, parts }: ListedFile): string {
  if (section === '') return t`Catalogue`;
  return parts > 1 ? t`${translate(section)}, part ${part} of ${parts}` : translate(section);
}

function rangeOf({ section, from, to }: ListedFile): string {
  if (section === '') return t`All categories`;
  return from === to ? translate(from) : t`${translate(from)} to ${translate(to)}`;
}

const sizeText = ({ pages, bytes }: ListedFile) =>
  pages > 0 ? `${plural(pages, 'page')}, ${formatFileSize(bytes)}` : t`Not created yet`;
