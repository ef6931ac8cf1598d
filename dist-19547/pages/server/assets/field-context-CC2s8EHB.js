import { createContext, use } from "react";
// src/ui/controls/field-context.ts
var FieldContext = createContext(null);
/** Empty outside a Field. */
function useFieldAttributes() {
	const field = use(FieldContext);
	if (!field) return {};
	return {
		id: field.id,
		"aria-describedby": field.describedBy,
		"aria-invalid": field.invalid || void 0
	};
}
export { useFieldAttributes as n, FieldContext as t };
