import { i as keyOf, l as translate, n as isRtl } from "./i18n-DQ6MZoeU.js";
import { Fragment } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/ui/text/rich-text.tsx
/** Like `t`, with elements as values: tRich`Please ${<Link to="/login">sign in</Link>}`. */
function tRich(sentence, ...values) {
	const Value = isRtl() ? "bdi" : Fragment;
	const [first, ...rest] = translate(keyOf(sentence)).split(/\{(\d+)\}/);
	return [first, ...rest.flatMap((slot, index) => index % 2 === 0 ? [{
		slot,
		after: rest[index + 1]
	}] : []).map(({ slot, after }) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Value, { children: values[Number(slot)] }), after] }, slot))];
}
export { tRich as t };
