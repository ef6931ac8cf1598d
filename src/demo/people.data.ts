import type { CustomerStatus } from '../account/account.table.ts';
import type { SiteCode } from '../sites/site.ts';

export const demoPassword = 'Bearing#1';

/** The part of the address before @zwz.example, @nod.example and @gwd.example. */
export type Role = 'active' | 'newbalance0' | 'overdue' | 'approval' | 'pending' | 'unregistered';

export type RoleFacts = {
  description: string;
  status: CustomerStatus;
  profileDone: boolean;
  credit: boolean;
};

export const roles: Record<Role, RoleFacts> = {
  active: { description: 'Active, with credit', status: 'active', profileDone: true, credit: true },
  newbalance0: { description: 'Active, no credit terms', status: 'active', profileDone: true, credit: false },
  overdue: { description: 'Active, an invoice overdue', status: 'active', profileDone: true, credit: true },
  approval: {
    description: 'Approval Pending, two lines in the cart',
    status: 'approval_pending',
    profileDone: true,
    credit: false,
  },
  pending: { description: 'Verification Pending', status: 'verification_pending', profileDone: true, credit: false },
  unregistered: {
    description: 'e-mail verified, no profile',
    status: 'verification_pending',
    profileDone: false,
    credit: false,
  },
};

export type Place = { line: string; regionId: number; city: string; pincode: string };
export type Person = {
  company: string;
  title: string;
  firstName: string;
  lastName: string;
  mobile: string;
  taxNumber: string;
  home: Place;
};

const pune = { line: 'Plot 14, Chakan Industrial Area', regionId: 27, city: 'Pune', pincode: '410501' };
const ahmedabad = { line: 'Gate 3, GIDC Vatva', regionId: 24, city: 'Ahmedabad', pincode: '382445' };
const bengaluru = { line: 'Survey 88, Peenya 2nd Stage', regionId: 29, city: 'Bengaluru', pincode: '560058' };
const chennai = { line: '22 SIDCO Estate, Ambattur', regionId: 33, city: 'Chennai', pincode: '600098' };
const howrah = { line: '7 Foreshore Road, Shibpur', regionId: 19, city: 'Howrah', pincode: '711102' };
const faridabad = { line: 'Sector 24, Plot 119', regionId: 6, city: 'Faridabad', pincode: '121005' };
const delhi = { line: 'B-41 Okhla Phase I', regionId: 7, city: 'Delhi', pincode: '110020' };
const jebelAli = { line: 'Warehouse 12, Jebel Ali Industrial 1', regionId: 2, city: 'Dubai', pincode: '' };
const sharjah = { line: 'Industrial Area 13, Street 4', regionId: 3, city: 'Sharjah', pincode: '' };
const mussafah = { line: 'M-17, Plot 88', regionId: 1, city: 'Musaffah', pincode: '' };
const ajman = { line: 'New Industrial Area, Shed 5', regionId: 4, city: 'Ajman', pincode: '' };

const india: Record<Role, Person> = {
  active: person('Western Gear & Pump', 'Mr', 'Rohan', 'Kulkarni', '+919820012345', '27AAACW1938G1ZB', pune),
  newbalance0: person('Deccan Fan Works', 'Ms', 'Meera', 'Iyer', '+919840023456', '33AAACS2210M1ZQ', chennai),
  overdue: person('Konkan Paper Mills', 'Mr', 'Sanjay', 'Patil', '+919870034567', '27AABCK4471P1Z1', pune),
  approval: person('Damodar Steel Rolling', 'Mr', 'Arup', 'Sen', '+919830045678', '19AADCB9034H1ZL', howrah),
  pending: person('Faridabad Motor Rewinders', 'Mrs', 'Kavita', 'Arora', '+919810056789', '06AAACD3381N1ZI', faridabad),
  unregistered: person('Okhla Conveyor Spares', 'Mr', 'Imran', 'Qureshi', '+919811067890', '07AAGCT7755R1ZC', delhi),
};

const gulf: Record<Role, Person> = {
  active: person('Al Noor Marine Engineering', 'Mr', 'Khalid', 'Rahman', '+971501234567', '100345678900003', jebelAli),
  newbalance0: person('Creek Pump Services', 'Ms', 'Layla', 'Haddad', '+971502345678', '100456789100003', jebelAli),
  overdue: person('Northern Crushers', 'Mr', 'Yusuf', 'Karim', '+971503456789', '100567891200003', sharjah),
  approval: person('Mussafah Rig Workshop', 'Mr', 'Omar', 'Saleh', '+971504567890', '100678912300003', mussafah),
  pending: person('Ajman Cable Drums', 'Mrs', 'Huda', 'Nasser', '+971505678901', '100789123400003', ajman),
  unregistered: person('Deira Bearing House', 'Mr', 'Vijay', 'Menon', '+971506789012', '100891234500003', jebelAli),
};

export const people: Record<SiteCode, Record<Role, Person>> = { zwz: india, nod: india, gwd: gulf };

export const furtherPlaces: Record<SiteCode, { verified: Place; unverified: Place }> = {
  zwz: { verified: ahmedabad, unverified: bengaluru },
  nod: { verified: ahmedabad, unverified: bengaluru },
  gwd: { verified: sharjah, unverified: mussafah },
};

/** Minor units. */
export const demoCredit: Record<SiteCode, { limitMinor: number; periodDays: number; graceDays: number }> = {
  zwz: { limitMinor: 60_00_000_00, periodDays: 45, graceDays: 7 },
  nod: { limitMinor: 60_00_000_00, periodDays: 45, graceDays: 7 },
  gwd: { limitMinor: 300_000_00, periodDays: 30, graceDays: 5 },
};

function person(
  company: string,
  title: string,
  firstName: string,
  lastName: string,
  mobile: string,
  taxNumber: string,
  home: Place,
): Person {
  return { company, title, firstName, lastName, mobile, taxNumber, home };
}
