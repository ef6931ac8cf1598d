export type DemoPlace = { line: string; regionId: number; city: string; pincode: string };

export type DemoPerson = {
  company: string;
  title: string;
  firstName: string;
  lastName: string;
  mobile: string;
  taxNumber: string;
  home: DemoPlace;
};

export type DemoListedCustomer = {
  customerCode: string;
  company: string;
  email: string;
  taxNumber: string;
  home: DemoPlace;
};

/** The part of the demo people's addresses before @zwz.example. */
export type DemoRole = 'active' | 'newbalance0' | 'overdue' | 'approval' | 'pending' | 'unregistered';

export type DemoCustomers = {
  people: Readonly<Record<DemoRole, DemoPerson>>;
  /** Known to the seller, without an account. */
  listed: readonly DemoListedCustomer[];
  furtherPlaces: { verified: DemoPlace; unverified: DemoPlace };
  /** Amounts in minor units. */
  credit: { limitMinor: number; periodDays: number; graceDays: number };
};

export type DemoData = DemoCustomers & {
  /** How many items of which maker it sells. */
  assortment: Readonly<Record<string, number>>;
};
