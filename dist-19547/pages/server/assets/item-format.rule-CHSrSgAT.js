import { a as msg, c as t, f as formatNumber, l as translate, p as memoize, t as currentLocale } from "./i18n-DQ6MZoeU.js";
// src/lib/dates.ts
var formatters = memoize(50);
var formatter = (key, locale, options) => formatters(`${locale} ${key}`, () => new Intl.DateTimeFormat(locale, options));
function dayOf(at, timeZone) {
	return formatter(`day ${timeZone}`, "sv-SE", {
		timeZone,
		dateStyle: "short"
	}).format(at);
}
function addDays(day, count) {
	const at = /* @__PURE__ */ new Date(`${day}T00:00:00Z`);
	at.setUTCDate(at.getUTCDate() + count);
	return at.toISOString().slice(0, 10);
}
function daysBetween(from, to) {
	return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 864e5);
}
function isWorkingDay(day, { workingDays, holidays }) {
	return workingDays.includes((/* @__PURE__ */ new Date(`${day}T00:00:00Z`)).getUTCDay()) && !holidays.includes(day);
}
function dayLocale() {
	const { language } = currentLocale();
	return language.startsWith("en") ? "en-GB" : language;
}
function formatDay(day) {
	return formatter("long day", dayLocale(), {
		timeZone: "UTC",
		day: "numeric",
		month: "short",
		year: "numeric"
	}).format(/* @__PURE__ */ new Date(`${day}T00:00:00Z`)).replace("Sept", "Sep");
}
function formatNearDay(day) {
	return formatter("near day", dayLocale(), {
		timeZone: "UTC",
		weekday: "short",
		day: "numeric",
		month: "short"
	}).format(/* @__PURE__ */ new Date(`${day}T00:00:00Z`)).replace(",", "").replace("Sept", "Sep");
}
/** ['18', 'Nov'] */
function dayAndMonth(day) {
	const parts = formatter("day and month", dayLocale(), {
		timeZone: "UTC",
		day: "numeric",
		month: "short"
	}).formatToParts(/* @__PURE__ */ new Date(`${day}T00:00:00Z`));
	const part = (type) => parts.find((one) => one.type === type)?.value ?? "";
	return [part("day"), part("month").replace("Sept", "Sep")];
}
function formatTime(at, timeZone) {
	return formatter(`time ${timeZone}`, "en-GB", {
		timeZone,
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23"
	}).format(at);
}
function formatDateTime(at, timeZone) {
	return `${formatDay(dayOf(at, timeZone))}, ${formatTime(at, timeZone)}`;
}
// src/catalogue/items/item-format.rule.ts
/** A value that is unknown or hidden from the viewer reads NA, never 0, empty or null. */
var notAvailable = msg("NA");
var countText = (count) => formatNumber(count, currentLocale().language);
/** In mm without trailing zeros: '25', '25.25'. */
var sizeText = (mm) => mm > 0 ? String(Number(mm.toFixed(3))) : translate(notAvailable);
var decimal = (digits) => new Intl.NumberFormat("en-GB", {
	minimumFractionDigits: digits,
	maximumFractionDigits: digits
});
var decimals = {
	2: decimal(2),
	3: decimal(3)
};
var sizesInMm = (item) => [
	item.Dimension_ID,
	item.Dimension_OD,
	item.Dimension_OW
].filter((mm) => mm > 0).map(sizeText).join(" × ");
function sizesText(item) {
	const sizes = sizesInMm(item);
	return sizes && t`${sizes} mm`;
}
var nameWithMaker = ({ brandname, itemname }) => itemname.startsWith(`${brandname} `) ? itemname : `${brandname} ${itemname}`;
var lightestShownKg = {
	2: .005,
	3: 5e-4
};
/** In kg; '< 0.01' instead of a rounded 0. */
function weightText(kg, digits) {
	if (!(kg > 0)) return translate(notAvailable);
	return kg < lightestShownKg[digits] ? `< ${10 ** -digits}` : decimals[digits].format(kg);
}
/** In kN with one decimal, two under 1 kN. */
var loadText = (kN) => kN > 0 ? kN.toFixed(kN < 1 ? 2 : 1) : translate(notAvailable);
var countOrNA = (count) => count > 0 ? countText(count) : translate(notAvailable);
var textOrNA = (text) => text || translate(notAvailable);
/** '100 per carton', 'Spray can, 12 per carton'. */
function packingText(packing, quantity) {
	if (!(quantity > 0)) return textOrNA(packing);
	const carton = t`${countText(quantity)} per carton`;
	return ["", "carton"].includes(packing.toLowerCase()) ? carton : `${packing}, ${carton}`;
}
/** '8482 10 20', the grouping of customs papers. */
var hsnText = (hsn) => textOrNA(hsn.replace(/^(\d{4})(\d{2})(\d{2})?$/, "$1 $2 $3").trim());
var availabilityDateLabels = {
	Stock: msg("Delivery {day}"),
	"Arriving Shortly": msg("Arrives {day}"),
	PRODUCTION: msg("Ready {day}")
};
function availabilityDateText(availability, expected) {
	const label = availabilityDateLabels[availability];
	return label && expected ? translate(label, { day: formatNearDay(expected) }) : void 0;
}
function availableQuantityText(free, nextQuantity, nextOn) {
	return [free > 0 && t`${countText(free)} in stock.`, nextQuantity > 0 && nextOn !== "" && nextWhen(nextQuantity, nextOn, free > 0)].filter(Boolean).join(" ") || void 0;
}
function nextWhen(quantity, on, more) {
	const [count, day] = [countText(quantity), formatNearDay(on)];
	return more ? t`${count} more by ${day}.` : t`${count} by ${day}.`;
}
var totalText = (total) => total >= 1e3 ? "1,000+" : String(total);
var sealTexts = {
	open: msg("Open"),
	"shield x1": msg("Shield, one side"),
	"shield x2": msg("Shields, two sides"),
	"contact seal x1": msg("Contact, one side"),
	"contact seal x2": msg("Contact, two sides"),
	"non-contact seal x1": msg("Non-contact, one side"),
	"non-contact seal x2": msg("Non-contact, two sides"),
	"low-friction seal x1": msg("Low friction, one side"),
	"low-friction seal x2": msg("Low friction, two sides"),
	"shield and seal": msg("Shield and seal")
};
var sealText = (seal) => translate(Object.hasOwn(sealTexts, seal) ? sealTexts[seal] : textOrNA(seal));
var matchLevelLabels = {
	identical: msg("Identical"),
	interchangeable: msg("Interchangeable"),
	"same-size": msg("Same size only")
};
var matchLevelText = (level) => translate(matchLevelLabels[level]);
var sentenceCase = (text) => text.charAt(0).toUpperCase() + text.slice(1);
var typeText = (type) => sentenceCase(translate(type).replace(/ (double row|inch|open|closed|with inner ring|without inner ring)$/, ", $1"));
var specialFeatureText = (mark) => mark.startsWith("with ") ? t`with ${mark.slice(5)}` : translate(mark);
/** Makers' tables name the width T for tapered roller bearings and H for thrust bearings. */
function widthLetter(type) {
	if (type.startsWith("tapered roller")) return "T";
	return /\bthrust\b/.test(type) ? "H" : "B";
}
function facetValueText(facet, value) {
	if (facet === "seal") return sealText(value);
	if (facet === "type") return typeText(value);
	return facet === "brand" ? value : translate(value);
}
export { formatNearDay as A, widthLetter as C, daysBetween as D, dayOf as E, isWorkingDay as M, formatDateTime as O, weightText as S, dayAndMonth as T, sizesText as _, facetValueText as a, totalText as b, matchLevelText as c, packingText as d, sealText as f, sizesInMm as g, sizeText as h, countText as i, formatTime as j, formatDay as k, nameWithMaker as l, sentenceCase as m, availableQuantityText as n, hsnText as o, sealTexts as p, countOrNA as r, loadText as s, availabilityDateText as t, notAvailable as u, specialFeatureText as v, addDays as w, typeText as x, textOrNA as y };
