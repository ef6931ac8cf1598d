import { a as msg, c as t, l as translate } from "./i18n-DQ6MZoeU.js";
import { n as useToast } from "./toast-context-CvkueApL.js";
import { t as classNames } from "./class-names-D3lRdwnL.js";
import { r as Icon } from "./button-Bs10klbI.js";
import { n as useSite } from "./site-context-L-99E7Yr.js";
import { r as isRefusal, t as call } from "./call-daruH5sf.js";
import { t as Field } from "./field-QokbNuoA.js";
import { n as TextInput } from "./text-input-BsqPqSe8.js";
import { t as Select } from "./select-Cfj8P61z.js";
import { n as writeDraft, t as readDraft } from "./form-draft-BwBTdN3c.js";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
var form_notes_module_default = {
	problem: "_problem_fexgi_1",
	hint: "_hint_fexgi_11",
	note: "_note_fexgi_17"
};
// src/account/forms/form-notes.ui.tsx
function FormErrorMessage({ children }) {
	return /* @__PURE__ */ jsxs("p", {
		className: form_notes_module_default.problem,
		role: "alert",
		children: [/* @__PURE__ */ jsx(Icon, {
			name: "bad",
			small: true
		}), /* @__PURE__ */ jsx("span", { children })]
	});
}
function WithHint({ hint, children }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [children, /* @__PURE__ */ jsx("span", {
		className: form_notes_module_default.hint,
		children: hint
	})] });
}
function FormNote({ children }) {
	return /* @__PURE__ */ jsx("p", {
		className: form_notes_module_default.note,
		children
	});
}
var form_grid_module_default = {
	grid: "_grid_1lj6d_1",
	one: "_one_1lj6d_9",
	across: "_across_1lj6d_13",
	triple: "_triple_1lj6d_18"
};
// src/ui/forms/form-grid.tsx
function FormGrid({ singleColumn, ...form }) {
	return /* @__PURE__ */ jsx("form", {
		...form,
		className: classNames(form_grid_module_default.grid, singleColumn && form_grid_module_default.one)
	});
}
function FullWidth({ children }) {
	return /* @__PURE__ */ jsx("div", {
		className: form_grid_module_default.across,
		children
	});
}
function ThreeColumns({ children }) {
	return /* @__PURE__ */ jsx("div", {
		className: classNames(form_grid_module_default.across, form_grid_module_default.triple),
		children
	});
}
// src/ui/forms/use-form.ts
/** Form state with validation, draft and submission; ignores repeated submits while one is in progress. */
function useForm({ initial, draft, excludeFromDraft = [], validate, send }) {
	const [values, setValues] = useState(initial);
	const [problem, setProblem] = useState();
	const [busy, setBusy] = useState(false);
	const isSubmitting = useRef(false);
	const form = useRef(null);
	const toast = useToast();
	function change(patch) {
		const next = {
			...values,
			...patch
		};
		setValues(next);
		setProblem((current) => current?.field !== void 0 && !(current.field in patch) ? current : void 0);
		if (draft) writeDraft(draft, changedValues(next, initial, excludeFromDraft));
	}
	/** Text typed before hydration wins over the draft. */
	const restore = useEffectEvent(() => {
		const typed = Object.fromEntries(form.current ? new FormData(form.current) : []);
		const found = {
			...draft && readDraft(draft),
			...changedValues(typed, initial)
		};
		const known = Object.entries(found).filter(([name]) => name in initial);
		if (known.length > 0) change(Object.fromEntries(known));
	});
	useLayoutEffect(() => restore(), []);
	function reset() {
		if (draft) writeDraft(draft, {});
		setValues(initial);
		setProblem(void 0);
	}
	function point(found) {
		setProblem(found);
		const invalidField = found?.field === void 0 ? null : form.current?.elements.namedItem(found.field);
		if (invalidField instanceof HTMLElement) invalidField.focus();
	}
	async function submit() {
		if (isSubmitting.current) return;
		const [invalidField] = validate(values);
		point(invalidField);
		if (invalidField) return;
		isSubmitting.current = true;
		setBusy(true);
		try {
			const outcome = await send(values);
			if (typeof outcome === "object") point(outcome);
			else if (outcome === "sent" && draft) writeDraft(draft, {});
		} catch (cause) {
			const action = {
				label: t`Retry`,
				onPress: () => form.current?.requestSubmit()
			};
			toast({
				kind: "bad",
				message: cause.message,
				action
			});
		}
		isSubmitting.current = false;
		setBusy(false);
	}
	return {
		values,
		change,
		reset,
		point,
		busy,
		problem,
		edited: Object.keys(changedValues(values, initial)).length > 0,
		errorAt: (name) => problem?.field === name ? problem.message : void 0,
		field: (name) => ({
			name,
			value: values[name],
			onChange: (event) => change({ [name]: event.target.value })
		}),
		form: {
			ref: form,
			method: "dialog",
			noValidate: true,
			onSubmit: (event) => {
				event.preventDefault();
				submit();
			}
		}
	};
}
function changedValues(values, initial, without = []) {
	const entries = Object.entries(values);
	return Object.fromEntries(entries.filter(([name, value]) => value !== initial[name] && !without.includes(name)));
}
/** At the named field if the form has it, else for the whole form. */
function submissionErrorFrom({ errors = [], refusal = "", message }, fields) {
	const [error = {
		field: refusal,
		message
	}] = errors;
	return error.field in fields ? error : { message: error.message };
}
// src/account/tax-registration/tax-number.rule.ts
/** A tax number is accepted or refused by the site's pattern alone. */
function isTaxNumber(number, { numberPattern }) {
	return new RegExp(numberPattern).test(number);
}
function normalizeTaxNumber(text) {
	return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
// src/account/addresses/use-cities.ts
var none = {
	region: "",
	cities: []
};
/** Undefined while loading; a failure shows a toast with Retry. */
function useCities(region) {
	const [found, setFound] = useState(none);
	const [attempt, setAttempt] = useState(0);
	const toast = useToast();
	const load = useEffectEvent(async (signal) => {
		try {
			const reply = await call("POST /authentication/city_list/", { state_name: region }, { signal });
			if (isRefusal(reply)) return toast({
				kind: "bad",
				message: reply.message
			});
			setFound({
				region,
				cities: reply.data
			});
		} catch (cause) {
			if (signal.aborted) return;
			const action = {
				label: t`Retry`,
				onPress: () => setAttempt((count) => count + 1)
			};
			toast({
				kind: "bad",
				message: cause.message,
				action
			});
		}
	});
	useEffect(() => {
		if (!region) return;
		const control = new AbortController();
		load(control.signal);
		return () => control.abort();
	}, [region, attempt]);
	if (!region) return none.cities;
	return found.region === region ? found.cities : void 0;
}
// src/account/addresses/region-fields.ui.tsx
function RegionField({ input, regions, error, hint, known, end }) {
	const { region } = useSite();
	return /* @__PURE__ */ jsx(Field, {
		label: translate(region.label),
		error,
		hint,
		end,
		children: /* @__PURE__ */ jsxs(Select, {
			...input,
			autoComplete: "address-level1",
			children: [
				/* @__PURE__ */ jsx("option", {
					value: "",
					children: t`Select ${translate(region.label)}`
				}),
				known && regions.length === 0 && /* @__PURE__ */ jsx("option", {
					value: input.value,
					children: known
				}),
				regions.map(({ st_id, st_name }) => /* @__PURE__ */ jsx("option", {
					value: st_id,
					children: st_name
				}, st_id))
			]
		})
	});
}
/** The towns of the region are suggested; any other may be typed. */
function CityField({ input, regionId, error, optional }) {
	const { region } = useSite();
	const cities = useCities(regionId);
	const listId = useId();
	const hint = regionId ? t`Choose from the list or type it` : t`Please choose the ${translate(region.label).toLowerCase()} first`;
	return /* @__PURE__ */ jsxs(Field, {
		label: t`City`,
		optional,
		error,
		hint,
		children: [/* @__PURE__ */ jsx(TextInput, {
			...input,
			list: listId,
			maxLength: 100,
			autoComplete: "address-level2"
		}), /* @__PURE__ */ jsx("datalist", {
			id: listId,
			children: cities?.map(({ ct_id, ct_name }) => /* @__PURE__ */ jsx("option", { value: ct_name }, ct_id))
		})]
	});
}
function FixedField({ label, value, name }) {
	return /* @__PURE__ */ jsx(Field, {
		label,
		children: /* @__PURE__ */ jsx(TextInput, {
			name,
			value,
			readOnly: true
		})
	});
}
// src/account/forms/mobile.rule.ts
/**
* A mobile number has ten digits from 6–9 in India, nine from 5 in the Gulf, with or without 0 or country code.
* Blanks, dots, dashes and brackets are ignored; undefined when it is not a mobile number.
*/
function parseMobile(text, country) {
	const { code, own } = numberings[country];
	const digits = text.replace(/[ .()-]/g, "");
	const number = [
		`+${code}`,
		`00${code}`,
		code,
		"0",
		""
	].flatMap((lead) => digits.startsWith(lead) ? [digits.slice(lead.length)] : []).find((one) => own.test(one));
	return number && `+${code}${number}`;
}
var numberings = {
	IN: {
		code: "91",
		own: /^[6-9]\d{9}$/
	},
	AE: {
		code: "971",
		own: /^5\d{8}$/
	}
};
// src/account/forms/pincode.rule.ts
/** An Indian PIN has six digits and does not start with 0; spaces may divide it. */
var isPincode = (text) => /^[1-9]\d{5}$/.test(text.replace(/ /g, ""));
// src/account/forms/profile-form.rule.ts
/** Profile details are checked in the order and with the texts of the specification. */
var profileMessages = {
	mobile: msg("Please Enter valid Mobile Number"),
	tax_number: msg("Please enter valid {number} Number"),
	address: msg("Please Enter valid Delivery Address"),
	state: msg("Please Select State"),
	city: msg("Please Select City"),
	pincode: msg("Please Enter valid Pincode"),
	terms: msg("Please Check Terms and Conditions")
};
var taxNumberMessage = ({ numberLabel }) => translate(profileMessages.tax_number, { number: numberLabel });
var taxNumberField = ({ numberLabel }) => numberLabel === "TRN" ? "trnNum" : "gstin";
function profileErrors(form, { country, tax, requires }) {
	const numberField = taxNumberField(tax);
	const checks = [
		[
			"mobile",
			parseMobile(form.mobile, country) !== void 0,
			profileMessages.mobile
		],
		[
			numberField,
			isTaxNumber(normalizeTaxNumber(form[numberField]), tax),
			profileMessages.tax_number
		],
		[
			"b_add",
			form.b_add.trim() !== "",
			profileMessages.address
		],
		[
			"st_id",
			isChosen(form.st_id),
			profileMessages.state
		],
		[
			"city_id",
			!requires.city || isCityNamed(form.city_id),
			profileMessages.city
		],
		[
			"po_box",
			!requires.pincode || !form.po_box || isPincode(form.po_box),
			profileMessages.pincode
		],
		[
			"terms",
			form.terms !== false,
			profileMessages.terms
		]
	];
	const slots = { number: tax.numberLabel };
	return checks.flatMap(([field, isValid, text]) => isValid ? [] : [{
		field,
		message: translate(text, slots)
	}]);
}
var isChosen = (id) => Number(id) > 0;
var isCityNamed = (city) => !["", "0"].includes(String(city).trim());
export { ThreeColumns as _, taxNumberMessage as a, WithHint as b, CityField as c, isTaxNumber as d, normalizeTaxNumber as f, FullWidth as g, FormGrid as h, taxNumberField as i, FixedField as l, useForm as m, profileErrors as n, isPincode as o, submissionErrorFrom as p, profileMessages as r, parseMobile as s, isCityNamed as t, RegionField as u, FormErrorMessage as v, FormNote as y };
