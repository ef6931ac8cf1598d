import { c as t } from "./i18n-DQ6MZoeU.js";
import { a as formatMoney, c as Tag, s as toMinor } from "./money-Cqh8-q7E.js";
import { r as isRefusal, t as call } from "./call-daruH5sf.js";
import { jsx } from "react/jsx-runtime";
// src/shop/layout/menu-updates.tsx
/** Called when the menu opens; the menu works without it. */
async function loadMenuUpdates(currency) {
	const [balance, badges] = await Promise.all([balanceText(currency), loadBadges()]);
	return {
		balance,
		badges
	};
}
/** '' if the account has no credit terms. */
async function balanceText(currency) {
	const reply = await call("GET /api/get_avlinfo/", {});
	if (isRefusal(reply) || reply.user_info === "New_user") return "";
	return t`Available Balance ${formatMoney({
		minor: toMinor(reply.data.avl_balance) ?? 0,
		currency
	})}`;
}
async function loadBadges() {
	const reply = await call("GET /api/under_way/", {});
	if (isRefusal(reply)) return {};
	const { answered, on_the_way } = reply;
	return {
		...answered > 0 && { "/rfq-history": /* @__PURE__ */ jsx(Tag, {
			kind: "accent",
			children: t`${answered} answered`
		}) },
		...on_the_way > 0 && { "/order-history": t`${on_the_way} on the way` }
	};
}
export { loadMenuUpdates };
