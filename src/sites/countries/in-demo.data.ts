import type { DemoCustomers, DemoPlace } from '../demo-data.ts';

const pune: DemoPlace = { line: 'Plot 14, Chakan Industrial Area', regionId: 27, city: 'Pune', pincode: '410501' };
const ahmedabad: DemoPlace = { line: 'Gate 3, GIDC Vatva', regionId: 24, city: 'Ahmedabad', pincode: '382445' };
const bengaluru: DemoPlace = {
  line: 'Survey 88, Peenya 2nd Stage',
  regionId: 29,
  city: 'Bengaluru',
  pincode: '560058',
};
const chennai: DemoPlace = { line: '22 SIDCO Estate, Ambattur', regionId: 33, city: 'Chennai', pincode: '600098' };
const howrah: DemoPlace = { line: '7 Foreshore Road, Shibpur', regionId: 19, city: 'Howrah', pincode: '711102' };
const faridabad: DemoPlace = { line: 'Sector 24, Plot 119', regionId: 6, city: 'Faridabad', pincode: '121005' };
const delhi: DemoPlace = { line: 'B-41 Okhla Phase I', regionId: 7, city: 'Delhi', pincode: '110020' };

export const indianCustomers: DemoCustomers = {
  people: {
    active: {
      ...{ company: 'Western Gear & Pump', title: 'Mr', firstName: 'Rohan', lastName: 'Kulkarni' },
      ...{ mobile: '+919820012345', taxNumber: '27AAACW1938G1ZB', home: pune },
    },
    newbalance0: {
      ...{ company: 'Deccan Fan Works', title: 'Ms', firstName: 'Meera', lastName: 'Iyer' },
      ...{ mobile: '+919840023456', taxNumber: '33AAACS2210M1ZQ', home: chennai },
    },
    overdue: {
      ...{ company: 'Konkan Paper Mills', title: 'Mr', firstName: 'Sanjay', lastName: 'Patil' },
      ...{ mobile: '+919870034567', taxNumber: '27AABCK4471P1Z1', home: pune },
    },
    approval: {
      ...{ company: 'Damodar Steel Rolling', title: 'Mr', firstName: 'Arup', lastName: 'Sen' },
      ...{ mobile: '+919830045678', taxNumber: '19AADCB9034H1ZL', home: howrah },
    },
    pending: {
      ...{ company: 'Faridabad Motor Rewinders', title: 'Mrs', firstName: 'Kavita', lastName: 'Arora' },
      ...{ mobile: '+919810056789', taxNumber: '06AAACD3381N1ZI', home: faridabad },
    },
    unregistered: {
      ...{ company: 'Okhla Conveyor Spares', title: 'Mr', firstName: 'Imran', lastName: 'Qureshi' },
      ...{ mobile: '+919811067890', taxNumber: '07AAGCT7755R1ZC', home: delhi },
    },
  },
  listed: [
    {
      ...{ customerCode: 'C-1001', company: 'Malabar Pump Works', email: 'stores@malabar-pumps.example' },
      ...{ taxNumber: '27AAFCM6620Q1ZY', home: pune },
    },
    {
      ...{ customerCode: 'C-1002', company: 'Sabarmati Gear Hobbing', email: 'purchase@sabarmati-gears.example' },
      ...{ taxNumber: '24AAHCS2045L1ZB', home: ahmedabad },
    },
  ],
  furtherPlaces: { verified: ahmedabad, unverified: bengaluru },
  credit: { limitMinor: 60_00_000_00, periodDays: 45, graceDays: 7 },
};
