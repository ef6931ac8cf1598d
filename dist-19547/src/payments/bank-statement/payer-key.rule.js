// A payer is recognised by the words of the bank's text that stay when its numbers and the bank's own words are taken out.

const ownWords = new Set(
  (
    'neft rtgs imps upi ach ecs nach tt ift inb ib mob mb cr dr by from to transfer trf tfr txn chq cheque chk clg clearing ' +
    'cash dep deposit self payment pmt paid towards against inward outward remittance fund funds bank ltd limited pvt ' +
    'private llc fze fzc co company and the ref no inv invoice bill order po for of swift charges ben rem in out ' +
    'credit debit returned return rtn reversal jan feb mar apr may jun jul aug sep oct nov dec'
  ).split(' '),
);

const maxWords = 6;

export function payerKey(text        )         {
  return namingWords(text).slice(0, maxWords).join(' ');
}

/** Lower case, without the bank's words and without what contains a digit. */
export function namingWords(text        )           {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !/\p{N}/u.test(word) && !ownWords.has(word));
}

const shortest = 3;

/** How much of a company's name the text contains, from 0 to 1; banks cut names off at their end. */
export function nameShare(company        , text        )         {
  const words = namingWords(company).filter((word) => word.length >= shortest);
  const given = namingWords(text);
  if (words.length === 0) return 0;
  const found = words.filter((word) => given.some((one) => one === word || isCutOff(one, word)));
  const [first = ''] = words;
  return found.includes(first) ? found.length / words.length : 0;
}

const isCutOff = (given        , word        ) => given.length >= shortest && word.startsWith(given);
