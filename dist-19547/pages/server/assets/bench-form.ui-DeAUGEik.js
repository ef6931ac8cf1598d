import { c as t } from "./i18n-DQ6MZoeU.js";
import { t as Button } from "./button-Bs10klbI.js";
import { t as Field } from "./field-QokbNuoA.js";
import { n as TextInput } from "./text-input-BsqPqSe8.js";
import { o as calculateHref, r as readings, t as item_bench_module_default, u as problemText } from "./item-bench.module-BqOFk_jn.js";
import { Form, Link, useFetcher } from "react-router";
import { useRef } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/catalogue/calculate/bench-form.ui.tsx
function BenchForm({ item }) {
	const form = useRef(null);
	const { load, data, state } = useFetcher();
	const hrefOf = () => {
		const typed = form.current ? [...new FormData(form.current)] : [];
		return calculateHref(typed.map(([name, value]) => [name, String(value)]));
	};
	const onSubmit = (event) => {
		event.preventDefault();
		load(hrefOf());
	};
	const field = (name, label, isFirst = false) => /* @__PURE__ */ jsx(Field, {
		label,
		error: data && problemText(name, data.query.numbers[name]),
		children: /* @__PURE__ */ jsx(TextInput, {
			name,
			inputMode: "decimal",
			autoComplete: "off",
			maxLength: 20,
			autoFocus: isFirst
		})
	});
	return /* @__PURE__ */ jsxs(Form, {
		ref: form,
		action: "/calculate",
		className: item_bench_module_default.form,
		"aria-label": t`Life under a load`,
		onSubmit,
		children: [
			/* @__PURE__ */ jsx("input", {
				type: "hidden",
				name: "bearing",
				value: item.itemname
			}),
			/* @__PURE__ */ jsx("input", {
				type: "hidden",
				name: "item",
				value: item.itemid
			}),
			field("fr", t`Radial load Fr, kN`, true),
			field("fa", t`Axial load Fa, kN`),
			field("n", t`Speed n, rpm`),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				busy: state !== "idle",
				busyLabel: t`Calculating`,
				children: t`Calculate`
			}),
			/* @__PURE__ */ jsx("div", {
				className: item_bench_module_default.result,
				role: "status",
				children: data && /* @__PURE__ */ jsx(Result, { ...data })
			})
		]
	});
}
function Result({ query, subject, calculation, address }) {
	const [life] = subject && calculation ? readings(query, subject, calculation) : [];
	if (!life) return null;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("b", { children: [
			life.label,
			" ",
			life.value,
			" ",
			life.unit
		] }),
		" ",
		[life.verdict, life.note].filter(Boolean).join(", "),
		" ",
		/* @__PURE__ */ jsx(Link, {
			to: address,
			children: t`The whole calculation`
		})
	] });
}
export { BenchForm as default };
