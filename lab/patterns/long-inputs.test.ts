// @module-tag lab

import addressparser from 'nodemailer/lib/addressparser';
import { encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import { expect, test } from 'vitest';
import { deliveryAddressErrors } from '../../src/account/addresses/delivery-address-form.rule.ts';
import { isCompanyName } from '../../src/account/forms/company-name.rule.ts';
import { isEmail } from '../../src/account/forms/email.rule.ts';
import { parseMobile } from '../../src/account/forms/mobile.rule.ts';
import { isPersonName } from '../../src/account/forms/sign-up-form.rule.ts';
import { parseUserAgent } from '../../src/account/sign-in/device-name.ts';
import { sameSitePath } from '../../src/account/sign-in/sign-in-path.rule.ts';
import { normalizeTaxNumber } from '../../src/account/tax-registration/tax-number.rule.ts';
import { extractQuantity } from '../../src/bearings/designation/extract-quantity.ts';
import { parseDesignation } from '../../src/bearings/designation/parse-designation.ts';
import { parseSizeQuery } from '../../src/bearings/designation/parse-size-query.ts';
import { designationKey, splitDesignations } from '../../src/bearings/designation/search-key.ts';
import { compareBearings } from '../../src/bearings/interchange/compare-bearings.ts';
import { parseLineIds } from '../../src/cart/lines/line-ids.rule.ts';
import { parseQuantity } from '../../src/cart/lines/quantity.rule.ts';
import { listRefusal, splitIntoParts } from '../../src/cart/pasted-list/list-parts.rule.ts';
import { lineAlone } from '../../src/cart/pasted-list/list-row.rule.ts';
import { readList } from '../../src/cart/pasted-list/read-list.rule.ts';
import { parseQuickLine } from '../../src/cart/pasted-list/read-quick-line.rule.ts';
import { resolveMatches } from '../../src/cart/quick-order/quick-match.rule.ts';
import { readCalculateQuery, readNumber } from '../../src/catalogue/calculate/calculate-query.rule.ts';
import { explainDesignation } from '../../src/catalogue/designation/explain-designation.rule.ts';
import { name, text as textCell } from '../../src/catalogue/import/cell-parsers.ts';
import { sharedItemId } from '../../src/catalogue/items/item-link.rule.ts';
import { readListingQuery } from '../../src/catalogue/listing/listing-query.rule.ts';
import { searchForCode } from '../../src/catalogue/scanning/scanned-code.rule.ts';
import { withRecentSearch } from '../../src/catalogue/search/recent-searches.rule.ts';
import { findTooLongTerms, parseSearchTerms } from '../../src/catalogue/search/search-terms.ts';
import { parseRequestedSize } from '../../src/catalogue/search/size-search.rule.ts';
import { unmatchedText } from '../../src/catalogue/search/unmatched-text.rule.ts';
import { readLengthMm, readSizeQuery } from '../../src/catalogue/size-search/size-query.rule.ts';
import { highlightMatch } from '../../src/catalogue/typeahead/highlight-match.rule.ts';
import { validateContactForm } from '../../src/content/contact/contact-form.rule.ts';
import { freeText, plainText } from '../../src/lib/contract.ts';
import { matchesSearch } from '../../src/lib/matches-search.ts';
import { toCsv } from '../../src/lib/spreadsheet-cell.ts';
import { parseOrderNumber } from '../../src/orders/order-number.rule.ts';
import { mayBeRecord } from '../../src/orders/own-records/record-search.rule.ts';
import { findBodyProblem, isValidUrl } from '../../src/server/calls/validate-input.server.ts';
import { scriptRuns } from '../../src/server/printing/script-runs.server.ts';
import { replaceNonceWithHashes } from '../../src/server/security/content-security-policy.server.ts';
import { deferScripts } from '../../src/shop/defer-scripts.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { attackStrings, findSuperlinearInput } from './superlinear-time.ts';

const contact = { first_name: 'x', last_name: 'x', email: 'x', phone: 'x', message: 'x' };
const address = {
  delivery_address: 'x',
  delivery_pincode: 'x',
  delivery_ciy_id: '1',
  contact_name: 'x',
  contact_phone: 'x',
};
const parsed = parseDesignation('6205-2RS/C3');

/** Functions that parse text from outside, without the length limit of their call. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  compareBearings: (text) => compareBearings(text, text),
  validateContactForm: (text) => validateContactForm({ ...contact, phone: text, message: text }),
  toCsv: (text) => toCsv([[text]]),
  deliveryAddressErrors: (text) => deliveryAddressErrors({ ...address, contact_phone: text } as never, sites.nod),
  designationKey,
  matchesSearch: (text) => matchesSearch([text], text),
  freeText: (text) => freeText(50_000).safeParse(text),
  unmatchedText: (text) => unmatchedText({ typed: text, listed: 'nothing' }),
  isCompanyName,
  isEmail,
  'a pasted list': (text) => readList({ text }),
  'a pasted list of lines': (text) => readList({ text: text.replaceAll(' ', '\n') }),
  searchForCode,
  mayBeRecord,
  withRecentSearch: (text) => withRecentSearch(JSON.stringify([text]), text),
  isPersonName,
  isValidUrl: (text) => isValidUrl(new URL(`http://nod.localhost/listing?q=${encodeURIComponent(text)}`)),
  explainDesignation: (text) => explainDesignation(text, parsed),
  deferScripts: (text) => deferScripts(text, 'nonce'),
  'a sheet': (text) => readList({ sheets: [{ name: '', rows: [[text, text]] }] }),
  listRefusal: (text) => listRefusal([lineAlone(1, text)]),
  highlightMatch: (text) => highlightMatch('6205-2RS/C3', text),
  resolveMatches: (text) => resolveMatches({ designation: text, number: text, makers: [], refused: null }, []),
  'name in an import': name(300),
  'addresses of a mail': (text) => addressparser(text),
  'subject of a mail': (text) => foldLines(encodeWords(text, 'Q', 52, true)),
  parseOrderNumber,
  parseUserAgent,
  sameSitePath,
  parseDesignation,
  splitIntoParts: (text) => splitIntoParts([lineAlone(1, text)]),
  plainText: (text) => plainText(50_000).safeParse(text),
  extractQuantity,
  parseLineIds,
  parseMobile: (text) => parseMobile(text, 'IN'),
  parseQuantity: (text) => parseQuantity(text, { minQty: 1, orderMultiple: 1 }),
  normalizeTaxNumber,
  parseSearchTerms,
  'parseSearchTerms with memory': (text) => parseSearchTerms(text.slice(0, 290)),
  scriptRuns,
  sharedItemId: (text) => sharedItemId(text, 'nod'),
  parseRequestedSize,
  parseSizeQuery,
  splitDesignations,
  'text in an import': textCell(300),
  readLengthMm: (text) => readLengthMm(text, 'mm'),
  readNumber,
  readCalculateQuery: (text) => readCalculateQuery(new URLSearchParams({ bearing: text, item: text, fr: text })),
  readSizeQuery: (text) =>
    readSizeQuery(new URLSearchParams({ bore: text, bore_tolerance: text, type: text, unit: text })),
  readListingQuery: (text) => readListingQuery(new URLSearchParams({ q: text, brand: text, bore_min: text })),
  findBodyProblem: (text) => findBodyProblem({ [text]: text }),
  findTooLongTerms,
  parseQuickLine,
  replaceNonceWithHashes: (text) => replaceNonceWithHashes(text, '3f9a0c'),
};

test.each(Object.entries(readers))('%s takes linear time on long texts', { timeout: 120_000 }, (_name, reader) => {
  expect(
    findSuperlinearInput(reader, attackStrings('<script nonce="3f9a0c"> type="module" import * as route')),
  ).toBeUndefined();
});
