                                                                            

const jebelAli            = { line: 'Warehouse 12, Jebel Ali Industrial 1', regionId: 2, city: 'Dubai', pincode: '' };
const sharjah            = { line: 'Industrial Area 13, Street 4', regionId: 3, city: 'Sharjah', pincode: '' };
const mussafah            = { line: 'M-17, Plot 88', regionId: 1, city: 'Musaffah', pincode: '' };
const ajman            = { line: 'New Industrial Area, Shed 5', regionId: 4, city: 'Ajman', pincode: '' };

export const emiratesCustomers                = {
  people: {
    active: person(
      'Al Noor Marine Engineering',
      'Mr',
      'Khalid',
      'Rahman',
      '+971501234567',
      '100345678900003',
      jebelAli,
    ),
    newbalance0: person('Creek Pump Services', 'Ms', 'Layla', 'Haddad', '+971502345678', '100456789100003', jebelAli),
    overdue: person('Northern Crushers', 'Mr', 'Yusuf', 'Karim', '+971503456789', '100567891200003', sharjah),
    approval: person('Mussafah Rig Workshop', 'Mr', 'Omar', 'Saleh', '+971504567890', '100678912300003', mussafah),
    pending: person('Ajman Cable Drums', 'Mrs', 'Huda', 'Nasser', '+971505678901', '100789123400003', ajman),
    unregistered: person('Deira Bearing House', 'Mr', 'Vijay', 'Menon', '+971506789012', '100891234500003', jebelAli),
  },
  furtherPlaces: { verified: sharjah, unverified: mussafah },
  credit: { limitMinor: 300_000_00, periodDays: 30, graceDays: 5 },
};

function person(
  company        ,
  title        ,
  firstName        ,
  lastName        ,
  mobile        ,
  taxNumber        ,
  home           ,
)             {
  return { company, title, firstName, lastName, mobile, taxNumber, home };
}
