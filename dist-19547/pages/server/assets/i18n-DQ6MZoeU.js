// src/lib/memoize.ts
function memoize(maxEntries) {
	const entries = /* @__PURE__ */ new Map();
	return (name, make) => {
		const found = entries.get(name);
		if (found !== void 0) return found;
		const value = make();
		const [oldest] = entries.keys();
		if (oldest !== void 0 && entries.size >= maxEntries) entries.delete(oldest);
		entries.set(name, value);
		if (value instanceof Promise) value.catch(() => entries.delete(name));
		return value;
	};
}
// src/lib/format-number.ts
var numbersOf = memoize(10);
var pluralsOf = memoize(10);
var formatNumber = (count, language = "en") => numbersOf(language, () => new Intl.NumberFormat(language)).format(count);
function formatCount(count, forms, language = "en") {
	const rules = pluralsOf(language, () => new Intl.PluralRules(language));
	return `${formatNumber(count, language)} ${forms[rules.select(count)] ?? forms.other}`;
}
// src/lib/text-direction.ts
var rightToLeft = [
	"ar",
	"fa",
	"he",
	"ur"
];
function directionOf(language = "") {
	return rightToLeft.includes(language.split("-")[0]?.toLowerCase() ?? "") ? "rtl" : "ltr";
}
var bidiIsolate = (text) => `\u2068${text}\u2069`;
var isLeftToRight = (text) => !/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text);
// src/lib/i18n.ts
var defaultLocale = { language: "en" };
var localeProvider = () => void 0;
/** Returns the previous provider. On the server each request has its own locale, in a browser there is one. */
function setLocaleProvider(provider) {
	const previous = localeProvider;
	localeProvider = provider;
	return previous;
}
var currentLocale = () => localeProvider() ?? defaultLocale;
var isRtl = () => directionOf(currentLocale().language) === "rtl";
function t(sentence, ...values) {
	const { translations } = currentLocale();
	if (!translations) return sentence.reduce((text, part, index) => `${text}${values[index - 1]}${part}`);
	return translate(keyOf(sentence), Object.fromEntries(values.entries()));
}
var keyOf = (sentence) => sentence.reduce((key, part, index) => `${key}{${index - 1}}${part}`);
var msg = (text) => text;
function translate(text, slots = {}) {
	const found = currentLocale().translations?.[text];
	return (typeof found === "string" ? found : text).replace(/\{(\w+)\}/g, (slot, name) => {
		return Object.hasOwn(slots, name) ? isolate(String(slots[name])) : slot;
	});
}
/** Keeps the direction of a designation, a size or a phone number within right-to-left text. */
var isolate = (text) => isRtl() && !isNumber.test(text) ? bidiIsolate(text) : text;
var isNumber = /^[\d.,]*$/;
function plural(count, singular, things = `${singular}s`) {
	const { language, translations } = currentLocale();
	const forms = translations?.[`${singular}|${things}`];
	return formatCount(count, typeof forms === "object" ? forms : {
		one: singular,
		other: things
	}, language);
}
export { msg as a, t as c, isLeftToRight as d, formatNumber as f, keyOf as i, translate as l, isRtl as n, plural as o, memoize as p, isolate as r, setLocaleProvider as s, currentLocale as t, directionOf as u };
