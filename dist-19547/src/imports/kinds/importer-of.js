                                                         
import { customerImporter } from './import-customers.server.js';
import { itemImporter } from './import-items.server.js';
import { pictureImporter } from './import-pictures.server.js';
import { priceImporter } from './import-prices.server.js';
import { stockImporter } from './import-stock.server.js';
                                              

const importers                                         = {
  items: itemImporter,
  stock: stockImporter,
  prices: priceImporter,
  customers: customerImporter,
  pictures: pictureImporter,
};

export const importerOf = (kind            )           => importers[kind];
