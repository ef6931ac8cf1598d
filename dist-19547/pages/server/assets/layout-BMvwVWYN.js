import { t as classNames } from "./class-names-D3lRdwnL.js";
import { jsx, jsxs } from "react/jsx-runtime";
var layout_module_default = {
	wrap: "_wrap_1bd5c_1",
	split: "_split_1bd5c_7",
	aside: "_aside_1bd5c_14",
	sticky: "_sticky_1bd5c_20",
	sectionHead: "_sectionHead_1bd5c_26",
	meta: "_meta_1bd5c_34",
	end: "_end_1bd5c_39"
};
// src/ui/page/layout.tsx
function Container({ children }) {
	return /* @__PURE__ */ jsx("div", {
		className: layout_module_default.wrap,
		children
	});
}
function Split({ children, aside, asideWidth = 336, stickyAside }) {
	return /* @__PURE__ */ jsxs("div", {
		className: layout_module_default.split,
		style: { "--aside": `${asideWidth}px` },
		children: [/* @__PURE__ */ jsx("div", { children }), /* @__PURE__ */ jsx("aside", {
			className: classNames(layout_module_default.aside, stickyAside && layout_module_default.sticky),
			children: aside
		})]
	});
}
function SectionHeader({ title, meta, end }) {
	return /* @__PURE__ */ jsxs("div", {
		className: layout_module_default.sectionHead,
		children: [
			/* @__PURE__ */ jsx("h2", { children: title }),
			meta && /* @__PURE__ */ jsx("span", {
				className: layout_module_default.meta,
				children: meta
			}),
			end && /* @__PURE__ */ jsx("span", {
				className: layout_module_default.end,
				children: end
			})
		]
	});
}
export { SectionHeader as n, Split as r, Container as t };
