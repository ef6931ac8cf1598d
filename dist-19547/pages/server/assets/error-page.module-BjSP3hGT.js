import { jsx, jsxs } from "react/jsx-runtime";
var page_header_module_default = {
	head: "_head_lcmyx_1",
	meta: "_meta_lcmyx_13",
	end: "_end_lcmyx_17"
};
// src/ui/page/page-header.tsx
function PageHeader({ title, meta, end }) {
	return /* @__PURE__ */ jsxs("div", {
		className: page_header_module_default.head,
		children: [
			/* @__PURE__ */ jsx("h1", { children: title }),
			meta && /* @__PURE__ */ jsx("span", {
				className: page_header_module_default.meta,
				children: meta
			}),
			end && /* @__PURE__ */ jsx("div", {
				className: page_header_module_default.end,
				children: end
			})
		]
	});
}
var error_page_module_default = {
	small: "_small_6heb3_1",
	mono: "_mono_6heb3_7",
	actions: "_actions_6heb3_11"
};
export { PageHeader as n, error_page_module_default as t };
