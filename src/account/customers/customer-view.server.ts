import type { Db } from '../../server/database/database.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { type AddressRow, findAddresses } from '../addresses/addresses.db.ts';
import { findPaperRequests, findPapers, type PaperRow } from '../papers/papers.db.ts';
import type { PaperRequest } from '../papers/staff-papers.contract.ts';
import { panOf } from '../tax-registration/gstin.rule.ts';
import { type CustomerRegistration, findRegistrations } from '../tax-registration/registrations.db.ts';
import { type TaxNumberCheck, taxNumberChecks } from '../tax-registration/tax-number-checks.rule.ts';
import { type CustomerContact, findContacts } from './contacts.db.ts';
import type { CustomerAct, CustomerFacts, CustomerNote, CustomerPerson } from './customer-view.contract.ts';
import {
  findCustomerFacts,
  findCustomerHistory,
  findNotes,
  findOtherHolders,
  findPeople,
  findSignInEmail,
  findWhoSigns,
} from './customer-view.db.ts';

export type { AddressRow } from '../addresses/addresses.db.ts';

export type CheckedRegistration = CustomerRegistration & {
  region: string;
  /** The checks of the number that was given last. */
  checks: TaxNumberCheck[];
};

export type CustomerView = CustomerFacts & {
  priceListId: number | null;
  people: CustomerPerson[];
  contacts: CustomerContact[];
  registrations: CheckedRegistration[];
  addresses: AddressRow[];
  notes: CustomerNote[];
  /** Newest first. */
  papers: PaperRow[];
  paperRequests: PaperRequest[];
};

const maxNotes = 200;
const maxPapers = 40;
const maxOtherHolders = 10;

/** All that the account area knows of one customer; undefined when the site has none with this id. */
export async function viewCustomer(db: Db, site: Site, customerId: number): Promise<CustomerView | undefined> {
  const [facts] = await findCustomerFacts(db, { site: site.code, customerId });
  if (!facts) return undefined;
  const [people, contacts, registrations, addresses, notes, papers, paperRequests] = await Promise.all([
    findPeople(db, { customerId }),
    findContacts(db, { site: site.code, customerId }),
    findRegistrations(db, { customerId }),
    findAddresses(db, { customerId }),
    findNotes(db, { site: site.code, customerId, limit: maxNotes }),
    findPapers(db, { customerId, limit: maxPapers }),
    findPaperRequests(db, { customerId }),
  ]);
  const states = addresses.map(({ regionId }) => regionName(site.country, regionId)).filter(Boolean);
  const checked = registrations.map((one) => {
    const own = registrations.filter(({ id }) => id !== one.id).map(({ number }) => number);
    return checkRegistration(db, site, { ...one, customerId, states, own });
  });
  return {
    ...facts,
    people,
    contacts,
    registrations: await Promise.all(checked),
    addresses,
    notes,
    papers,
    paperRequests,
  };
}

type ToCheck = CustomerRegistration & { customerId: number; states: readonly string[]; own: readonly string[] };

async function checkRegistration(db: Db, site: Site, { customerId, states, own, ...registration }: ToCheck) {
  const number = registration.pendingNumber ?? registration.number;
  const pan = site.tax.plainName === 'gst' ? panOf(number) : '';
  const others = await findOtherHolders(db, { site: site.code, customerId, number, pan, limit: maxOtherHolders });
  const region = regionName(site.country, registration.regionId);
  const facts = { states: registration.line === null ? states : [region], others, own };
  return { ...registration, region, checks: taxNumberChecks(number, site, facts) };
}

/** Undefined when the site has no such customer. */
export async function findCustomer(db: Db, { code: site }: Site, customerId: number) {
  const [found] = await findWhoSigns(db, { site, customerId });
  return found;
}

/** The address by which staff functions name the account; undefined when the site has no such customer. */
export async function signInEmail(db: Db, site: Site, customerId: number): Promise<string | undefined> {
  const [user] = await findSignInEmail(db, { site: site.code, customerId });
  return user?.email;
}

export const historyPageSize = 50;

/** What was done to this customer, newest first; `before` is the last id of the page before, 0 for the first. */
export const customerHistory = (db: Db, site: Site, customerId: number, before: number): Promise<CustomerAct[]> =>
  findCustomerHistory(db, { site: site.code, customerId, before, limit: historyPageSize });
