import { c as t } from "./i18n-DQ6MZoeU.js";
import { t as Button } from "./button-Bs10klbI.js";
import { t as viewing_notice_module_default } from "./viewing-notice.module-BNAn8SAK.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/shop/layout/viewing-notice.tsx
/** On every page while staff see the shop as a customer. */
function ViewingNotice({ company, viewedBy, onEnd }) {
	return /* @__PURE__ */ jsxs("aside", {
		className: viewing_notice_module_default.bar,
		"aria-label": t`Seen by staff`,
		children: [/* @__PURE__ */ jsx("span", { children: t`${viewedBy} sees the shop as ${company}. Nothing can be changed.` }), /* @__PURE__ */ jsx(Button, {
			small: true,
			onClick: onEnd,
			children: t`End`
		})]
	});
}
export { ViewingNotice as default };
