import { expect, test } from 'vitest';
import { isCompanyName } from '../src/account/company-name.rule.ts';
import { deliveryAddressErrors } from '../src/account/delivery-address-form.rule.ts';
import { isEmail } from '../src/account/email.rule.ts';
import { readMobile } from '../src/account/mobile.rule.ts';
import { ownPath } from '../src/account/sign-in-path.rule.ts';
import { isPersonName } from '../src/account/sign-up-form.rule.ts';
import { readTaxNumber } from '../src/account/tax-number.rule.ts';
import { compareBearings } from '../src/bearings/compare.ts';
import { parseDesignation } from '../src/bearings/parse.ts';
import { quantityBeside } from '../src/bearings/quantity-words.ts';
import { designationKey, sizeQuery, splitNumbers } from '../src/bearings/search-key.ts';
import { readLineIds } from '../src/cart/line-ids.rule.ts';
import { readQuantity } from '../src/cart/quantity.rule.ts';
import { listRefusal, partsOf } from '../src/cart/quick-list.rule.ts';
import { matchedOf } from '../src/cart/quick-match.rule.ts';
import { listOfSheet } from '../src/cart/quick-sheet.rule.ts';
import { isHeading, waysToRead } from '../src/cart/read-quick-line.rule.ts';
import { designationKey as keyParts } from '../src/catalogue/designation-key.rule.ts';
import { name, text as textCell } from '../src/catalogue/import-value.ts';
import { insteadWords } from '../src/catalogue/instead-words.rule.ts';
import { sharedItemId } from '../src/catalogue/item-link.rule.ts';
import { readListingQuery } from '../src/catalogue/listing-query.rule.ts';
import { matchedLetters } from '../src/catalogue/matched-letters.rule.ts';
import { readingsOf, tooLongIn } from '../src/catalogue/search-reading.ts';
import { sizeAsked } from '../src/catalogue/size-search.rule.ts';
import { contactErrors } from '../src/content/contact-form.rule.ts';
import { freeText, plainText } from '../src/lib/contract.ts';
import { foundIn } from '../src/lib/found-in.ts';
import { orderNumberOf } from '../src/orders/order-number.rule.ts';
import { scriptRuns } from '../src/orders/script-runs.ts';
import { csvText } from '../src/orders/spreadsheet-cell.rule.ts';
import { withoutNonce } from '../src/server/content-policy.ts';
import { lateScripts } from '../src/server/late-scripts.ts';
import { bodyFault, isValidAddress } from '../src/server/outside-text.ts';
import { adversarial, superLinear } from './adversarial.ts';

const contact = { first_name: 'x', last_name: 'x', email: 'x', phone: 'x', message: 'x' };
const address = {
  delivery_address: 'x',
  delivery_pincode: 'x',
  delivery_ciy_id: '1',
  contact_name: 'x',
  contact_phone: 'x',
};
const reading = parseDesignation('6205-2RS/C3');

/** What reads a text that comes from outside, by itself and without the length that a call lets through. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  compareBearings: (text) => compareBearings(text, text),
  contactErrors: (text) => contactErrors({ ...contact, phone: text, message: text }),
  csvText: (text) => csvText([[text]]),
  deliveryAddressErrors: (text) => deliveryAddressErrors({ ...address, contact_phone: text } as never, 'IN'),
  designationKey,
  foundIn: (text) => foundIn([text], text),
  freeText: (text) => freeText(50_000).safeParse(text),
  insteadWords: (text) => insteadWords({ typed: text, listed: 'nothing' }),
  isCompanyName,
  isEmail,
  isHeading,
  isPersonName,
  isValidAddress: (text) => isValidAddress(new URL(`http://nod.localhost/listing?q=${encodeURIComponent(text)}`)),
  'keyParts of a designation': (text) => keyParts(text, reading),
  lateScripts,
  listOfSheet: (text) => listOfSheet([[text, text]]),
  listRefusal,
  'matchedLetters of a number': (text) => matchedLetters('6205-2RS/C3', text),
  matchedOf: (text) => matchedOf({ designation: text, number: text, maker: null }, []),
  'name of an import': name(300),
  orderNumberOf,
  ownPath,
  parseDesignation,
  partsOf,
  plainText: (text) => plainText(50_000).safeParse(text),
  quantityBeside,
  readLineIds,
  readMobile: (text) => readMobile(text, 'IN'),
  readQuantity: (text) => readQuantity(text, { minQty: 1, orderMultiple: 1 }),
  readTaxNumber,
  readingsOf,
  'readingsOf a number that is kept': (text) => readingsOf(text.slice(0, 290)),
  scriptRuns,
  sharedItemId: (text) => sharedItemId(text, 'NOD'),
  sizeAsked,
  sizeQuery,
  splitNumbers,
  'text of an import': textCell(300),
  'the address of a listing': (text) => readListingQuery(new URLSearchParams({ q: text, brand: text, bore_min: text })),
  'the body of a call': (text) => bodyFault({ [text]: text }),
  tooLongIn,
  waysToRead,
  withoutNonce: (text) => withoutNonce(text, '3f9a0c'),
};

test.each(Object.entries(readers))(
  '%s takes linear time on 50,000 characters',
  { timeout: 120_000 },
  (_name, reader) => {
    expect(superLinear(reader, adversarial('<script nonce="3f9a0c"> type="module" import * as route'))).toBeUndefined();
  },
);
