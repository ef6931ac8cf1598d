import type { ImportKind } from '../import-kind.data.ts';
import { billImporter } from './import-bills.server.ts';
import { customerImporter } from './import-customers.server.ts';
import { itemImporter } from './import-items.server.ts';
import { pictureImporter } from './import-pictures.server.ts';
import { priceImporter } from './import-prices.server.ts';
import { stockImporter } from './import-stock.server.ts';
import type { Importer } from './importer.ts';

const importers: Readonly<Record<ImportKind, Importer>> = {
  items: itemImporter,
  stock: stockImporter,
  prices: priceImporter,
  customers: customerImporter,
  bills: billImporter,
  pictures: pictureImporter,
};

export const importerOf = (kind: ImportKind): Importer => importers[kind];
