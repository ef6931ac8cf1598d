// The codes of PINT AE: emirates, tax categories, and units of UN/ECE Recommendation 20.

const emirates                                   = {
  'Abu Dhabi': 'AUH',
  Dubai: 'DXB',
  Sharjah: 'SHJ',
  Ajman: 'AJM',
  'Umm Al Quwain': 'UAQ',
  'Ras Al Khaimah': 'RAK',
  Fujairah: 'FUJ',
};

/** '' for a place that is no emirate. */
export const emirateCode = (region        )         => emirates[region] ?? '';

/** Standard rated or zero rated: no goods are exempt (E), and only a designated zone is out of scope (O). */
export const taxCategory = (taxBp        )            => (taxBp > 0 ? 'S' : 'Z');

const units                                   = {
  NOS: 'H87',
  PCS: 'H87',
  SET: 'SET',
  SETS: 'SET',
  PAIR: 'PR',
  PRS: 'PR',
  KG: 'KGM',
  KGS: 'KGM',
  L: 'LTR',
  LTR: 'LTR',
  M: 'MTR',
  MTR: 'MTR',
};
const oneUnit = 'C62';

export const unitCode = (unit        )         => units[unit.trim().replace(/\.$/, '').toUpperCase()] ?? oneUnit;
