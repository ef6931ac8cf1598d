/**
 * What people write in words, and the suffix that says the same. In capitals, matched as whole words in this order; '' are
 * words that say nothing about the bearing's form. Sealed and shielded without a side are both sides, as the trade sells
 * them.
 */
export const phrases: readonly (readonly [words: string, suffix: string])[] = [
  ['SEALED ON BOTH SIDES|SEALED BOTH SIDES|SEALED BOTH SIDE|BOTH SIDES SEALED|BOTH SIDE SEALED|BOTH SIDE SEAL', '2RS'],
  ['SEALED ON ONE SIDE|SEALED ONE SIDE|ONE SIDE SEALED|ONE SIDE SEAL|SINGLE SEALED|SINGLE SEAL', 'RS'],
  [
    'DOUBLE RUBBER SEALED|DOUBLE RUBBER SEAL|DOUBLE SEALED|DOUBLE SEAL|TWO SEALS|2 SEALS|RUBBER SEALS|RUBBER SEALED',
    '2RS',
  ],
  [
    'BOTH SIDES RUBBER SEAL|BOTH SIDE RUBBER SEAL|BOTH SIDES RUBBER|BOTH SIDE RUBBER|RUBBER BOTH SIDES|RUBBER BOTH SIDE',
    '2RS',
  ],
  ['WITHOUT RUBBER SEALS|WITHOUT RUBBER SEAL|WITHOUT METAL SHIELDS|WITHOUT METAL SHIELD', ''],
  ['WITHOUT SEALS|WITHOUT SEAL|WITHOUT SHIELDS|WITHOUT SHIELD', ''],
  ['RUBBER SEAL|WITH SEALS|WITH SEAL|SEALED', '2RS'],
  [
    'SHIELDED ON BOTH SIDES|SHIELDED BOTH SIDES|BOTH SIDES SHIELDED|BOTH SIDE SHIELD|DOUBLE SHIELDED|DOUBLE SHIELD',
    '2Z',
  ],
  ['SHIELDED ON ONE SIDE|SHIELDED ONE SIDE|ONE SIDE SHIELDED|ONE SIDE SHIELD|SINGLE SHIELDED|SINGLE SHIELD', 'Z'],
  ['METAL SHIELDED|METAL SHIELDS|METAL SHIELD|STEEL SHIELD|WITH SHIELDS|SHIELDED', '2Z'],
  ['NYLON CAGE|POLYAMIDE CAGE|PLASTIC CAGE|FIBRE CAGE|FIBER CAGE', 'TN'],
  ['BRASS CAGE|BRONZE CAGE', 'M'],
  ['STEEL CAGE|PRESSED STEEL CAGE', 'J'],
  ['TAPERED BORE|TAPER BORE|CONICAL BORE', 'K'],
  ['WITH SNAP RING GROOVE|SNAP RING GROOVE|WITH CIRCLIP GROOVE|CIRCLIP GROOVE', 'N'],
  ['WITH SNAP RING|WITH CIRCLIP|SNAP RING', 'NR'],
  ['STAINLESS STEEL|STAINLESS', 'INOX'],
  ['HYBRID CERAMIC|CERAMIC HYBRID|HYBRID|CERAMIC BALLS|CERAMIC BALL', 'HC'],
  ['INSULATED', 'VL0241'],
  ['15 DEGREES|15 DEGREE|15 DEG|15°', 'ANGLE15'],
  ['25 DEGREES|25 DEGREE|25 DEG|25°', 'ANGLE25'],
  ['30 DEGREES|30 DEGREE|30 DEG|30°', 'ANGLE30'],
  ['40 DEGREES|40 DEGREE|40 DEG|40°', 'ANGLE40'],
  ['WITH ADAPTER SLEEVE|WITH ADAPTOR SLEEVE|WITH SLEEVE|ADAPTER SLEEVE|ADAPTOR SLEEVE|SLEEVE', ''],
  ['ROD END|CAM FOLLOWER', ''],
  ['RADIAL CLEARANCE|INTERNAL CLEARANCE|CLEARANCE', ''],
  ['MADE IN CHINA|MADE IN INDIA|MADE IN JAPAN|MADE IN GERMANY|MADE IN ITALY|MADE IN FRANCE', ''],
  // German
  ['BEIDSEITIG ABGEDICHTET|MIT DICHTUNGEN|ABGEDICHTET', '2RS'],
  ['MIT DECKSCHEIBEN|DECKSCHEIBEN', '2Z'],
  ['MESSINGKÄFIG|MESSINGKAEFIG', 'M'],
  // Hindi in Latin letters
  ['DONO TARAF SEAL|DONO SIDE SEAL|DONO SEAL|RABAR SEAL|RUBBER WALA|SEAL WALA', '2RS'],
  ['DHAKKAN WALA|JALI WALA', '2Z'],
  ['KA BEARING|KI BEARING|KE LIYE', ''],
  // Russian, in the spelling that is left when letters that look like Latin ones are read as those
  ['С ДВУМЯ УПЛОТНЕНИЯМИ|С УПЛОТНЕНИЯМИ|ЗАКРЫТЫЙ', '2RS'],
  ['С ЗАЩИТНЫМИ ШАЙБАМИ', '2Z'],
];

/** Chinese stands without spaces beside the number. */
export const chinesePhrases: readonly (readonly [words: string, suffix: string])[] = [
  ['双面密封', '2RS'],
  ['带密封', '2RS'],
  ['密封', '2RS'],
  ['双面防尘盖', '2Z'],
  ['防尘盖', '2Z'],
  ['铜保持架', 'M'],
  ['尼龙保持架', 'TN'],
];

/** Chinese words for bearings and their types. */
export const chineseWords =
  /深沟球|调心球|角接触球|推力球|圆柱滚子|圆锥滚子|调心滚子|球面滚子|推力|滚针|外球面|关节|进口|原装|轴承|型号/gu;
