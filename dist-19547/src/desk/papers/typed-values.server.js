import { formatCityLine } from '../../account/addresses/format-city-line.rule.js';
                                                                                    
import { t } from '../../lib/i18n.js';
import { regionName } from '../../sites/regions.data.js';
                                                

                                                                            

const maxAddresses = 10;

/** What the buyer typed, in the order in which it stands on a certificate. */
export function typedValues({ company, people, registrations, addresses }              , site      )               {
  const [registration] = registrations;
  const [person] = people;
  const number = registration?.pendingNumber ?? registration?.number ?? '';
  const signatory = [person?.title, person?.firstName, person?.lastName].filter(Boolean).join(' ');
  const placeOf = ({ line, cityName, pincode, regionId }                                   ) =>
    [line, formatCityLine(cityName, pincode, regionName(site.country, regionId))].filter(Boolean).join(', ');
  const of = (purpose                        ) =>
    addresses.filter((one) => one.purpose === purpose).slice(0, maxAddresses);
  return [
    { label: site.tax.numberLabel, value: number, is_code: true },
    { label: t`Legal name`, value: registration?.legalName ?? company, is_code: false },
    { label: t`Authorised Signatory`, value: signatory, is_code: false },
    ...of('billing').map((one) => ({ label: t`Billing address`, value: placeOf(one), is_code: false })),
    ...of('delivery').map((one) => ({ label: t`Delivery address`, value: placeOf(one), is_code: false })),
  ].filter(({ value }) => value !== '');
}
