                                                

/** A tax number is accepted or refused by the site's pattern alone. */
export function isTaxNumber(number        , { numberPattern }                                    )          {
  return new RegExp(numberPattern).test(number);
}

export function normalizeTaxNumber(text        )         {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
