// What the heads of a buyer's columns mean, in English, German, Hindi and Arabic. The first that fits counts.

export type ColumnKind =
  /** Names the item; `rank` says how well. */
  | 'item'
  /** How many are wanted: 'Required Qty', 'PO Quantity'. */
  | 'required'
  | 'quantity'
  /** Counts something else: the stock, the minimum, what a pack holds, the need of a year. */
  | 'otherQuantity'
  | 'make'
  | 'unit'
  /** Follows the number in a column of its own: '2RS C3'. */
  | 'suffix'
  | 'bore'
  | 'outside'
  | 'width'
  | 'price'
  | 'running'
  | 'note';

/** The rank of 'Our code': it names an item of the buyer's own list. */
export const OWN_NUMBER = 6;

export type ColumnHead = { kind: ColumnKind; rank: number };

const count =
  '(?:qty|qnty|quantity|quantities|pcs|pieces|nos|count|units|anzahl|menge|stück|stk|मात्रा|संख्या|नग|كمية|الكمية|العدد|عدد)';
const elsewhere =
  '(?:stock|available|avail|avl|on.?hand|in.?hand|closing|opening|min|minimum|max|maximum|moq|re.?order|pack|packs|packing|pkg|carton|box|per|annual|annually|yearly|year|monthly|month|weekly|consumption|usage|issued|balance|bal|reserved|received|delivered|dispatched|supplied|last|previous|old|free|bestand|lagerbestand|mindestmenge|jahresmenge|jahresbedarf|verpackungseinheit|स्टॉक|वार्षिक|मासिक|المخزون|المتوفر|السنوية|الشهرية)';
const place =
  '(?:for )?(?:machine|m\\/c|motor|pump|gear ?box|item|pos|position|line|page|rack|bin|loc|location|shelf|lot|batch|tag|drg|drawing|model)';
/** '6205 ZZ stock 250', '6205 ZZ for m/c no. 12': the number behind the word is not what is ordered. */
export const SOMETHING_ELSE = new RegExp(
  `^(.*?\\w)[ ,;:(-]{1,3}((?:${elsewhere}|${place})(?![\\p{L}])\\.?(?: ?(?:qty|no|nr|code)\\.?)?[ .:=#-]{1,3}\\d{1,6})$`,
  'iu',
);
const wanted =
  '(?:required|requirement|requirements|reqd|req|order|ordered|ordering|indent|indented|po|pr|need|needed|demand|enquiry|inquiry|rfq|bestellmenge|bedarf|bedarfsmenge|आवश्यक|المطلوبة|المطلوب|مطلوب)';

const word = (words: string) => new RegExp(`(?<![\\p{L}])${words}(?![\\p{L}])`, 'iu');
const alone = (words: string) => new RegExp(`^(?:${words})$`, 'iu');

/** Letter case tells sizes apart: 'd' is the bore, 'D' the outside diameter. */
const sizes: readonly (readonly [ColumnKind, RegExp])[] = [
  [
    'bore',
    /^(?:d|ID|i\.?d\.?|bore|bore (?:dia|diameter)|inn?er(?: ?dia(?:meter)?)?|inside(?: ?dia(?:meter)?)?|Bohrung|Innendurchmesser)$/,
  ],
  ['outside', /^(?:D|OD|o\.?d\.?|out(?:er|side)(?: ?dia(?:meter)?)?|Au(?:ß|ss)endurchmesser)$/],
  ['width', /^(?:B|T|H|C|W|OW|width|thickness|thk|height|breadth|Breite|Höhe)$/],
];

/** All patterns have to fit. */
const kinds: readonly (readonly [pattern: RegExp | readonly RegExp[], kind: ColumnKind, rank?: number])[] = [
  [
    word(
      '(?:price|rate|amount|value|cost|mrp|crcy|currency|gst|tax|hsn|discount|preis|betrag|wert|मूल्य|दर|राशि|السعر|المبلغ|الإجمالي)',
    ),
    'price',
  ],
  [alone('total'), 'price'],
  [word('(?:delivery|dispatch|due|date|eta|lead ?time|liefertermin|lieferdatum|datum|تاريخ|التسليم)'), 'note'],
  [
    alone(
      '#|no|nr|n°|(?:sr|sl|s|serial|line|pos|row|lfd)\\.? ?(?:no|nr|num|number|#)?|line item|position|क्र\\.?|क्रमांक|م',
    ),
    'running',
  ],
  [
    alone(
      '(?:remarks?|notes?|comments?|purpose|application|equipment|machine|location|where used|bemerkung(?:en)?|टिप्पणी|ملاحظات)',
    ),
    'note',
  ],
  [alone('(?:u ?o ?m|unit|unit of measure|oun|bun|einheit|me|इकाई|الوحدة)'), 'unit'],
  [alone('(?:our|sap|erp|internal|store|stores|bin|unsere?) .*'), 'item', OWN_NUMBER],
  [
    alone(
      '(?:make|brand|brand ?name|maker|mfr|mfg|oem|manufacturer|manufacturers? name|preferred make|approved makes?|makes?|hersteller|marke|fabrikat|मेक|निर्माता|ब्रांड|الماركة|الشركة المصنعة|الصانع)',
    ),
    'make',
  ],
  [[word(elsewhere), word(count)], 'otherQuantity'],
  [alone(elsewhere), 'otherQuantity'],
  [[word(wanted), word(count)], 'required'],
  [alone(`(?:to )?${wanted}`), 'required'],
  [alone('(?:part|bearing|item) nos|(?:भाग|बेयरिंग) संख्या'), 'item', 1],
  [word(count), 'quantity'],
  [
    word(
      '(?:part|designation|bearing|type|typ|model|mpn|catalogue|catalog|cat|bezeichnung|lager|बेयरिंग|رقم القطعة|رقم الصنف)',
    ),
    'item',
    1,
  ],
  [alone('(?:suffix|suffixes|seal|sealing|shield|clearance|nachsetzzeichen)'), 'suffix'],
  [
    word(
      '(?:item|items|product|article|artikel|artikelnummer|sku|size|ref|reference|your code|भाग|वस्तु|البند|الصنف|المنتج)',
    ),
    'item',
    2,
  ],
  [word('(?:material|المادة|सामग्री)'), 'item', 3],
  [word('(?:description|desc|particulars|details|short text|text|beschreibung|विवरण|الوصف|البيان)'), 'item', 4],
  [word('(?:code|number|no)'), 'item', 5],
];

/** No head of a column is longer. A digit at its end counts columns: 'Bearing 2'. */
const isHead = (text: string) => text.length > 0 && text.length <= 60 && /^\D*\d?$/.test(text);

export function headOf(cell: string): ColumnHead | undefined {
  const written = cell.replace(/\s+/g, ' ').trim();
  if (!isHead(written)) return undefined;
  const bare = written.replace(/ ?[([](?:mm|nos?|pcs|in)\.?[)\]]$/i, '').replace(/[.:*]{1,3}$/, '');
  const size = sizes.find(
    ([, pattern]) => pattern.test(bare) || pattern.test(bare.toLowerCase().length > 1 ? bare.toLowerCase() : ''),
  );
  if (size) return { kind: size[0], rank: 0 };
  const text = bare
    .replace(/\./g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[’']s?\b/g, '')
    .trim();
  const found = kinds.find(([pattern]) => [pattern].flat().every((one) => one.test(text)));
  if (!found || text.split(' ').length > (found[1] === 'item' ? 4 : 6)) return undefined;
  return { kind: found[1], rank: found[2] ?? 0 };
}
