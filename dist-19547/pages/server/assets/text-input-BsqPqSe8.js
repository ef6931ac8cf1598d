import { t as classNames } from "./class-names-D3lRdwnL.js";
import { n as useFieldAttributes } from "./field-context-CC2s8EHB.js";
import { t as input_module_default } from "./input.module-Dt9bcQ-K.js";
import { jsx } from "react/jsx-runtime";
// src/ui/controls/text-input.tsx
function TextInput({ mono, small, ...rest }) {
	return /* @__PURE__ */ jsx("input", {
		type: "text",
		...useFieldAttributes(),
		...rest,
		className: inputClass({
			mono,
			small
		})
	});
}
function TextArea({ mono, small, ...rest }) {
	return /* @__PURE__ */ jsx("textarea", {
		rows: 4,
		...useFieldAttributes(),
		...rest,
		className: inputClass({
			mono,
			small
		})
	});
}
function inputClass({ mono, small }) {
	return classNames(input_module_default.input, mono && input_module_default.mono, small && input_module_default.small);
}
export { TextInput as n, TextArea as t };
