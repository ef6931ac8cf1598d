import { a as msg, c as t, l as translate } from "./i18n-DQ6MZoeU.js";
import { n as useToast } from "./toast-context-CvkueApL.js";
import { t as classNames } from "./class-names-D3lRdwnL.js";
import { r as Icon } from "./button-Bs10klbI.js";
import { t as IconButton } from "./icon-button-CP7Kmp4q.js";
import { n as useSite } from "./site-context-L-99E7Yr.js";
import { a as formatMoney, r as formatAmount } from "./money-Cqh8-q7E.js";
import { Form, Link, useLocation, useRouteLoaderData } from "react-router";
import { useEffect, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/shop/root-data.ts
/** Only set in an effect, so never shared between requests on the server. */
var lastRootData;
/** If the root loader failed, the last data it returned. */
function useRootData() {
	const rootData = useRouteLoaderData("root");
	useEffect(() => {
		lastRootData = rootData ?? lastRootData;
	}, [rootData]);
	return rootData ?? lastRootData;
}
// src/account/permissions/standing.rule.ts
var standings = [
	"pending",
	"approval",
	"active",
	"overdue"
];
var standingLabels = {
	pending: msg("Verification Pending"),
	approval: msg("Approval Pending"),
	active: msg("Active"),
	overdue: msg("Overdue")
};
var search_form_module_default = {
	form: "_form_17scn_1",
	icon: "_icon_17scn_6",
	input: "_input_17scn_14",
	key: "_key_17scn_41",
	large: "_large_17scn_60",
	button: "_button_17scn_74",
	word: "_word_17scn_131"
};
// src/ui/forms/search-form.tsx
/** Works without scripts: submits to /listing?q=… */
function SearchForm({ large, input, children }) {
	return /* @__PURE__ */ jsxs(Form, {
		className: classNames(search_form_module_default.form, large && search_form_module_default.large),
		role: "search",
		action: "/listing",
		children: [
			/* @__PURE__ */ jsx("span", {
				className: search_form_module_default.icon,
				children: /* @__PURE__ */ jsx(Icon, { name: "search" })
			}),
			/* @__PURE__ */ jsx("input", {
				placeholder: t`Search by item`,
				"aria-label": t`Search by item`,
				autoComplete: "off",
				autoCapitalize: "off",
				spellCheck: false,
				enterKeyHint: "search",
				required: true,
				...input,
				className: search_form_module_default.input,
				type: "search",
				name: "q"
			}),
			large ? /* @__PURE__ */ jsxs("button", {
				type: "submit",
				className: search_form_module_default.button,
				"aria-label": t`Search`,
				children: [/* @__PURE__ */ jsx(Icon, { name: "search" }), /* @__PURE__ */ jsx("span", {
					className: search_form_module_default.word,
					children: t`Search`
				})]
			}) : /* @__PURE__ */ jsx("span", {
				className: search_form_module_default.key,
				"aria-hidden": "true",
				children: "/"
			}),
			children
		]
	});
}
var scan_button_module_default = {
	button: "_button_40q4d_1",
	large: "_large_40q4d_18"
};
// src/catalogue/scanning/use-lazy-component.ts
function useLazyComponent(load) {
	const [Component, setComponent] = useState();
	const [failed, setFailed] = useState(false);
	const fetch = () => {
		if (Component) return;
		load().then((module) => {
			setComponent(() => module.default);
			setFailed(false);
		}, () => setFailed(true));
	};
	return {
		Component,
		failed: failed && !Component,
		fetch
	};
}
// src/catalogue/scanning/scan-button.ui.tsx
var loadDialog = () => import("./scan-dialog.ui-Dk1fCoRo.js");
/** On devices that are held in front of a box; the dialog is loaded when it is pressed. */
function ScanButton({ large }) {
	const [open, setOpen] = useState(false);
	const { Component: ScanDialog, fetch } = useLazyComponent(loadDialog);
	const press = () => {
		fetch();
		setOpen(true);
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
		className: classNames(scan_button_module_default.button, large && scan_button_module_default.large),
		children: /* @__PURE__ */ jsx(IconButton, {
			name: "scan",
			label: t`Scan a bar code or Data Matrix`,
			onClick: press
		})
	}), open && ScanDialog && /* @__PURE__ */ jsx(ScanDialog, { onClose: () => setOpen(false) })] });
}
var typeahead_module_default = {
	typeahead: "_typeahead_1sbge_1",
	failed: "_failed_1sbge_6",
	close: "_close_1sbge_18",
	open: "_open_1sbge_24"
};
// src/catalogue/typeahead/use-focus-within.ts
/** Keeps the focus in the field on `mousedown`: Safari does not focus buttons, so the panel would close too early. */
function useFocusWithin(box, field, onLeave) {
	useEffect(() => {
		const element = box.current;
		const leave = (event) => !element?.contains(event.relatedTarget) && onLeave();
		const press = (event) => !event.target.closest("input, label, select, dialog, form[role=search]") && event.preventDefault();
		element?.addEventListener("focusout", leave);
		const byKey = (event) => {
			if (event.key !== "Escape" || event.target === field.current) return;
			field.current?.focus();
			onLeave();
		};
		element?.addEventListener("mousedown", press);
		element?.addEventListener("keydown", byKey);
		return () => {
			element?.removeEventListener("focusout", leave);
			element?.removeEventListener("mousedown", press);
			element?.removeEventListener("keydown", byKey);
		};
	});
}
// src/catalogue/typeahead/use-searched-keyword.ts
function useSearchedKeyword(field, open, close) {
	const { pathname, search, key } = useLocation();
	const searched = pathname === "/listing" ? new URLSearchParams(search).get("q") ?? "" : "";
	const here = useRef(key);
	useEffect(() => {
		if (here.current === key) return;
		here.current = key;
		if (!field.current || open && document.activeElement === field.current) return;
		field.current.value = searched;
		close();
	});
	return searched;
}
// src/catalogue/typeahead/typeahead.ui.tsx
var rowIdOf = (listId, row) => `${listId}${row}`;
function Typeahead({ large, load }) {
	const box = useRef(null);
	const field = useRef(null);
	const listId = useId();
	const [text, setText] = useState("");
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const [rows, setRows] = useState(0);
	const { Component: Panel, failed, fetch: fetchPanel } = useLazyComponent(load);
	const close = () => {
		setOpen(false);
		setActive(-1);
	};
	const type = (typed) => {
		fetchPanel();
		setText(typed);
		setActive(-1);
		setOpen(true);
	};
	/** An empty field offers recent searches; one that names the page's search waits to be changed. */
	const start = (typed) => {
		fetchPanel();
		if (typed.trim() === "" && !open) type("");
	};
	const goTo = (row) => {
		setActive(row);
		document.getElementById(rowIdOf(listId, row))?.scrollIntoView({ block: "nearest" });
	};
	const searched = useSearchedKeyword(field, open, close);
	useFocusWithin(box, field, close);
	const onKeyDown = (event) => {
		const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
		const typed = event.currentTarget.value;
		if (step !== 0) {
			event.preventDefault();
			if (open) goTo((active + 1 + step + rows + 1) % (rows + 1) - 1);
			else type(typed);
		} else if (event.key === "Escape" && open) {
			event.preventDefault();
			close();
		} else if (event.key === "Enter" && open) {
			if (active >= 0) event.preventDefault();
			document.getElementById(rowIdOf(listId, active))?.click();
			close();
		}
	};
	const expanded = open && rows > 0 && Panel !== void 0;
	return /* @__PURE__ */ jsxs("div", {
		ref: box,
		className: classNames(typeahead_module_default.typeahead, open && Panel && typeahead_module_default.open),
		children: [
			/* @__PURE__ */ jsx(SearchForm, {
				large,
				input: {
					ref: field,
					defaultValue: searched,
					role: "combobox",
					"aria-autocomplete": "list",
					"aria-expanded": expanded,
					"aria-controls": expanded ? listId : void 0,
					"aria-activedescendant": expanded && active >= 0 ? rowIdOf(listId, active) : void 0,
					onFocus: (event) => start(event.currentTarget.value),
					onClick: (event) => start(event.currentTarget.value),
					onInput: (event) => type(event.currentTarget.value),
					onKeyDown
				},
				children: /* @__PURE__ */ jsx(ScanButton, { large })
			}),
			open && Panel && /* @__PURE__ */ jsx("span", {
				className: typeahead_module_default.close,
				children: /* @__PURE__ */ jsx(IconButton, {
					name: "close",
					label: t`Close`,
					onClick: close
				})
			}),
			open && failed && text.trim() !== "" && /* @__PURE__ */ jsx("p", {
				className: typeahead_module_default.failed,
				children: t`Suggestions didn’t load. Press Enter to search anyway.`
			}),
			open && Panel && /* @__PURE__ */ jsx(Panel, {
				text,
				listId,
				active,
				onActive: setActive,
				onRowCount: setRows,
				onClose: close
			})
		]
	});
}
// src/catalogue/items/item-link.rule.ts
function itemHref({ pages }, { itemid, subCat, cattype }) {
	const query = new URLSearchParams({ item: String(itemid) });
	if (pages.detail === "/nod-product-category") {
		if (subCat) query.set("sub_category", subCat);
		if (cattype) query.set("super_category", cattype);
	}
	return `${pages.detail}?${query}`;
}
/** '/productDetail/{brand}:{itemId}' */
var shareHref = (siteName, itemid) => `/productDetail/${siteName}:${itemid}`;
var itemFileHrefs = (share) => ({
	dataSheet: `/productDetail/${share}/datasheet.pdf`,
	outline: `/productDetail/${share}/outline.dxf`
});
/** Undefined for another site's link or an invalid number. */
function sharedItemId(share, siteName) {
	const [, brand = "", id = ""] = /^([a-z]+):(\d{1,15})$/i.exec(share) ?? [];
	return brand.toUpperCase() === siteName.toUpperCase() ? Number(id) : void 0;
}
// src/ui/items/copy-button.tsx
function CopyButton({ text }) {
	const [copied, setCopied] = useState("");
	const toast = useToast();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(text);
		} catch {
			toast({
				kind: "bad",
				message: t`Your browser does not allow copying here: ${text}`
			});
		}
	};
	const done = copied === text;
	return /* @__PURE__ */ jsx("span", {
		"aria-live": "polite",
		children: /* @__PURE__ */ jsx(IconButton, {
			small: true,
			name: done ? "check" : "copy",
			label: done ? t`Copied ${text}` : t`Copy ${text}`,
			onClick: copy
		})
	});
}
var designation_module_default = {
	designation: "_designation_4ffux_1",
	long: "_long_4ffux_11",
	large: "_large_4ffux_19",
	pair: "_pair_4ffux_24"
};
// src/ui/items/designation.tsx
/** Longer than any bearing's: names of greases and batteries may wrap. */
var maxUnbrokenLength = 21;
function Designation({ children, to, large, copy }) {
	const isBreakable = children.length > maxUnbrokenLength;
	const className = classNames(designation_module_default.designation, isBreakable && designation_module_default.long, large && designation_module_default.large);
	const designation = to ? /* @__PURE__ */ jsx(Link, {
		className,
		to,
		children
	}) : /* @__PURE__ */ jsx("span", {
		className,
		children
	});
	if (!copy) return designation;
	return /* @__PURE__ */ jsxs("span", {
		className: designation_module_default.pair,
		children: [designation, /* @__PURE__ */ jsx(CopyButton, { text: children })]
	});
}
var everyone = [
	"visitor",
	"unverified",
	...standings
];
var signedIn = ["unverified", ...standings];
var verified = standings;
var permissions = {
	/** Search, lists, item pages, quick order, catalogues. */
	browse: everyone,
	"contact-us": everyone,
	"sign-up": everyone,
	/** With e-mail verification and a forgotten password. */
	"sign-in": everyone,
	/** The reply says more than 'unknown' only to the buyer who started the payment. */
	"see-payment": everyone,
	/** Only where demo data is loaded. */
	"see-outbox": everyone,
	"sign-out": signedIn,
	"see-account": signedIn,
	"see-wishlist": signedIn,
	"keep-wishlist": signedIn,
	"manage-sessions": verified,
	"complete-profile": verified,
	/** One's own e-mail address and mobile number. */
	"change-contacts": verified,
	/** States and cities to choose from. */
	"see-regions": verified,
	"manage-addresses": verified,
	/** Certificates that staff check. */
	"see-papers": verified,
	"manage-papers": verified,
	"see-cart": verified,
	"keep-cart": verified,
	"send-rfi": verified,
	"see-rfis": verified,
	"see-orders": verified,
	/** The whole order, or what is not packed of a line. */
	"cancel-order": verified,
	/** Its PO number. */
	"change-order": verified,
	/** Ask to return goods of a tax invoice. */
	"request-return": verified,
	"see-credit": verified,
	"see-statement": verified,
	/** Open invoices online, whole or in part: whoever owes may pay. */
	"pay-invoices": verified,
	/** Confirm or cancel an online payment that was started. */
	"finish-payment": verified,
	/** In search, lists and on item pages. */
	"see-prices": ["active", "overdue"],
	"see-stock-alerts": ["active", "overdue"],
	/** To be told when an item is in stock. */
	"ask-for-stock": ["active", "overdue"],
	/** Asked by pages: a visitor's cart is kept in the browser. */
	"fill-cart": [
		"visitor",
		"active",
		"overdue"
	],
	"add-to-cart": ["active", "overdue"],
	/** In the cart, in RFIs and on the review page. */
	"see-cart-prices": [
		"approval",
		"active",
		"overdue"
	],
	order: [
		"approval",
		"active",
		"overdue"
	],
	"pay-on-credit": ["active"],
	"pay-online": ["active", "overdue"],
	/** Money on account, for invoices to come. */
	"pay-in-advance": [
		"approval",
		"active",
		"overdue"
	],
	"pay-by-transfer": ["approval"],
	/** Once staff have agreed to it. */
	"pay-by-agreed-transfer": ["active"],
	/** Tax number, name and billing address. */
	"edit-profile": ["pending", "approval"]
};
/** `caller` is undefined for a visitor. */
function can(caller, capability) {
	return permissions[capability].includes(caller ?? "visitor");
}
var amount_module_default = {
	amount: "_amount_h5338_1",
	absent: "_absent_h5338_7"
};
// src/ui/items/amount.tsx
var priceOnRequest = msg("Display on request");
/** '1,23,456.00', or with currency 'AED 123,456.00'. */
function Amount({ value, showCurrency, strikethrough, fallback = translate(priceOnRequest) }) {
	const { currency } = useSite();
	if (value === 0 && fallback !== null) return /* @__PURE__ */ jsx("span", {
		className: amount_module_default.absent,
		children: fallback
	});
	const text = formatValue(value, currency, showCurrency);
	return strikethrough ? /* @__PURE__ */ jsx("s", {
		className: amount_module_default.amount,
		children: text
	}) : /* @__PURE__ */ jsx("span", {
		className: amount_module_default.amount,
		children: text
	});
}
function formatValue(value, currency, sign = false) {
	const money = {
		minor: Math.round(value * 100),
		currency
	};
	return (sign ? formatMoney(money) : formatAmount(money)).replace("-", "−");
}
var availability_module_default = {
	availability: "_availability_1fcc8_1",
	word: "_word_1fcc8_5",
	shape: "_shape_1fcc8_13",
	stock: "_stock_1fcc8_20",
	soon: "_soon_1fcc8_28",
	production: "_production_1fcc8_36",
	demand: "_demand_1fcc8_37",
	quoted: "_quoted_1fcc8_45",
	unknown: "_unknown_1fcc8_54",
	when: "_when_1fcc8_64"
};
// src/ui/items/availability.tsx
/** By the status of the API; any other is shown as NA. */
var styleByStatus = {
	[msg("Stock")]: availability_module_default.stock,
	[msg("Arriving Shortly")]: availability_module_default.soon,
	[msg("PRODUCTION")]: availability_module_default.production,
	[msg("On Demand")]: availability_module_default.demand,
	[msg("RFI Approved")]: availability_module_default.quoted,
	[msg("Awaiting quote")]: availability_module_default.unknown,
	[msg("Declined")]: availability_module_default.unknown,
	[msg("Expired")]: availability_module_default.unknown,
	[msg("Withdrawn")]: availability_module_default.unknown,
	[msg("Ordered")]: availability_module_default.quoted
};
function AvailabilityLabel({ status, label, when }) {
	const statusStyle = styleByStatus[status];
	return /* @__PURE__ */ jsxs("span", {
		className: availability_module_default.availability,
		children: [/* @__PURE__ */ jsxs("span", {
			className: classNames(availability_module_default.word, statusStyle ?? availability_module_default.unknown),
			children: [/* @__PURE__ */ jsx("i", {
				className: availability_module_default.shape,
				"aria-hidden": "true"
			}), label ?? (statusStyle ? translate(status) : t`NA`)]
		}), when && /* @__PURE__ */ jsx("span", {
			className: availability_module_default.when,
			children: when
		})]
	});
}
// src/catalogue/items/drawing-props.ts
function drawingPropsOf(item) {
	return {
		type: item.itemtype,
		designation: item.universalNo || item.itemname,
		d: item.Dimension_ID,
		D: item.Dimension_OD,
		B: item.Dimension_OW,
		seal: item.seal,
		superCategory: item.cattype
	};
}
// src/cart/use-cart-session.ts
var visitor = {
	session: null,
	cartItemIds: []
};
/** From the root route; a visitor if the page is rendered alone. */
function useCartSession() {
	return useRouteLoaderData("root") ?? visitor;
}
// src/cart/random-id.ts
/** 128 random bits; crypto.randomUUID exists on https only. */
function randomId() {
	return Array.from(crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
export { standingLabels as _, Amount as a, Designation as c, itemHref as d, shareHref as f, useLazyComponent as g, rowIdOf as h, AvailabilityLabel as i, CopyButton as l, Typeahead as m, useCartSession as n, priceOnRequest as o, sharedItemId as p, drawingPropsOf as r, can as s, randomId as t, itemFileHrefs as u, standings as v, useRootData as y };
