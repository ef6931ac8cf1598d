// Rupees are written out in crores and lakhs, dirhams in millions; both with their hundredths.

                                                      

                                                         

const systems         
           
                                                                                                    
  = {
  INR: {
    units: ['Rupee', 'Rupees'],
    hundredths: 'Paise',
    steps: [
      [10_000_000n, 'Crore'],
      [100_000n, 'Lakh'],
      [1_000n, 'Thousand'],
      [100n, 'Hundred'],
    ],
  },
  AED: {
    units: ['Dirham', 'Dirhams'],
    hundredths: 'Fils',
    steps: [
      [1_000_000_000n, 'Billion'],
      [1_000_000n, 'Million'],
      [1_000n, 'Thousand'],
      [100n, 'Hundred'],
    ],
  },
};

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** 'Rupees One Lakh Twelve Thousand and Eighty-Eight Paise Only'; `minor` is not negative. */
export function amountInWords(minor        , currency          )         {
  const { units, hundredths, steps } = systems[currency];
  const [one, many] = units;
  const whole = BigInt(Math.trunc(minor / 100));
  const rest = minor % 100;
  const unit = whole === 1n ? one : many;
  const fraction = rest === 0 ? '' : ` and ${spell(BigInt(rest), steps)} ${hundredths}`;
  return `${unit} ${spell(whole, steps)}${fraction} Only`;
}

function spell(number        , steps                        )         {
  if (number < 20n) return small[Number(number)] ?? '';
  if (number < 100n) {
    const ones = number % 10n;
    return `${tens[Number(number / 10n)]}${ones === 0n ? '' : `-${small[Number(ones)]}`}`;
  }
  const [size, name] = steps.find(([from]) => number >= from) ?? [100n, 'Hundred'];
  const rest = number % size;
  return `${spell(number / size, steps)} ${name}${rest === 0n ? '' : ` ${spell(rest, steps)}`}`;
}
