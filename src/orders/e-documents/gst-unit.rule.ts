// A unit of goods is reported by its unit quantity code of GST; one that has none is reported as others.

/** Source: the list of unit quantity codes (UQC) of GSTR-1, as its offline tool writes them. */
const unitQuantityCodes: ReadonlyMap<string, string> = new Map(
  'BAG-BAGS,BAL-BALE,BDL-BUNDLES,BKL-BUCKLES,BOU-BILLION OF UNITS,BOX-BOX,BTL-BOTTLES,BUN-BUNCHES,CAN-CANS,CBM-CUBIC METERS,CCM-CUBIC CENTIMETERS,CMS-CENTIMETERS,CTN-CARTONS,DOZ-DOZENS,DRM-DRUMS,GGK-GREAT GROSS,GMS-GRAMMES,GRS-GROSS,GYD-GROSS YARDS,KGS-KILOGRAMS,KLR-KILOLITRE,KME-KILOMETRE,LTR-LITRES,MLT-MILILITRE,MTR-METERS,MTS-METRIC TON,NOS-NUMBERS,OTH-OTHERS,PAC-PACKS,PCS-PIECES,PRS-PAIRS,QTL-QUINTAL,ROL-ROLLS,SET-SETS,SQF-SQUARE FEET,SQM-SQUARE METERS,SQY-SQUARE YARDS,TBS-TABLETS,TGM-TEN GROSS,THD-THOUSANDS,TON-TONNES,TUB-TUBES,UGS-US GALLONS,UNT-UNITS,YDS-YARDS'
    .split(',')
    .map((written) => [written.slice(0, 3), written]),
);

const otherNames: Readonly<Record<string, string>> = {
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

export function gstUnit(unit: string): string {
  const name = unit.trim().replace(/\.$/, '').toUpperCase();
  const code = otherNames[name] ?? name;
  return unitQuantityCodes.has(code) ? code : 'OTH';
}

/** 'NOS-NUMBERS', as the tables of GSTR-1 name it. */
export const gstUnitText = (unit: string): string => unitQuantityCodes.get(gstUnit(unit)) ?? '';
