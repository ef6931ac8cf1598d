import { boreFromCode, boreOf, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { inchesToMm } from '../dimensions/inches.ts';
import { inchSleeveShafts, sleeveShaftsMm, withdrawalShaftsMm } from '../dimensions/sleeve.data.ts';
import { type BasicNumber, type BasicNumberCandidate, basicNumber } from './basic-number.ts';

const shaftIn = (boreMm: number | undefined): number | undefined => valuesIn(sleeveShaftsMm, boreMm ?? 0)[0];

const accessory = (
  number: string,
  type: 'housing' | 'adapter sleeve' | 'withdrawal sleeve',
  series: string,
  source: string,
  shaftMm: number,
): BasicNumber => basicNumber(number, type, series, { ...NO_DIMENSIONS, boreMm: shaftMm }, source);

/** H310 fits a tapered bore of 50 mm (bore code 10) on a shaft of 45 mm: the bore of the sleeve. Letters behind are those of its nut. */
function matchSleeves(text: string): BasicNumberCandidate[] {
  const found = /^(HE|HA|HS|H|OH)(2|3|23|30|31|32|39)(\d\d|\/\d{3})(?:E[HL]?|H|HE|HT?L|TL|L)?(?![A-Z0-9])/.exec(text);
  const shaft = shaftIn(boreOf(found?.[3] ?? ''));
  if (!found || shaft === undefined) return [];
  const [number, letters = '', series = '', code = ''] = found;
  const basic = accessory(number, 'adapter sleeve', letters + series, 'ISO 2982-1', shaft);
  // HE, HA and HS have an inch shaft
  const [sixteenths] = valuesIn(inchSleeveShafts[letters] ?? '', code);
  const boreMm = sixteenths === undefined ? null : inchesToMm(sixteenths / 16);
  const isInch = /^H[EAS]/.test(letters);
  return [{ basic: isInch ? { ...basic, sizes: { ...NO_DIMENSIONS, boreMm } } : basic, end: number.length, cost: 0 }];
}

/** AH310, AHX310 and AH310X fit a tapered bore of 50 mm on a shaft of 45 mm; AOH has ducts for oil, and G another thread. */
function matchWithdrawalSleeves(text: string): BasicNumberCandidate[] {
  const found = /^(AO?H)X?(2|3|22|23|30|31|32|39|240|241)(\d\d|\/\d{3})(?:X|(G))?(?![A-Z0-9])/.exec(text);
  const [shaft] = valuesIn(withdrawalShaftsMm, boreOf(found?.[3] ?? '') ?? 0);
  if (!found || shaft === undefined) return [];
  const [written, letters = '', series = '', code = '', thread = ''] = found;
  const basic = accessory(letters + series + code + thread, 'withdrawal sleeve', letters + series, 'ISO 2982-1', shaft);
  return [{ basic, end: written.length, cost: 0 }];
}

/**
 * SNL510: a split plummer block for bearings of bore code 10 on an adapter sleeve; SNL210 for a cylindrical bore, SD3134 for
 * 23134. SOFN517 AF / AL / BF / BL is one price for all variants.
 */
function matchPlummerBlocks(text: string): BasicNumberCandidate[] {
  const found =
    /^(?:SIB(?=SOFN))?(FSNL|SNLN|SNL|SNH|SNG|SNA|SN|SD|SSN|SSNLD|SOFN|SE)([2356])(\d\d)(?:[36]\d\d)?(?!\d)/.exec(
      text,
    ) ?? /^(SNLN?|SD)(3[01])(\d\d)(?!\d)/.exec(text);
  const bore = boreFromCode(found?.[3] ?? '');
  if (!found || bore === undefined) return [];
  const [written, letters = '', series = ''] = found;
  const shaft = /[56]|3\d/.test(series) ? shaftIn(bore) : bore;
  if (shaft === undefined) return [];
  const basic = accessory(`${letters}${series}${found[3]}`, 'housing', letters + series, 'ISO 113', shaft);
  const isOfAll = text.startsWith('AF/AL/BF/BL', written.length);
  return [{ basic, end: written.length + (isOfAll ? 'AF/AL/BF/BL'.length : 0), cost: 0 }];
}

/**
 * SAF22515, also SAF515, has an inch shaft that is not in the number, SNH22515 of SKF in India is for a bearing 22215, and
 * SNV120 is named by the outside of its bearing.
 */
function matchHousingsWithoutShaft(text: string): BasicNumberCandidate[] {
  const found =
    /^(SAFS?|SDAF)(?:22)?([2356])(\d\d)(?![A-Z0-9])/.exec(text) ??
    /^(SNH)(225)(\d\d)(?!\d)/.exec(text) ??
    /^(SNV)(\d)(\d\d)(?!\d)/.exec(text);
  if (!found || boreFromCode(found[3] ?? '') === undefined) return [];
  const [number, letters = ''] = found;
  const source = { SNV: 'maker FAG', SNH: 'maker SKF' }[letters] ?? 'ABMA 8.2';
  const basic = basicNumber(number, 'housing', letters, NO_DIMENSIONS, source);
  return [{ basic, end: number.length, cost: 0 }];
}

/** P205, F205: the empty housing of UCP205, UCF205; its bore is the one of the insert. */
function matchInsertHousings(text: string): BasicNumberCandidate[] {
  const found = /^(P|F|FL|FC|FS|PA|PH|T)([23X])(\d\d)(?![A-Z0-9])/.exec(text);
  const bore = boreFromCode(found?.[3] ?? '');
  if (!found || bore === undefined) return [];
  const basic = accessory(found[0], 'housing', (found[1] ?? '') + (found[2] ?? ''), 'JIS B 1559', bore);
  return [{ basic, end: found[0].length, cost: 0 }];
}

export const matchAccessoryNumbers = (text: string): BasicNumberCandidate[] => [
  ...matchSleeves(text),
  ...matchWithdrawalSleeves(text),
  ...matchPlummerBlocks(text),
  ...matchHousingsWithoutShaft(text),
  ...matchInsertHousings(text),
];
