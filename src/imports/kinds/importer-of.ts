import type { ImportKind } from '../import-kind.data.ts';
import { itemImporter } from './import-items.server.ts';
import { stockImporter } from './import-stock.server.ts';
import type { Importer } from './importer.ts';

const importers: Readonly<Partial<Record<ImportKind, Importer>>> = { items: itemImporter, stock: stockImporter };

export function importerOf(kind: ImportKind): Importer {
  const importer = importers[kind];
  if (!importer) throw new Error(`there is no import of ${kind}`);
  return importer;
}
