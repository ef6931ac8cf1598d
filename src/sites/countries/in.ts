import { msg } from '../../lib/i18n.ts';
import type { Branch, SiteFacts } from '../site-facts.ts';

/** What is the same on every site in India. */
export const india: Pick<
  SiteFacts,
  'country' | 'currency' | 'language' | 'tax' | 'taxRates' | 'taxDeduction' | 'law' | 'ewayBill' | 'region' | 'requires'
> = {
  country: 'IN',
  currency: 'INR',
  language: 'en-IN',
  tax: {
    label: 'GST',
    numberLabel: 'GSTIN',
    plainName: 'gst',
    numberPattern: '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$',
    splits: true,
    billedWhenPaid: false,
  },
  taxRates: { rates: [{ bp: 0 }, { bp: 5_00 }, { bp: 18_00 }, { bp: 40_00 }], newItemBp: 18_00 },
  taxDeduction: { label: 'TDS', sections: ['194Q', '194C', '194J', '194H', '195'] },
  // CGST Rules, 2017, rule 46 (g); Consumer Protection (E-Commerce) Rules, 2020, rule 4 (4) and (5).
  law: { tariffNumbers: true, grievanceOfficer: true },
  ewayBill: { aboveMinor: 50_000_00 },
  region: { label: msg('State') },
  requires: { city: true, pincode: true, otp: true },
};

type IndianBranch = Omit<Branch, 'code' | 'lines' | 'tradeLicence'> & { street: string };

export function indianBranch({ street, ...branch }: IndianBranch): Branch {
  const { name, pincode } = branch;
  return { ...branch, code: name.toLowerCase(), lines: [street, `${name} ${pincode}`] };
}
