// src/catalogue/items/gtin.rule.ts
var lengths = [
	8,
	12,
	13,
	14
];
/** Without the zeros that a longer form of the same GTIN begins with: 0012345678905 is 012345678905; undefined for other text. */
function readGtin(text) {
	const digits = text.trim();
	if (!/^\d{8}(?:\d{4,6})?$/.test(digits) || !hasCheckDigit(digits) || /^0+$/.test(digits)) return void 0;
	const significant = digits.replace(/^0+/, "");
	const length = lengths.find((one) => one >= significant.length) ?? significant.length;
	return significant.padStart(length, "0");
}
var hasCheckDigit = (digits) => withCheckDigit(digits.slice(0, -1)) === digits;
/** Weights 3 and 1 from the right. */
function withCheckDigit(digits) {
	return digits + (10 - [...digits].toReversed().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0) % 10) % 10;
}
export { readGtin as n, hasCheckDigit as t };
