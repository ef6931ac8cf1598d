import { t as classNames } from "./class-names-D3lRdwnL.js";
import { r as Icon } from "./button-Bs10klbI.js";
import { n as useFieldAttributes } from "./field-context-CC2s8EHB.js";
import { t as input_module_default } from "./input.module-Dt9bcQ-K.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/ui/controls/select.tsx
function Select({ small, ...rest }) {
	return /* @__PURE__ */ jsxs("div", {
		className: input_module_default.wrap,
		children: [/* @__PURE__ */ jsx("select", {
			...useFieldAttributes(),
			...rest,
			className: classNames(input_module_default.input, input_module_default.select, small && input_module_default.small)
		}), /* @__PURE__ */ jsx("span", {
			className: input_module_default.arrow,
			children: /* @__PURE__ */ jsx(Icon, {
				name: "chevron-down",
				small: true
			})
		})]
	});
}
export { Select as t };
