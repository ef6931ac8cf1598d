import { t as classNames } from "./class-names-D3lRdwnL.js";
import { Link } from "react-router";
import { jsx, jsxs } from "react/jsx-runtime";
var icon_module_default = {
	icon: "_icon_9s48h_1",
	points: "_points_9s48h_8"
};
// src/ui/graphics/icon-paths.data.ts
/** Line icons on a 20 px canvas, 1.5 px stroke. */
var iconPaths = {
	bad: "M10 2.5 18.5 17h-17zM10 8v4.5M10 14.5v.5",
	cart: "M1.5 3h3l2.2 10H16l2-7H5.3M6.5 16.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M13 16.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0",
	check: "m4 10.5 4 4 8-9",
	"chevron-down": "m5 8 5 5 5-5",
	"chevron-left": "m12 5-5 5 5 5",
	"chevron-right": "m8 5 5 5-5 5",
	"chevron-up": "m5 12 5-5 5 5",
	close: "m5 5 10 10M15 5 5 15",
	copy: "M7 7h10v10H7zM13 7V3H3v10h4",
	delete: "M3 5.5h14M8 5V3h4v2M5 5.5l1 12h8l1-12",
	download: "M10 3v10m-4-4 4 4 4-4M3 17h14",
	eye: "M1.5 10C4 6 7 4.5 10 4.5S16 6 18.5 10C16 14 13 15.5 10 15.5S4 14 1.5 10ZM7.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
	"eye-off": "M1.5 10C4 6 7 4.5 10 4.5S16 6 18.5 10C16 14 13 15.5 10 15.5S4 14 1.5 10ZM3 17 17 3",
	file: "M5 2.5h6.5l4 4v11H5zM11.5 2.5v4h4",
	filter: "M3 5h14M6 10h8M8.5 15h3",
	heart: "M10 17 3.2 10.3a4.1 4.1 0 0 1 0-5.9 4.2 4.2 0 0 1 5.9 0l.9.9.9-.9a4.2 4.2 0 0 1 5.9 0 4.1 4.1 0 0 1 0 5.9z",
	info: "M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M10 9v5M10 6v.5",
	mail: "M2 4.5h16v11H2zm0 .5 8 6 8-6",
	menu: "M2 5h16M2 10h16M2 15h16",
	minus: "M3.5 10h13",
	phone: "M4 2.5h3l1.5 4-2 1.5c1 2.4 3 4.4 5.5 5.5l1.5-2 4 1.5v3c0 .8-.7 1.5-1.5 1.5C9 17.5 2.5 11 2.5 4c0-.8.7-1.5 1.5-1.5Z",
	place: "M10 18c4-4.5 6-7.5 6-10a6 6 0 1 0-12 0c0 2.5 2 5.5 6 10ZM8 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
	plus: "M10 3.5v13M3.5 10h13",
	print: "M5.5 7V2.5h9V7M5.5 14.5H3V7h14v7.5h-2.5M5.5 12h9v5.5h-9z",
	retry: "M16.5 10a6.5 6.5 0 1 1-2-4.7M14.8 1.8v3.7h-3.7",
	scan: "M2.5 6.5v-4h4M13.5 2.5h4v4M17.5 13.5v4h-4M6.5 17.5h-4v-4M6 6v8M8.5 6v8M11 6v8M14 6v8",
	search: "M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0m9.5 4.5 5 5",
	share: "M10 12.5v-10M6.5 5.5 10 2l3.5 3.5M6 9H3.5v8.5h13V9H14",
	sort: "m6 8 4-4 4 4M6 12l4 4 4-4",
	upload: "M10 13V3M6 7l4-4 4 4M3 17h14"
};
// src/ui/graphics/icon.tsx
function Icon({ name, small }) {
	const size = small ? 16 : 20;
	return /* @__PURE__ */ jsx("svg", {
		className: classNames(icon_module_default.icon, /(left|right)$/.test(name) && icon_module_default.points),
		width: size,
		height: size,
		viewBox: "0 0 20 20",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx("path", { d: iconPaths[name] })
	});
}
var button_module_default = {
	button: "_button_efx3o_1",
	primary: "_primary_efx3o_24",
	quiet: "_quiet_efx3o_35",
	danger: "_danger_efx3o_42",
	small: "_small_efx3o_51",
	wide: "_wide_efx3o_61",
	label: "_label_efx3o_74",
	hidden: "_hidden_efx3o_83",
	busy: "_busy_efx3o_87",
	run: "_run_efx3o_1"
};
// src/ui/controls/button.tsx
function Button({ kind, small, wide, icon, busy, busyLabel, children, onClick, ...rest }) {
	const handleClick = (event) => busy ? event.preventDefault() : onClick?.(event);
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		...rest,
		className: buttonClass({
			kind,
			small,
			wide
		}, busy),
		"aria-busy": busy || void 0,
		"aria-disabled": busy || void 0,
		onClick: handleClick,
		children: [icon && /* @__PURE__ */ jsx(Icon, {
			name: icon,
			small: true
		}), busyLabel ? /* @__PURE__ */ jsx(BusyLabel, {
			busy,
			idle: children,
			busyLabel
		}) : children]
	});
}
function ButtonLink({ kind, small, wide, icon, children, ...rest }) {
	return /* @__PURE__ */ jsxs(Link, {
		...rest,
		className: buttonClass({
			kind,
			small,
			wide
		}),
		children: [icon && /* @__PURE__ */ jsx(Icon, {
			name: icon,
			small: true
		}), children]
	});
}
function BusyLabel({ busy, idle, busyLabel }) {
	return /* @__PURE__ */ jsxs("span", {
		className: button_module_default.label,
		children: [/* @__PURE__ */ jsx("span", {
			className: classNames(busy && button_module_default.hidden),
			children: idle
		}), /* @__PURE__ */ jsx("span", {
			className: classNames(!busy && button_module_default.hidden),
			children: busyLabel
		})]
	});
}
function buttonClass({ kind = "plain", small, wide }, busy = false) {
	return classNames(button_module_default.button, button_module_default[kind], small && button_module_default.small, wide && button_module_default.wide, busy && button_module_default.busy);
}
export { ButtonLink as n, Icon as r, Button as t };
