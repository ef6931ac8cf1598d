// An IBAN is right when its characters, with the first four at the end and letters as numbers, leave 1 when divided by 97 (ISO 13616).

export function isIban(text        )          {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
