import { t as classNames } from "./class-names-D3lRdwnL.js";
import { r as Icon } from "./button-Bs10klbI.js";
import { jsx, jsxs } from "react/jsx-runtime";
var notice_module_default = {
	notice: "_notice_15bol_1",
	title: "_title_15bol_19",
	warn: "_warn_15bol_23",
	bad: "_bad_15bol_28",
	good: "_good_15bol_33",
	info: "_info_15bol_38",
	action: "_action_15bol_48"
};
// src/ui/feedback/notice.tsx
var icons = {
	warn: "bad",
	bad: "bad",
	good: "check",
	info: "info"
};
function Notice({ kind, title, children, action, live }) {
	const role = kind === "bad" ? "alert" : "status";
	return /* @__PURE__ */ jsxs("div", {
		className: classNames(notice_module_default.notice, notice_module_default[kind]),
		role: live ? role : void 0,
		children: [
			/* @__PURE__ */ jsx(Icon, { name: icons[kind] }),
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", {
				className: notice_module_default.title,
				children: title
			}), children] }),
			action && /* @__PURE__ */ jsx("div", {
				className: notice_module_default.action,
				children: action
			})
		]
	});
}
export { Notice as t };
