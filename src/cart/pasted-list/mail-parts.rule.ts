// An e-mail that is pasted whole: only its lines between greeting and signature can name items. The rest is folded away, and said.

const QUOTE = /^(?:\s?> ?)+/;
const HEAD_LINE =
  /^(?:from|sent|to|cc|bcc|subject|date|reply-to|importance|attachments?|von|gesendet|an|betreff|प्रेषक|विषय|من|إلى|الموضوع)\s?:/iu;
const OLDER =
  /^(?:on .{4,120} wrote:|am .{4,120} schrieb.{0,80}:|-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht) ?-{2,}|_{20,})$/i;
const CONTACT =
  /^(?:mob(?:ile)?|tel(?:ephone)?|phone|ph|fax|cell|whatsapp|e-?mail|web(?:site)?|gst(?:in)?|pan|cin|trn|iec|www\.\S)(?: ?(?:no|nr|number))?(?![a-z])|^\+\d{1,3}[ \d()-]{7,20}$|^[^\s@]+@[^\s@]+$|^https?:/i;

/** A line of an enquiry, also below a signature: it names a number and how many. */
function isEnquired(text: string): boolean {
  const number = text.search(/\d{3}/);
  return number >= 0 && /\d ?(?:nos?|pcs?|sets?|ea|pieces?)\b|\bqty\b/i.test(text.slice(number + 3));
}

type MailLine = { text: string; why: 'greeting' | 'mail' | undefined };

/** Each line with what it is, where it can name no item. Marks of quoted lines are left out. */
export function mailParts(written: readonly string[]): MailLine[] {
  const lines = written.map((line) => line.replace(QUOTE, ''));
  const isMail = lines.filter((line) => HEAD_LINE.test(line.trim())).length > 1;
  let isBehind = false;
  let namesItems = false;
  return lines.map((line): MailLine => {
    const text = line.trim();
    if (text === '') return { text: line, why: undefined };
    const isHead = isMail && HEAD_LINE.test(text);
    const isOlder = OLDER.test(text);
    // Below a list an older message follows; above any, a message that was handed on has the list.
    if (isOlder && namesItems) isBehind = true;
    if (isBehind || isOlder || isHead || CONTACT.test(text)) {
      return {
        text: line,
        why: isBehind && !isOlder && isEnquired(text) && !CONTACT.test(text) ? undefined : 'mail',
      };
    }
    if (isClosing(text) && namesItems) isBehind = true;
    if (isGreeting(line)) return { text: line, why: 'greeting' };
    if (/\d{3}/.test(text)) namesItems = true;
    return { text: line, why: undefined };
  });
}

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
const isClosing = (line: string): boolean => line.length <= 100 && !/\p{N}/u.test(line) && CLOSING.test(line.trim());
