/** What is ordered with bearings and is none. */
export type OtherGoods =
  | 'V-belt'
  | 'timing belt'
  | 'chain'
  | 'taper bush'
  | 'coupling'
  | 'pulley'
  | 'oil seal'
  | 'O-ring'
  | 'circlip'
  | 'grease'
  | 'oil'
  | 'lubricator'
  | 'tool'
  | 'heating ring'
  | 'wheel bearing kit'
  | 'adhesive';

/** Words that a text begins with which asks for such goods, in capitals and with Latin letters for Cyrillic ones that look like them: 'oil seal 25x47x7', 'puller 22220'. */
export const goodsWords: readonly (readonly [pattern: RegExp, goods: OtherGoods])[] = [
  [
    /^(?:V[ -]?BELTS?|VEE[ -]?BELTS?|WEDGE BELTS?|POLY[ -]?V BELTS?|FAN BELTS?|KEILRIEMEN|COURROIES?|CORREAS?|PEMEHЬ|PEMHИ)(?!\p{L})/u,
    'V-belt',
  ],
  [/^(?:TIMING BELTS?|TOOTHED BELTS?)(?!\p{L})/u, 'timing belt'],
  [
    /^(?:(?:ROLLER |TRANSMISSION |CONVEYOR |DRIVE )?CHAINS?(?: LINKS?)?|SPROCKETS?|KETTEN?|CHAINES?|ЦEПЬ)(?!\p{L})/u,
    'chain',
  ],
  [/^(?:TAPER(?:ED)?[ -]?(?:LOCK )?BUSH(?:ES|INGS?)?|TAPER[ -]?LOCK)(?!\p{L})/u, 'taper bush'],
  [/^(?:(?:GEAR |JAW |TYRE |LOVEJOY |FLEXIBLE )?COUPLINGS?)(?!\p{L})/u, 'coupling'],
  [/^(?:V?-?(?:BELT )?PULLEYS?)(?!\p{L})/u, 'pulley'],
  [
    /^(?:(?:(?:ROTARY )?(?:SHAFT |OIL |GREASE |LIP |RADIAL ))SEALS?|V[ -]?RINGS?|SIMMERRINGE?|WELLENDICHTRINGE?|JOINTS? (?:SPI|A LEVRES|À LÈVRES)|RETEN(?:ES)?|RETÉN|CAЛЬHИK|MAHЖETA)(?!\p{L})/u,
    'oil seal',
  ],
  [/^(?:O[ -]RINGS?)(?!\p{L})/u, 'O-ring'],
  [
    /^(?:(?:INTERNAL |EXTERNAL |INT\.? |EXT\.? )?CIRCLIPS?|SEEGER(?: RINGS?)?|SICHERUNGSRINGE?|CTOПOPHOE KOЛЬЦO)(?!\p{L})/u,
    'circlip',
  ],
  [/^(?:(?:BEARING )?GREASES?(?! NIPPLE| SEAL| GUN)|FETT|GRAISSES?|GRASAS?|CMAЗKA)(?!\p{L})/u, 'grease'],
  [/^(?:(?:LUBRICATING |HYDRAULIC |GEAR )OILS?|HUILES?|ACEITES?|MACЛO)(?!\p{L})/u, 'oil'],
  [/^(?:GREASE (?:NIPPLE|GUN)S?|LUBRICATORS?)(?!\p{L})/u, 'lubricator'],
  [/^(?:(?:BEARING |HYDRAULIC |MECHANICAL )?(?:PULLERS?|EXTRACTORS?)|HOOK SPANNERS?|C[ -]SPANNERS?)(?!\p{L})/u, 'tool'],
  [/^(?:(?:BEARING |INDUCTION )+HEATERS?)(?!\p{L})/u, 'tool'],
  [/^(?:HEATING RINGS?)(?!\p{L})/u, 'heating ring'],
  [/^(?:LOCTITE|ANAEROBIC|ADHESIVES?)(?!\p{L})/u, 'adhesive'],
];

/** Words that name such goods behind the number. */
export const goodsWordsBehind: readonly (readonly [pattern: RegExp, goods: OtherGoods])[] = [
  [/^(?:V[ -]?BELTS?|VEE[ -]?BELTS?|(?:CLASSICAL |WEDGE )BELTS?)(?![A-Z])/, 'V-belt'],
  [/^(?:TIMING BELTS?)(?![A-Z])/, 'timing belt'],
  [/^(?:OIL SEALS?|SHAFT SEALS?)(?![A-Z])/, 'oil seal'],
  [/^(?:O[ -]RINGS?)(?![A-Z])/, 'O-ring'],
  [/^(?:CIRCLIPS?)(?![A-Z])/, 'circlip'],
  [/^(?:(?:ROLLER )?CHAINS?|SPROCKETS?)(?![A-Z])/, 'chain'],
  [/^(?:COUPLINGS?)(?![A-Z])/, 'coupling'],
  [/^(?:PULLERS?|EXTRACTORS?)(?![A-Z])/, 'tool'],
];

/**
 * Numbers that only such goods have, in capitals. Sources: makers SKF (tools, greases, lubricators, kits and belts by their first
 * letters), ISO 4184 and RMA (V-belts), ISO 5296 (timing belts).
 */
export const goodsNumbers: readonly (readonly [pattern: RegExp, goods: OtherGoods])[] = [
  [/^TMBR(?![A-Z])/, 'heating ring'],
  [/^VKBA ?\d{3,4}(?!\d)/, 'wheel bearing kit'],
  [/^(?:TM[A-Z]{2}|T[IK][A-Z]{1,2}|TH[ACGHK][PDI])(?![A-Z]) ?(?:[A-Z]{0,3}\d|T[SF]-)/, 'tool'],
  [/^HN[AM]? ?\d{1,2}(?:-\d{1,2})?(?:\/(?:SNL|SET))?$/, 'tool'],
  [/^(?:HMVC?|EAZ) ?\d{1,3}(?:\/\d{2,3})? ?[A-H]?$/, 'tool'],
  [/^(?:(?:22[67]4\d\d|72[89]\d{3}) ?[A-Z]?(?:-\d{1,2})?|10[0-2]\d{4} ?[A-E])$/, 'tool'],
  [/^LG[A-Z]{2} ?\d/, 'grease'],
  [/^LMCG ?\d/, 'grease'],
  [/^L[FH](?:DF|FT|FM|FP|HT|MT|FL) ?\d/, 'oil'],
  [/^(?:LA(?!X)[A-Z]{2}[ -]?[A-Z]?\d|TL(?:SD|MR|DC|MP|GB|GH|GU|RC|RS|SU|RD|RU) ?\d)/, 'lubricator'],
  [/^PHG (?:IN )?[A-Z\d]/, 'V-belt'],
  [/^PHC ?\d/, 'chain'],
  [/^PHP ?\d/, 'pulley'],
  [/^PHF ?(?:TB|RSB|HRC)/, 'coupling'],
];

/** The same of numbers that a bearing might have, without separators: only where no bearing is read. */
export const likelyGoodsNumbers: readonly (readonly [pattern: RegExp, goods: OtherGoods])[] = [
  [/^(?:[A-E]|Z)\d{2,3}$/, 'V-belt'],
  [/^[A-D]X\d{2,3}$/, 'V-belt'],
  [/^X?SP[ZABC]X?\d{3,4}$|^XP[ZABC]\d{3,4}$/, 'V-belt'],
  [/^[358]VX?\d{3,4}$/, 'V-belt'],
  [/^\d{1,2}P[JKLM]\d{3,4}$/, 'V-belt'],
  [/^\d{2,4}(?:XL|XH|H|L)(?:025|031|037|050|075|100|150|200|300|400)$/, 'timing belt'],
  [/^\d{2,4}(?:S?[358]M|14M|A?T(?:5|10|20))(?:\d{1,3})?$/, 'timing belt'],
  [/^(?:0[3-8]|10|12|16|20|24|28|32|40|48)[AB][1-6]?$/, 'chain'],
  [/^(?:TC[NV4]?|TB|TA|TG|SC|SB|SA|VC|VB|KC|HTCR?)\d{1,3}(?:\.\d)?X\d{1,3}(?:\.\d)?X\d/, 'oil seal'],
  [/^\d{1,3}(?:\.\d)?X\d{1,3}(?:\.\d)?X\d{1,2}(?:\.\d)?(?:TC|TB|SC|SB|VC|HTCR?|BASL|BAUM|NBR|FKM)/, 'oil seal'],
  [/^(?:HMSA?|HMS|CRW|CRWA)\d{1,3}/, 'oil seal'],
  [/^(?:DIN)?47[12](?:\d{1,3}(?:X[\d.]+)?)?$/, 'circlip'],
];
