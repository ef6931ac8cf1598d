import { t as classNames } from "./class-names-D3lRdwnL.js";
import { r as Icon } from "./button-Bs10klbI.js";
import { jsx } from "react/jsx-runtime";
var icon_button_module_default = {
	button: "_button_taas4_1",
	framed: "_framed_taas4_19",
	small: "_small_taas4_23"
};
// src/ui/controls/icon-button.tsx
function IconButton({ name, label, framed, small, ...rest }) {
	return /* @__PURE__ */ jsx("button", {
		type: "button",
		title: label,
		...rest,
		"aria-label": label,
		className: classNames(icon_button_module_default.button, framed && icon_button_module_default.framed, small && icon_button_module_default.small),
		children: /* @__PURE__ */ jsx(Icon, {
			name,
			small
		})
	});
}
export { IconButton as t };
