                                                                            

const pune            = { line: 'Plot 14, Chakan Industrial Area', regionId: 27, city: 'Pune', pincode: '410501' };
const ahmedabad            = { line: 'Gate 3, GIDC Vatva', regionId: 24, city: 'Ahmedabad', pincode: '382445' };
const bengaluru            = {
  line: 'Survey 88, Peenya 2nd Stage',
  regionId: 29,
  city: 'Bengaluru',
  pincode: '560058',
};
const chennai            = { line: '22 SIDCO Estate, Ambattur', regionId: 33, city: 'Chennai', pincode: '600098' };
const howrah            = { line: '7 Foreshore Road, Shibpur', regionId: 19, city: 'Howrah', pincode: '711102' };
const faridabad            = { line: 'Sector 24, Plot 119', regionId: 6, city: 'Faridabad', pincode: '121005' };
const delhi            = { line: 'B-41 Okhla Phase I', regionId: 7, city: 'Delhi', pincode: '110020' };

export const indianCustomers                = {
  people: {
    active: person('Western Gear & Pump', 'Mr', 'Rohan', 'Kulkarni', '+919820012345', '27AAACW1938G1ZB', pune),
    newbalance0: person('Deccan Fan Works', 'Ms', 'Meera', 'Iyer', '+919840023456', '33AAACS2210M1ZQ', chennai),
    overdue: person('Konkan Paper Mills', 'Mr', 'Sanjay', 'Patil', '+919870034567', '27AABCK4471P1Z1', pune),
    approval: person('Damodar Steel Rolling', 'Mr', 'Arup', 'Sen', '+919830045678', '19AADCB9034H1ZL', howrah),
    pending: person(
      'Faridabad Motor Rewinders',
      'Mrs',
      'Kavita',
      'Arora',
      '+919810056789',
      '06AAACD3381N1ZI',
      faridabad,
    ),
    unregistered: person('Okhla Conveyor Spares', 'Mr', 'Imran', 'Qureshi', '+919811067890', '07AAGCT7755R1ZC', delhi),
  },
  furtherPlaces: { verified: ahmedabad, unverified: bengaluru },
  credit: { limitMinor: 60_00_000_00, periodDays: 45, graceDays: 7 },
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
