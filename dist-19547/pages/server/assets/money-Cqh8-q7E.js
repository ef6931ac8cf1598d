import { t as classNames } from "./class-names-D3lRdwnL.js";
import { jsx } from "react/jsx-runtime";
// src/lib/currency.ts
var signs = {
	INR: "₹",
	AED: "AED"
};
var currencySign = (currency) => signs[currency];
/** '₹ INR'; only the code where that is the sign. */
var currencyLabel = (currency) => signs[currency] === currency ? currency : `${signs[currency]} ${currency}`;
var tag_module_default = {
	tag: "_tag_df33i_1",
	good: "_good_df33i_14",
	warn: "_warn_df33i_19",
	bad: "_bad_df33i_24",
	accent: "_accent_df33i_30",
	solid: "_solid_df33i_36"
};
// src/ui/feedback/tag.tsx
function Tag({ kind = "quiet", children }) {
	return /* @__PURE__ */ jsx("span", {
		className: classNames(tag_module_default.tag, tag_module_default[kind]),
		children
	});
}
// src/lib/money.ts
var minorPerMajor = 100;
var basisPoints = 1e4;
function divideHalfUp(numerator, denominator) {
	const sign = numerator < 0n ? -1n : 1n;
	return Number(sign * ((sign * numerator * 2n + denominator) / (denominator * 2n)));
}
/** 1 bp = 0.01 %. */
function applyRate(minor, rateBp) {
	return divideHalfUp(BigInt(minor) * BigInt(rateBp), BigInt(basisPoints));
}
/** One of the two equal parts of a split GST, rounded half up. */
function applyHalfRate(minor, rateBp) {
	return divideHalfUp(BigInt(minor) * BigInt(rateBp), BigInt(basisPoints * 2));
}
function toMajor(minor) {
	return minor / minorPerMajor;
}
function toMinor(major) {
	const minor = Math.round(major * minorPerMajor);
	if (!Number.isSafeInteger(minor) || Math.abs(minor / minorPerMajor - major) > 1e-9) return void 0;
	return minor;
}
var amounts = {
	INR: new Intl.NumberFormat("en-IN", {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2
	}),
	AED: new Intl.NumberFormat("en-US", {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2
	})
};
var noBreak = "\xA0";
/** '1,23,456.00' (rupees) or '123,456.00' (dirhams), without the sign. */
function formatAmount({ minor, currency }) {
	return amounts[currency].format(minor / minorPerMajor);
}
/** '₹ 1,23,456.00' or 'AED 123,456.00', with a no-break space. */
function formatMoney(money) {
	return `${currencySign(money.currency)}${noBreak}${formatAmount(money)}`;
}
/** An amount of a reply, in major units, with the sign. */
function formatMajor(major, currency) {
	return formatMoney({
		minor: Math.round(major * minorPerMajor),
		currency
	});
}
export { formatMoney as a, Tag as c, formatMajor as i, currencyLabel as l, applyRate as n, toMajor as o, formatAmount as r, toMinor as s, applyHalfRate as t, currencySign as u };
