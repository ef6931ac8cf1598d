import { z } from 'zod';
import { customerStatuses } from '../../account/customer-status.data.ts';
import { invitationStates } from '../../account/invitation-state.rule.ts';
import { defineContract, freeText, instant } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';

const customerViews = [
  '',
  'waiting',
  'refused',
  'overdue',
  'changed_number',
  'addresses',
  'active',
  'approval',
  'pending',
  'nobody',
] as const;
export type CustomerListView = (typeof customerViews)[number];

export const customerStatus = z.enum(customerStatuses);

export const listedCustomer = z.object({
  customerId: z.number(),
  company: z.string(),
  /** null for an account that is not from the customer list. */
  customerCode: z.string().nullable(),
  /** Of the first user, else of the main contact; '' for none. */
  email: z.string(),
  /** '' for none. */
  phone: z.string(),
  town: z.string(),
  /** Whether somebody signs in for the customer, else what has become of the last invitation; null for none. */
  joined: z.enum(invitationStates).nullable(),
  person: z.string(),
  status: customerStatus,
  statusLabel: z.string(),
  statusReason: z.string().nullable(),
  overdue: z.boolean(),
  createdAt: instant,
  /** null while the account does not wait for staff. */
  waitingSince: instant.nullable(),
  /** The number given last. */
  taxNumber: z.string().nullable(),
  taxNumberVerified: z.boolean(),
  taxNumberChanged: z.boolean(),
  /** A few words on what deserves a second look; '' when nothing does. */
  look: z.string(),
  salesManager: z.string().nullable(),
  priceList: z.string().nullable(),
  /** null without credit terms. */
  limitMinor: z.number().nullable(),
  unpaidMinor: z.number(),
  oldestOpenOn: z.string().nullable(),
  lastOrderAt: instant.nullable(),
});
export type CustomerRow = z.infer<typeof listedCustomer>;

export const customerList = defineContract({
  path: 'desk/api/:site/accounts/',
  method: 'GET',
  summary:
    'lists customers; searches company, e-mail, tax number, PAN, customer ID and phone; views: waiting, refused (rejected or on hold), overdue, changed_number, addresses (to verify), active, approval, pending, nobody (signs in yet)',
  request: z.object({
    site: deskSite,
    ...listFields,
    view: freeText(40).transform((view) => customerViews.find((one) => one === view) ?? ''),
    /** The sales manager whose customers are listed; '' for all. */
    manager: freeText(100),
  }),
  reply: listReply(listedCustomer).extend({ managers: z.array(z.string()) }),
});
