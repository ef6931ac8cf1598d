import { c as t } from "./i18n-DQ6MZoeU.js";
import { t as classNames } from "./class-names-D3lRdwnL.js";
import { r as Icon } from "./button-Bs10klbI.js";
import { t as FieldContext } from "./field-context-CC2s8EHB.js";
import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var field_module_default = {
	field: "_field_1tcq9_1",
	label: "_label_1tcq9_6",
	optional: "_optional_1tcq9_15",
	note: "_note_1tcq9_19",
	error: "_error_1tcq9_27",
	ok: "_ok_1tcq9_31"
};
// src/ui/controls/field.tsx
function Field({ label, hint, error, ok, optional, end, children }) {
	const id = useId();
	const note = noteFor({
		hint,
		error,
		ok
	});
	const noteId = `${id}note`;
	return /* @__PURE__ */ jsxs("div", {
		className: field_module_default.field,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: field_module_default.label,
				children: [
					/* @__PURE__ */ jsx("label", {
						htmlFor: id,
						children: label
					}),
					optional && /* @__PURE__ */ jsx("span", {
						className: field_module_default.optional,
						children: t`optional`
					}),
					end
				]
			}),
			/* @__PURE__ */ jsx(FieldContext, {
				value: {
					id,
					describedBy: note ? noteId : void 0,
					invalid: Boolean(error)
				},
				children
			}),
			note && /* @__PURE__ */ jsxs("div", {
				id: noteId,
				role: note.role,
				className: classNames(field_module_default.note, note.className),
				children: [note.icon && /* @__PURE__ */ jsx(Icon, {
					name: note.icon,
					small: true
				}), /* @__PURE__ */ jsx("span", { children: note.text })]
			}, note.role)
		]
	});
}
function noteFor({ hint, error, ok }) {
	if (error) return {
		text: error,
		icon: "bad",
		className: field_module_default.error,
		role: "alert"
	};
	if (ok) return {
		text: ok,
		icon: "check",
		className: field_module_default.ok,
		role: "status"
	};
	return hint ? {
		text: hint,
		icon: void 0,
		className: void 0,
		role: void 0
	} : void 0;
}
export { Field as t };
