import type { DemoCustomers, DemoPlace } from '../demo-data.ts';

const jebelAli: DemoPlace = { line: 'Warehouse 12, Jebel Ali Industrial 1', regionId: 2, city: 'Dubai', pincode: '' };
const sharjah: DemoPlace = { line: 'Industrial Area 13, Street 4', regionId: 3, city: 'Sharjah', pincode: '' };
const mussafah: DemoPlace = { line: 'M-17, Plot 88', regionId: 1, city: 'Musaffah', pincode: '' };
const ajman: DemoPlace = { line: 'New Industrial Area, Shed 5', regionId: 4, city: 'Ajman', pincode: '' };

export const emiratesCustomers: DemoCustomers = {
  people: {
    active: {
      ...{ company: 'Al Noor Marine Engineering', title: 'Mr', firstName: 'Khalid', lastName: 'Rahman' },
      ...{ mobile: '+971501234567', taxNumber: '100345678900003', home: jebelAli },
    },
    newbalance0: {
      ...{ company: 'Creek Pump Services', title: 'Ms', firstName: 'Layla', lastName: 'Haddad' },
      ...{ mobile: '+971502345678', taxNumber: '100456789100003', home: jebelAli },
    },
    overdue: {
      ...{ company: 'Northern Crushers', title: 'Mr', firstName: 'Yusuf', lastName: 'Karim' },
      ...{ mobile: '+971503456789', taxNumber: '100567891200003', home: sharjah },
    },
    approval: {
      ...{ company: 'Mussafah Rig Workshop', title: 'Mr', firstName: 'Omar', lastName: 'Saleh' },
      ...{ mobile: '+971504567890', taxNumber: '100678912300003', home: mussafah },
    },
    pending: {
      ...{ company: 'Ajman Cable Drums', title: 'Mrs', firstName: 'Huda', lastName: 'Nasser' },
      ...{ mobile: '+971505678901', taxNumber: '100789123400003', home: ajman },
    },
    unregistered: {
      ...{ company: 'Deira Bearing House', title: 'Mr', firstName: 'Vijay', lastName: 'Menon' },
      ...{ mobile: '+971506789012', taxNumber: '100891234500003', home: jebelAli },
    },
  },
  listed: [
    {
      ...{ customerCode: 'C-1001', company: 'Hamriyah Marine Pumps', email: 'stores@hamriyah-pumps.example' },
      ...{ taxNumber: '100912345600003', home: sharjah },
    },
    {
      ...{ customerCode: 'C-1002', company: 'Al Quoz Gear Repair', email: 'purchase@alquoz-gears.example' },
      ...{ taxNumber: '100923456700003', home: jebelAli },
    },
  ],
  furtherPlaces: { verified: sharjah, unverified: mussafah },
  credit: { limitMinor: 300_000_00, periodDays: 30, graceDays: 5 },
};
