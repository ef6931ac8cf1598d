import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import type { CustomerView } from '../../account/customers/customer-view.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';

export type TypedValue = { label: string; value: string; isCode: boolean };

const maxAddresses = 10;

/** What the buyer typed, in the order in which it stands on a certificate. */
export function typedValues({ company, people, registrations, addresses }: CustomerView, site: Site): TypedValue[] {
  const [registration] = registrations;
  const [person] = people;
  const number = registration?.pendingNumber ?? registration?.number ?? '';
  const signatory = [person?.title, person?.firstName, person?.lastName].filter(Boolean).join(' ');
  const placeOf = ({ line, cityName, pincode, regionId }: CustomerView['addresses'][number]) =>
    [line, formatCityLine(cityName, pincode, regionName(site.country, regionId))].filter(Boolean).join(', ');
  const of = (purpose: 'billing' | 'delivery') =>
    addresses.filter((one) => one.purpose === purpose).slice(0, maxAddresses);
  return [
    { label: site.tax.numberLabel, value: number, isCode: true },
    { label: 'Legal name', value: registration?.legalName ?? company, isCode: false },
    { label: 'Authorised Signatory', value: signatory, isCode: false },
    ...of('billing').map((one) => ({ label: 'Billing address', value: placeOf(one), isCode: false })),
    ...of('delivery').map((one) => ({ label: 'Delivery address', value: placeOf(one), isCode: false })),
  ].filter(({ value }) => value !== '');
}
