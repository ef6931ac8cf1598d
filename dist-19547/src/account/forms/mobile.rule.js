                                                         

/**
 * A mobile number has ten digits from 6–9 in India, nine from 5 in the Gulf, with or without 0 or country code.
 * Blanks, dots, dashes and brackets are ignored; undefined when it is not a mobile number.
 */
export function parseMobile(text        , country         )                     {
  const { code, own } = numberings[country];
  const digits = text.replace(/[ .()-]/g, '');
  const rest = [`+${code}`, `00${code}`, code, '0', ''].flatMap((lead) =>
    digits.startsWith(lead) ? [digits.slice(lead.length)] : [],
  );
  const number = rest.find((one) => own.test(one));
  return number && `+${code}${number}`;
}

                                               

const numberings                             = {
  IN: { code: '91', own: /^[6-9]\d{9}$/ },
  AE: { code: '971', own: /^5\d{8}$/ },
};
