// What an e-mail says before and after its list names no item: 'Dear Sir,', 'Kindly quote for the items below:', 'Regards'.

const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|respected|sirs?|madam|regards|(?:best|warm|kind|with) (?:\w+ )?regards|thanks|thank you|thanking you|yours (?:faithfully|sincerely)|السلام عليكم|مرحبا|تحية|شكرا|مع التحية)(?![\p{L}\p{N}])/iu;
const REQUEST = [
  /^(?:please|pls|plz|kindly|we|the|as|i)\b/i,
  /\b(?:quote|offer|send|provide|share|need|require|following|below|attached)\b/i,
  /\b(?:items?|bearings?|following|below|list|requirements?|prices?|rates?|quotation|availability)\b/i,
];

/** Without a digit, so that no number and no quantity is lost. */
export function isGreeting(line: string): boolean {
  if (line.length > 100 || /\p{N}/u.test(line) || line.includes('\t')) return false;
  const text = line.trim();
  return GREETING.test(text) || REQUEST.every((part) => part.test(text));
}

const CLOSING =
  /^(?:regards|(?:best|warm|kind|with) (?:\w+ )?regards|thanks(?: (?:&|and) regards)?|thank you|thanking you|yours (?:faithfully|sincerely)|mit freundlichen grüßen|धन्यवाद|مع التحية|شكرا)(?![\p{L}\p{N}])/iu;

/** What follows is a signature. */
export const isClosing = (line: string): boolean =>
  line.length <= 100 && !/\p{N}/u.test(line) && CLOSING.test(line.trim());
