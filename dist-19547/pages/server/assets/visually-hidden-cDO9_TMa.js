import { d as isLeftToRight, n as isRtl } from "./i18n-DQ6MZoeU.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/ui/text/isolate-ltr.tsx
/** Keeps untranslated text, such as names and numbers, left to right on right-to-left pages. */
var isolateLtr = (content) => typeof content === "string" && isRtl() && isLeftToRight(content) ? /* @__PURE__ */ jsx("bdi", {
	dir: "ltr",
	children: content
}) : content;
var checkbox_radio_module_default = {
	choice: "_choice_11m1j_1",
	box: "_box_11m1j_14",
	end: "_end_11m1j_28",
	label: "_label_11m1j_33",
	option: "_option_11m1j_37",
	title: "_title_11m1j_65",
	note: "_note_11m1j_70",
	roomy: "_roomy_11m1j_77"
};
// src/ui/controls/checkbox-radio.tsx
function Checkbox(props) {
	return /* @__PURE__ */ jsx(Choice, {
		type: "checkbox",
		...props
	});
}
function Choice({ label, end, roomy, ...input }) {
	if (!label && !roomy) return /* @__PURE__ */ jsx("input", {
		...input,
		className: checkbox_radio_module_default.box
	});
	if (!label) return /* @__PURE__ */ jsx("label", {
		className: checkbox_radio_module_default.roomy,
		children: /* @__PURE__ */ jsx("input", {
			...input,
			className: checkbox_radio_module_default.box
		})
	});
	return /* @__PURE__ */ jsxs("label", {
		className: checkbox_radio_module_default.choice,
		children: [
			/* @__PURE__ */ jsx("input", {
				...input,
				className: checkbox_radio_module_default.box
			}),
			/* @__PURE__ */ jsx("span", {
				className: checkbox_radio_module_default.label,
				children: label
			}),
			end !== void 0 && /* @__PURE__ */ jsx("span", {
				className: checkbox_radio_module_default.end,
				children: end
			})
		]
	});
}
/** A radio button as a row of a block. */
function RadioOption({ title, note, end, ...input }) {
	return /* @__PURE__ */ jsxs("label", {
		className: checkbox_radio_module_default.option,
		children: [
			/* @__PURE__ */ jsx("input", {
				...input,
				type: "radio",
				className: checkbox_radio_module_default.box
			}),
			/* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("span", {
				className: checkbox_radio_module_default.title,
				children: isolateLtr(title)
			}), note && /* @__PURE__ */ jsx("span", {
				className: checkbox_radio_module_default.note,
				children: note
			})] }),
			end && /* @__PURE__ */ jsx("span", { children: end })
		]
	});
}
var visually_hidden_module_default = { hidden: "_hidden_1a9k9_1" };
// src/ui/text/visually-hidden.tsx
function VisuallyHidden({ children }) {
	return /* @__PURE__ */ jsx("span", {
		className: visually_hidden_module_default.hidden,
		children
	});
}
export { isolateLtr as i, Checkbox as n, RadioOption as r, VisuallyHidden as t };
