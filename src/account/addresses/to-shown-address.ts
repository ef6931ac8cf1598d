import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import type { AddressRow } from './addresses.db.ts';
import type { ShownAddress } from './shown-address.ts';

type StoredAddress = Pick<AddressRow, 'line' | 'cityName' | 'pincode' | 'regionId'>;

export const toShownAddress = ({ country }: Site, stored: StoredAddress): ShownAddress => ({
  line: stored.line,
  city: stored.cityName,
  pincode: stored.pincode,
  region: regionName(country, stored.regionId),
});
