import { c as t } from "./i18n-DQ6MZoeU.js";
import { n as ButtonLink } from "./button-Bs10klbI.js";
import { t as viewing_notice_module_default } from "./viewing-notice.module-BNAn8SAK.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/shop/layout/preview-notice.tsx
/** On every page while staff look at facts that are not saved, or at a shop that is not open yet. */
function PreviewNotice({ of }) {
	return /* @__PURE__ */ jsxs("aside", {
		className: viewing_notice_module_default.bar,
		"aria-label": t`Preview`,
		children: [/* @__PURE__ */ jsx("span", { children: of === "facts" ? t`A preview: only this browser shows these changes. Nothing is saved.` : t`This shop is not open yet: only this browser shows it. Orders are tests.` }), /* @__PURE__ */ jsx(ButtonLink, {
			small: true,
			to: "/preview/end",
			reloadDocument: true,
			children: of === "facts" ? t`End the preview` : t`Leave the shop`
		})]
	});
}
export { PreviewNotice as default };
