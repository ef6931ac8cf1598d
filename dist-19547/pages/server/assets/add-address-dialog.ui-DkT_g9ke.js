import { a as msg, c as t, l as translate } from "./i18n-DQ6MZoeU.js";
import { r as isRefusal, t as call } from "./call-daruH5sf.js";
import { t as Button } from "./button-Bs10klbI.js";
import { t as Field } from "./field-QokbNuoA.js";
import { t as Select } from "./select-Cfj8P61z.js";
import { n as TextInput, t as TextArea } from "./text-input-BsqPqSe8.js";
import { t as Dialog } from "./dialog-q2jf09MO.js";
import { n as useToast } from "./toast-context-CvkueApL.js";
import { c as CityField, g as FullWidth, h as FormGrid, m as useForm, o as isPincode, p as submissionErrorFrom, t as isCityNamed, u as RegionField, v as FormErrorMessage, y as FormNote } from "./profile-form.rule-BLvoxL41.js";
import { n as useSite } from "./site-context-L-99E7Yr.js";
import { useRevalidator } from "react-router";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
var add_address_dialog_module_default = {
	flush: "_flush_4bzlt_2",
	aside: "_aside_4bzlt_6"
};
// src/account/addresses/delivery-address-form.rule.ts
/** A delivery address is checked in the order and with the texts of the specification, then its optional fields. */
var deliveryAddressMessages = {
	address: msg("Please Enter Address"),
	city: msg("Please Select City"),
	pincode: msg("Please Enter Pincode"),
	phone: msg("Please Enter valid Phone Number")
};
var phone = /^\+?\d(?:[ .()-]*\d){5,14}$/;
function deliveryAddressErrors(form, { requires }) {
	return [
		[
			"delivery_address",
			form.delivery_address.trim() !== "",
			deliveryAddressMessages.address
		],
		[
			"delivery_ciy_id",
			isCityNamed(form.delivery_ciy_id),
			deliveryAddressMessages.city
		],
		[
			"delivery_pincode",
			!requires.pincode || isPincode(form.delivery_pincode),
			deliveryAddressMessages.pincode
		],
		[
			"contact_phone",
			!form.contact_phone || phone.test(form.contact_phone),
			deliveryAddressMessages.phone
		]
	].flatMap(([field, isValid, text]) => isValid ? [] : [{
		field,
		message: translate(text)
	}]);
}
// src/account/addresses/use-regions.ts
function useRegions() {
	const [regions, setRegions] = useState([]);
	const toast = useToast();
	async function load() {
		try {
			const reply = await call("GET /authentication/state_list/", {});
			if (!isRefusal(reply)) return setRegions(reply.data);
			toast({
				kind: "bad",
				message: reply.message
			});
		} catch (cause) {
			const action = {
				label: t`Retry`,
				onPress: () => void load()
			};
			toast({
				kind: "bad",
				message: cause.message,
				action
			});
		}
	}
	const loadOnce = useEffectEvent(load);
	useEffect(() => void loadOnce(), []);
	return regions;
}
// src/account/addresses/add-address-dialog.ui.tsx
function AddAddressDialog({ info, onAdded, onClose }) {
	const id = useId();
	const { requires } = useSite();
	const { revalidate } = useRevalidator();
	const toast = useToast();
	const { s_state_id } = info.shipping_details;
	const form = useForm({
		initial: {
			delivery_address: "",
			state: s_state_id ? String(s_state_id) : "",
			delivery_ciy_id: "",
			delivery_pincode: "",
			tax_registration_id: "",
			contact_name: "",
			contact_phone: ""
		},
		draft: `address:${info.email}`,
		validate: (values) => deliveryAddressErrors(values, { requires }),
		send: async ({ state, delivery_ciy_id: city, ...address }) => {
			const reply = await call("POST /authentication/user/createDeliveryAddress/", {
				...address,
				delivery_city_name: city,
				delivery_state: state
			});
			toast({
				kind: isRefusal(reply) ? "bad" : "good",
				message: reply.message
			});
			if (isRefusal(reply)) return submissionErrorFrom(reply, {
				...address,
				delivery_ciy_id: city
			});
			await revalidate();
			onAdded?.(reply.add_id);
			onClose();
			return "sent";
		}
	});
	const actions = /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Button, {
		disabled: form.busy,
		onClick: onClose,
		children: t`Cancel`
	}), /* @__PURE__ */ jsx(Button, {
		type: "submit",
		form: id,
		kind: "primary",
		busy: form.busy,
		busyLabel: t`Adding`,
		children: t`Add New Address`
	})] });
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		title: t`Add New Address`,
		width: 600,
		busy: form.busy,
		onClose,
		actions,
		children: /* @__PURE__ */ jsx("div", {
			className: add_address_dialog_module_default.flush,
			children: /* @__PURE__ */ jsx(FormGrid, {
				id,
				...form.form,
				children: /* @__PURE__ */ jsx(AddressFields, {
					form,
					info
				})
			})
		})
	});
}
function AddressFields({ form, info }) {
	const regions = useRegions();
	const { requires } = useSite();
	const { state } = form.values;
	const first = state !== "" && state === String(info.shipping_details.s_state_id);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(FullWidth, { children: /* @__PURE__ */ jsx(Field, {
			label: t`Address`,
			error: form.errorAt("delivery_address"),
			children: /* @__PURE__ */ jsx(TextArea, {
				...form.field("delivery_address"),
				rows: 2,
				autoComplete: "street-address"
			})
		}) }),
		/* @__PURE__ */ jsx(RegionField, {
			input: {
				...form.field("state"),
				onChange: ({ target }) => form.change({
					state: target.value,
					delivery_ciy_id: ""
				})
			},
			regions,
			known: first ? info.shipping_details.s_state : void 0,
			end: first && /* @__PURE__ */ jsx("span", {
				className: add_address_dialog_module_default.aside,
				children: t`of your first address`
			})
		}),
		/* @__PURE__ */ jsx(CityField, {
			input: form.field("delivery_ciy_id"),
			regionId: state,
			error: form.errorAt("delivery_ciy_id")
		}),
		requires.pincode && /* @__PURE__ */ jsx(Field, {
			label: t`Pincode`,
			error: form.errorAt("delivery_pincode"),
			children: /* @__PURE__ */ jsx(TextInput, {
				...form.field("delivery_pincode"),
				inputMode: "numeric",
				autoComplete: "postal-code"
			})
		}),
		/* @__PURE__ */ jsx(Registration, {
			form,
			info
		}),
		/* @__PURE__ */ jsx(Field, {
			label: t`Contact name`,
			optional: true,
			error: form.errorAt("contact_name"),
			children: /* @__PURE__ */ jsx(TextInput, {
				...form.field("contact_name"),
				autoComplete: "name"
			})
		}),
		/* @__PURE__ */ jsx(Field, {
			label: t`Phone`,
			optional: true,
			error: form.errorAt("contact_phone"),
			children: /* @__PURE__ */ jsx(TextInput, {
				...form.field("contact_phone"),
				type: "tel",
				autoComplete: "tel"
			})
		}),
		/* @__PURE__ */ jsx(FullWidth, { children: form.problem && form.problem.field === void 0 ? /* @__PURE__ */ jsx(FormErrorMessage, { children: form.problem.message }) : /* @__PURE__ */ jsx(FormNote, { children: t`A new address shows Not Verified until our team has checked it.` }) })
	] });
}
function Registration({ form, info }) {
	return /* @__PURE__ */ jsx(Field, {
		label: t`Tax registration`,
		optional: true,
		error: form.errorAt("tax_registration_id"),
		children: /* @__PURE__ */ jsxs(Select, {
			...form.field("tax_registration_id"),
			children: [info.tax_registrations.length === 0 && /* @__PURE__ */ jsx("option", {
				value: "",
				children: t`None`
			}), info.tax_registrations.map(({ id, number, region }, index) => /* @__PURE__ */ jsxs("option", {
				value: index === 0 ? "" : id,
				children: [
					number,
					" ",
					region
				]
			}, id))]
		})
	});
}
export { AddAddressDialog };
