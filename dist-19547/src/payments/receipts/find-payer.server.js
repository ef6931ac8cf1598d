                                                                   
                                                
import { findPayerByEmail, findPayersByText,            } from './receipts.db.js';

export async function findPayer(db    , site      , email        )                             {
  const [payer] = await findPayerByEmail(db, { site: site.code, email: email.trim().toLowerCase() });
  return payer;
}

const shortest = 2;
const maxFound = 20;

/** Customers whose name or e-mail address begins with the text. */
export async function searchPayers(db    , site      , text        )                   {
  const typed = text.trim().toLowerCase();
  if (typed.length < shortest) return [];
  const escaped = typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return findPayersByText(db, { site: site.code, begins: `${escaped}%`, limit: maxFound });
}
