import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { formatCityLine } from '../addresses/format-city-line.rule.ts';
import { chosenCity, regionNamed } from '../addresses/regions.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';
import { type OwnNumbers, type RegistrationForm, registrationErrors } from './registration-form.rule.ts';
import type { NewRegistration } from './save-registration.db.ts';

/** Refuses all wrong fields at once. */
export function readRegistration(form: RegistrationForm, site: Site, numbers: OwnNumbers): NewRegistration {
  const region = regionNamed(site.country, form.state);
  const regionId = region?.id ?? 0;
  refuseFields(registrationErrors({ ...form, state: String(regionId) }, site, numbers));
  const city = chosenCity(site.country, { id: 0, name: form.city }, regionId);
  return {
    number: normalizeTaxNumber(form.tax_number),
    legalName: form.legal_name,
    regionId,
    line: form.address,
    cityId: city?.id ?? null,
    cityName: city?.name ?? form.city,
    pincode: form.pincode,
  };
}

type Place = Pick<NewRegistration, 'line' | 'cityName' | 'pincode' | 'regionId'>;

export const principalAddress = ({ line, cityName, pincode, regionId }: Place, { country }: Site): string =>
  [line, formatCityLine(cityName, pincode, regionName(country, regionId))].filter(Boolean).join(', ');
