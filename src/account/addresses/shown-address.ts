import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import type { AddressRow } from './addresses.db.ts';

/** An address as staff see it. */
export type ShownAddress = { line: string; city: string; pincode: string; region: string };

export const shownAddressText = ({ line, city, pincode, region }: ShownAddress): string =>
  [line, city, pincode, region].filter(Boolean).join(', ');

type StoredAddress = Pick<AddressRow, 'line' | 'cityName' | 'pincode' | 'regionId'>;

export const toShownAddress = ({ country }: Site, stored: StoredAddress): ShownAddress => ({
  line: stored.line,
  city: stored.cityName,
  pincode: stored.pincode,
  region: regionName(country, stored.regionId),
});
