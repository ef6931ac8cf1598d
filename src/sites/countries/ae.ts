import { msg } from '../../lib/i18n.ts';
import type { SiteFacts } from '../site-facts.ts';

/** What is the same on every site in the United Arab Emirates. */
export const emirates: Pick<
  SiteFacts,
  'country' | 'currency' | 'language' | 'tax' | 'taxRates' | 'law' | 'region' | 'requires'
> = {
  country: 'AE',
  currency: 'AED',
  language: 'en-AE',
  tax: {
    label: 'VAT',
    numberLabel: 'TRN',
    plainName: 'trn',
    numberPattern: '^[1-9][0-9]{14}$',
    splits: false,
    billedWhenPaid: true,
  },
  taxRates: { rates: [{ bp: 0 }, { bp: 5_00 }], newItemBp: 5_00 },
  law: { tariffNumbers: false, grievanceOfficer: false },
  region: { label: msg('Emirate') },
  requires: { city: false, pincode: false, otp: false },
};
