// A unit of goods is reported by its unit quantity code of GST; one that has none is reported as others.

/** Source: the list of unit quantity codes (UQC) of GSTR-1. */
const unitQuantityCodes =
  'BAG BAL BDL BKL BOU BOX BTL BUN CAN CBM CCM CMS CTN DOZ DRM GGK GMS GRS GYD KGS KLR KME LTR MLT MTR MTS NOS OTH PAC PCS PRS QTL ROL SET SQF SQM SQY TBS TGM THD TON TUB UGS UNT YDS'.split(
    ' ',
  );

const otherNames                                   = {
  NO: 'NOS',
  PC: 'PCS',
  PIECE: 'PCS',
  PIECES: 'PCS',
  SETS: 'SET',
  PAIR: 'PRS',
  PAIRS: 'PRS',
  KG: 'KGS',
  L: 'LTR',
  LITRE: 'LTR',
  M: 'MTR',
  BOTTLE: 'BTL',
};

export function gstUnit(unit        )         {
  const name = unit.trim().replace(/\.$/, '').toUpperCase();
  const code = otherNames[name] ?? name;
  return unitQuantityCodes.includes(code) ? code : 'OTH';
}
