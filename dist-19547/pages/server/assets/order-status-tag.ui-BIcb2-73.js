import { a as msg, c as t, l as translate } from "./i18n-DQ6MZoeU.js";
import { n as useToast } from "./toast-context-CvkueApL.js";
import { t as classNames } from "./class-names-D3lRdwnL.js";
import { t as Button } from "./button-Bs10klbI.js";
import { t as IconButton } from "./icon-button-CP7Kmp4q.js";
import { a as readLocal, o as writeLocal, r as isRefusal, t as call } from "./call-daruH5sf.js";
import { n as useCartSession, s as can, t as randomId } from "./random-id-Yu4xW53Q.js";
import { c as Tag, o as toMajor, s as toMinor } from "./money-Cqh8-q7E.js";
import { i as countText } from "./item-format.rule-CHSrSgAT.js";
import { n as Checkbox, t as VisuallyHidden } from "./visually-hidden-cDO9_TMa.js";
import { n as useFieldAttributes } from "./field-context-CC2s8EHB.js";
import { t as Dialog } from "./dialog-q2jf09MO.js";
import { useNavigate, useRevalidator } from "react-router";
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/cart/guest-cart/use-guest-cart-count.ts
/** Fired on window when this tab changes the cart; other tabs get a storage event. */
var guestCartEvent = "raceway:local-cart";
function subscribeToGuestCart(listener) {
	const events = ["storage", guestCartEvent];
	for (const event of events) window.addEventListener(event, listener);
	return () => {
		for (const event of events) window.removeEventListener(event, listener);
	};
}
function useGuestCartCount() {
	return useSyncExternalStore(subscribeToGuestCart, countLines, () => 0);
}
function countLines() {
	try {
		const { lines } = JSON.parse(readLocal("cartItems"));
		return Array.isArray(lines) ? lines.length : 0;
	} catch {
		return 0;
	}
}
// src/lib/text-runs.ts
function isDigitAt(text, at) {
	const code = text.charCodeAt(at);
	return code >= 48 && code <= 57;
}
function startOfRun(text, end, belongs) {
	let start = end;
	while (start > 0 && belongs(text.charAt(start - 1))) start -= 1;
	return start;
}
function endOfRun(text, start, belongs) {
	let end = start;
	while (end < text.length && belongs(text.charAt(end))) end += 1;
	return end;
}
/** A pattern such as /-+$/ would take quadratic time. */
function trimEndChars(text, characters) {
	return text.slice(0, startOfRun(text, text.length, (character) => characters.includes(character)));
}
// src/lib/normalize-unicode.ts
/** The limit of stream-safe text (UAX 15); sorting more combining marks takes quadratic time. */
var maxMarks = 30;
var short = 100;
function normalizeUnicode(text, form) {
	if (text.length <= short) return text.normalize(form);
	return text.replace(/\p{M}+/gu, (run) => run.length > maxMarks ? [...run].slice(0, maxMarks).join("") : run).normalize(form);
}
// src/cart/cart-messages.data.ts
var notActiveMessage = msg("Your account status needs to be verified by our team before you can view stock, prices, and add products to the cart.");
var invalidQuantityMessage = msg("Please enter a valid quantity");
var quotedQuantityMessage = msg("Quantity can't be modified for items through RFI");
var alreadyApprovedMessage = msg("* RFI is disabled for items which are already RFI approved.");
// src/bearings/designation/compact-designation.ts
/** Cyrillic capitals that look like Latin ones on a stamped ring. */
var CYRILLIC = "АВЕКМНОРСТХ";
var LATIN = "ABEKMHOPCTX";
var toLatin = (text) => text.replace(/[АВЕКМНОРСТХ]/g, (c) => LATIN.charAt(CYRILLIC.indexOf(c)));
/** Suffixes typed in Cyrillic by their sound: 2РС is 2RS, ЗЗ is ZZ. */
var soundsToLatin = (text) => text.replace(/(?<=[\d\s-])(?:РС|ЗЗ|З)(?![А-Я])/gu, (sound) => sound === "РС" ? "RS" : "Z".repeat(sound.length));
var NOT_ASCII = /[^\0-\x7f]/;
var isAscii = (text) => !NOT_ASCII.test(text);
var timesToX = (capitals) => /[X×✕*]/.test(capitals) ? capitals.replace(/(?<=\d)\s*[×✕*]\s*(?=\d)/g, "X").replace(/(?<=\d)\s+X\s+(?=\d)/g, "X") : capitals;
function normalizeCharacters(text) {
	if (isAscii(text)) return timesToX(text.toUpperCase());
	return timesToX(toLatin(soundsToLatin(normalizeUnicode(text, "NFKC").toUpperCase())).replace(/[\p{Pd}\u2212\u00ad]/gu, "-")).replace(/[∕⁄⧸]/g, "/");
}
/** Decimal points: in a size (K70x76x19.8) and in a bore under 100 mm (618/2.5, 6205/25.4). */
function isDecimalPoint(plain, at) {
	const before = startOfRun(plain, at, isDigit$1);
	const after = endOfRun(plain, at + 1, isDigit$1);
	if (after === at + 1) return false;
	if (plain.charAt(before - 1) === "X" && isDigit$1(plain.charAt(before - 2))) return true;
	if (before < at && plain.charAt(after) === "X" && isDigit$1(plain.charAt(after + 1))) return true;
	return before < at && before >= at - 2 && plain.charAt(before - 1) === "/" && !/[A-Z]/.test(plain.charAt(after));
}
var isDigit$1 = (character) => character >= "0" && character <= "9";
var protectDecimalPoints = (plain) => plain.includes(".") ? replaceDecimalPoints(plain) : plain;
var replaceDecimalPoints = (plain) => plain.replaceAll(".", (point, at) => isDecimalPoint(plain, at) ? "" : point);
var isLetterOrDigit = (char) => char >= "0" && char <= "9" || char >= "A" && char <= "Z" || char > "" && /[\p{L}\p{N}]/u.test(char) || char >= "a" && char <= "z";
function stripSeparators(plain) {
	const gaps = /* @__PURE__ */ new Set();
	const hyphens = /* @__PURE__ */ new Set();
	let text = "";
	for (const char of protectDecimalPoints(plain)) if (char === "") text += ".";
	else if (isLetterOrDigit(char)) text += char;
	else if (char === "/" || char === "+") {
		gaps.add(text.length);
		text += char;
		gaps.add(text.length);
	} else {
		gaps.add(text.length);
		if (char === "-") hyphens.add(text.length);
	}
	return {
		text,
		gaps,
		hyphens
	};
}
// src/bearings/designation/search-key.ts
var lettersAndDigits$1 = (text) => text.replace(/[^\p{L}\p{N}]/gu, "");
/** Whether the slash is part of the basic number: 62/22, NU10/500, NK25/20, LM11949/LM11910. */
function isSlashInBasicNumber(before, after) {
	const left = lettersAndDigits$1(before);
	const right = lettersAndDigits$1(after);
	const twoSeals = /^2[A-Z]/.test(right);
	if (/(?:^|[A-Z])6(?:17|18|19)$/.test(left)) return /^\d/.test(right);
	if (/NKI?S?\d{1,3}$/.test(left)) return /^\d/.test(right);
	if (/(?:^|[A-Z])\d{2,3}$/.test(left) && /^\d/.test(right)) return !twoSeals;
	return isInchPair(left, right);
}
var isCapital = (character) => character >= "A" && character <= "Z";
var isDigit = (character) => character >= "0" && character <= "9";
function inchSeries(cone) {
	const digitsEnd = startOfRun(cone, cone.length, isCapital);
	const digitsStart = startOfRun(cone, digitsEnd, isDigit);
	const digits = digitsEnd - digitsStart;
	if (cone.length - digitsEnd > 2 || digits < 3) return void 0;
	return digits > 6 ? "" : cone.slice(startOfRun(cone, digitsStart, isCapital), digitsStart);
}
/** A cup is numbered in full with its cone's letters, or by its last two or more digits. */
function isInchPair(cone, cup) {
	const series = inchSeries(cone);
	if (series === void 0) return false;
	if (/^\d{2}/.test(cup)) return true;
	return series !== "" && cup.startsWith(series) && /^\d{3}/.test(cup.slice(series.length));
}
var SLASH_PLACEHOLDER = "";
var MAX_SLASHES = 20;
/** Equal for all spellings of one designation: 6205/C3 is 6205C3, but 62/22 is not 6222. */
function designationKey(text) {
	const pieces = protectDecimalPoints(normalizeCharacters(text)).split("/");
	let joined = pieces[0] ?? "";
	let hasSlash = false;
	pieces.slice(1).forEach((piece, i) => {
		const isBasicSlash = !hasSlash && i < MAX_SLASHES && isSlashInBasicNumber(joined, pieces.slice(i + 1, 21).join(""));
		hasSlash ||= isBasicSlash;
		joined += (isBasicSlash ? SLASH_PLACEHOLDER : "") + piece;
	});
	return joined.replace(/[^\p{L}\p{N}\ue000\ue001]/gu, "").replaceAll("", ".").replaceAll(SLASH_PLACEHOLDER, "/");
}
var splitDesignations = (text) => text.split(/[,;\r\n]+/).map((part) => part.trim()).filter((part) => part !== "");
// src/cart/add-to-cart/stay-here.ts
var changeEvent = "raceway:stay-here";
var isStayHereOn = () => readLocal("stayHere") !== "";
function saveStayHere(stay) {
	writeLocal("stayHere", stay ? "yes" : "");
	window.dispatchEvent(new Event(changeEvent));
}
function subscribe(listener) {
	for (const event of ["storage", changeEvent]) window.addEventListener(event, listener);
	return () => {
		for (const event of ["storage", changeEvent]) window.removeEventListener(event, listener);
	};
}
function useStayHere() {
	return useSyncExternalStore(subscribe, isStayHereOn, () => false);
}
// src/cart/add-to-cart/stay-here.ui.tsx
function StayHere() {
	return /* @__PURE__ */ jsx(Checkbox, {
		label: t`Stay on this page after adding`,
		checked: useStayHere(),
		onChange: (event) => saveStayHere(event.currentTarget.checked)
	});
}
// src/catalogue/search/recent-searches.rule.ts
var maxRecent$1 = 8;
var maxLength = 80;
function readRecentSearches(stored) {
	let list;
	try {
		list = JSON.parse(stored || "[]");
	} catch {
		return [];
	}
	const texts = Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
	return [...new Set(texts.filter((text) => text !== "" && text.length <= maxLength))].slice(0, maxRecent$1);
}
/** Unchanged for a pasted list, which nobody searches for again. */
function withRecentSearch(stored, typed) {
	const text = typed.trim();
	if (text === "" || text.length > maxLength) return stored;
	const others = readRecentSearches(stored).filter((other) => other.toUpperCase() !== text.toUpperCase());
	return JSON.stringify([text, ...others].slice(0, maxRecent$1));
}
// src/catalogue/items/other-number.rule.ts
var lettersAndDigits = (text) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
/** '' where it says nothing new. */
var otherNumberOf = ({ itemname, universalNo }) => lettersAndDigits(universalNo) === lettersAndDigits(itemname) ? "" : universalNo;
var quantity_input_module_default = {
	quantity: "_quantity_dzu1z_2",
	big: "_big_dzu1z_36"
};
// src/ui/controls/quantity-input.tsx
function QuantityInput({ label, large, invalid, onFocus, ...rest }) {
	return /* @__PURE__ */ jsx("input", {
		inputMode: "numeric",
		pattern: "[0-9]*",
		maxLength: 7,
		autoComplete: "off",
		enterKeyHint: "done",
		...useFieldAttributes(),
		...invalid ? { "aria-invalid": true } : {},
		...rest,
		type: "text",
		"aria-label": label,
		className: classNames(quantity_input_module_default.quantity, large && quantity_input_module_default.big),
		onFocus: (event) => {
			event.currentTarget.select();
			onFocus?.(event);
		}
	});
}
// src/cart/lines/quantity.rule.ts
/** A quantity is digits only, 1 to 1,000,000, at least the item's minimum and a multiple of its order multiple. */
var maxQuantity = 1e6;
/** Undefined for a quantity that cannot be ordered, also '1.5', '1e9', '٣' and '-5'. */
function parseQuantity(text, { minQty, orderMultiple }) {
	const digits = text.trim();
	if (!/^\d{1,9}$/.test(digits)) return void 0;
	const quantity = Number(digits);
	return quantity >= Math.max(1, minQty) && quantity <= 1e6 && quantity % orderMultiple === 0 ? quantity : void 0;
}
var quantityRulesOf = (item) => ({
	minQty: item.min_quantity,
	orderMultiple: Math.max(1, item.order_multiple)
});
/** The next quantity that can be ordered, up or down; from anything else the smallest. */
function stepQuantity(text, item, by) {
	const { orderMultiple } = quantityRulesOf(item);
	const least = minOrderQuantity(item);
	if (!/^\d{1,9}$/.test(text.trim())) return least;
	const steps = Number(text) / orderMultiple;
	const next = by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
	const most = Math.floor(maxQuantity / orderMultiple) * orderMultiple;
	return Math.min(most, Math.max(least, next * orderMultiple));
}
function minOrderQuantity(item) {
	const { minQty, orderMultiple } = quantityRulesOf(item);
	return Math.max(1, Math.ceil(minQty / orderMultiple)) * orderMultiple;
}
// src/cart/guest-cart/guest-cart.rule.ts
var emptyGuestCart = {
	id: "",
	lines: []
};
var maxLines = 2e3;
/** Unreadable text is an empty cart; unreadable lines are left out. */
function parseGuestCart(text) {
	try {
		const { id, lines } = JSON.parse(text);
		if (typeof id !== "string" || !Array.isArray(lines)) return emptyGuestCart;
		return {
			id,
			lines: lines.filter(isValidLine)
		};
	} catch {
		return emptyGuestCart;
	}
}
function isValidLine(line) {
	if (typeof line?.itemcode !== "string" || Number.isNaN(Date.parse(line.added_on ?? ""))) return false;
	return Number.isSafeInteger(line.itemid) && Number.isSafeInteger(line.Quantity);
}
function amountOf(price, quantity) {
	return toMajor((toMinor(price) ?? 0) * quantity);
}
/** Undefined if the item exceeds 1,000,000 pieces or the cart 2,000 lines. */
function withLine(cart, line, id) {
	const existing = cart.lines.find(({ itemcode }) => itemcode === line.itemcode);
	const Quantity = (existing?.Quantity ?? 0) + line.Quantity;
	if (Quantity > 1e6 || !existing && cart.lines.length >= maxLines) return void 0;
	const summed = {
		...line,
		Quantity,
		Amount: amountOf(line.price, Quantity)
	};
	if (!existing) return {
		id,
		lines: [...cart.lines, summed]
	};
	return {
		id,
		lines: cart.lines.map((one) => one === existing ? {
			...summed,
			added_on: one.added_on
		} : one)
	};
}
function withQuantity(cart, itemcode, Quantity, id) {
	const changed = (line) => ({
		...line,
		Quantity,
		Amount: amountOf(line.price, Quantity)
	});
	return {
		id,
		lines: cart.lines.map((line) => line.itemcode === itemcode ? changed(line) : line)
	};
}
function withoutLine(cart, itemcode, id) {
	return {
		id,
		lines: cart.lines.filter((line) => line.itemcode !== itemcode)
	};
}
function mergeRequest({ lines }) {
	return { item_info: lines.map((line) => ({
		item_id: String(line.itemid),
		item_name: line.itemname,
		amount_per_unit: line.price,
		quantity: String(line.Quantity),
		flag: "merge_cart"
	})) };
}
/** Keeps the rejected lines with their reasons, and what another tab added during the merge. */
function remainingAfterMerge(current, merged, rejected, id) {
	const reasons = new Map(rejected.map((line) => [line.item_id, line.reason]));
	const sent = new Map(merged.lines.map((line) => [line.itemcode, line.Quantity]));
	const lines = current.lines.flatMap((line) => {
		const refused = reasons.get(String(line.itemid));
		if (refused !== void 0) return [{
			...line,
			refused
		}];
		const remaining = line.Quantity - (sent.get(line.itemcode) ?? 0);
		return remaining > 0 ? [{
			...line,
			Quantity: remaining,
			Amount: amountOf(line.price, remaining)
		}] : [];
	});
	return lines.length > 0 ? {
		id,
		lines
	} : emptyGuestCart;
}
// src/cart/guest-cart/guest-cart.ts
var cachedText = "";
var cachedCart = emptyGuestCart;
function readGuestCart() {
	const storedText = readLocal("cartItems");
	if (storedText !== cachedText) {
		cachedText = storedText;
		cachedCart = parseGuestCart(storedText);
	}
	return cachedCart;
}
function saveGuestCart(next) {
	const text = next.lines.length > 0 ? JSON.stringify(next) : "";
	writeLocal("cartItems", text);
	window.dispatchEvent(new Event(guestCartEvent));
	return readLocal("cartItems") === text;
}
function useGuestCart() {
	return useSyncExternalStore(subscribeToGuestCart, readGuestCart, () => emptyGuestCart);
}
function toGuestCartLine(item, Quantity, added_on) {
	const { itemid, itemname, itemcode, brandname, itemtype, seal, cattype, subCat } = item;
	const { Dimension_ID, Dimension_OD, Dimension_OW, Weight, min_quantity, order_multiple } = item;
	return {
		itemid,
		itemname,
		itemcode,
		brandname,
		itemtype,
		seal,
		cattype,
		subCat,
		Dimension_ID,
		Dimension_OD,
		Dimension_OW,
		Weight,
		min_quantity,
		order_multiple,
		price: item.your_price || item.list_price,
		Quantity,
		exp_dod: item.exp_dod,
		Availability: item.Availability,
		added_on: added_on.toISOString()
	};
}
// src/cart/lines/quantity-text.rule.ts
/** A minimum and an order multiple read '10 or more, in steps of 5'; undefined if any whole number can be ordered. */
function stepsText(item) {
	const parts = [item.min_quantity > 1 && t`${countText(item.min_quantity)} or more`, item.order_multiple > 1 && t`in steps of ${countText(item.order_multiple)}`].filter(Boolean);
	return parts.length > 0 ? parts.join(", ") : void 0;
}
var add_to_cart_module_default = {
	form: "_form_1fh5r_1",
	quantity: "_quantity_1fh5r_8",
	row: "_row_1fh5r_12",
	detail: "_detail_1fh5r_17",
	label: "_label_1fh5r_38",
	stay: "_stay_1fh5r_45",
	note: "_note_1fh5r_65",
	bad: "_bad_1fh5r_76"
};
// src/cart/add-to-cart/already-in-cart.ui.tsx
/** In the cart of an account the new quantity replaces the old one; in a visitor's cart they are summed. */
function AlreadyInCartDialog({ onClose, onContinue }) {
	const { session } = useCartSession();
	const actions = /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Button, {
		onClick: onClose,
		children: t`Cancel`
	}), /* @__PURE__ */ jsx(Button, {
		kind: "primary",
		onClick: onContinue,
		children: t`Continue`
	})] });
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		title: t`Already in your cart`,
		onClose,
		actions,
		children: /* @__PURE__ */ jsx("p", { children: session ? t`The item you are adding is already present in the cart. You will lose any changes that are saved in the cart for the same item if you proceed ahead.` : t`The item you are adding is already present in the cart. If you continue, the quantities are added together.` })
	});
}
// src/cart/add-to-cart/use-add-to-cart.ts
function useAddToCart(item, signedIn) {
	const navigate = useNavigate();
	const toast = useToast();
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState("");
	const { revalidate } = useRevalidator();
	async function added(quantity) {
		if (!isStayHereOn()) return navigate("/cart");
		const view = {
			label: t`View cart`,
			to: "/cart"
		};
		toast({
			message: t`${countText(quantity)} × ${item.itemname} added to your cart`,
			action: view
		});
		if (signedIn) await revalidate();
	}
	async function addToAccount(quantity, idempotencyKey) {
		setBusy(true);
		const item_info = [{
			item_id: String(item.itemid),
			item_name: item.itemname,
			quantity: String(quantity),
			amount_per_unit: item.your_price,
			flag: "add_cart"
		}];
		try {
			const reply = await call("POST /api/add_item/", { item_info }, { idempotencyKey });
			if (isRefusal(reply)) setRefusal(reply.message);
			else await added(quantity);
		} catch (cause) {
			const retry = () => void addToAccount(quantity, idempotencyKey);
			toast({
				kind: "bad",
				message: cause.message,
				action: {
					label: t`Retry`,
					onPress: retry
				}
			});
		}
		setBusy(false);
	}
	function addToBrowser(quantity) {
		const next = withLine(readGuestCart(), toGuestCartLine(item, quantity, /* @__PURE__ */ new Date()), randomId());
		if (!next) return setRefusal(translate(invalidQuantityMessage));
		if (saveGuestCart(next)) return void added(quantity);
		const message = t`This browser can't store a cart. Please sign in first.`;
		toast({
			kind: "bad",
			message,
			action: {
				label: t`SignIn`,
				to: "/login"
			}
		});
	}
	const add = (quantity) => signedIn ? addToAccount(quantity, randomId()) : addToBrowser(quantity);
	return {
		add,
		busy,
		refusal,
		setRefusal
	};
}
// src/cart/add-to-cart/add-to-cart.ui.tsx
function AddToCart({ item, form, quantity }) {
	const { session, cartItemIds } = useCartSession();
	const guestCart = useGuestCart();
	const { add, busy, refusal, setRefusal } = useAddToCart(item, session !== null);
	const inPanel = form.startsWith("panel");
	const [text, setText] = useState(quantity === void 0 && inPanel ? "" : String(quantity ?? minOrderQuantity(item)));
	const [pendingQuantity, setPendingQuantity] = useState(0);
	const noteId = useId();
	const blocked = !can(session?.standing, "fill-cart");
	const name = [item.itemname, item.brandname].filter(Boolean).join(", ");
	const isInCart = session ? cartItemIds.includes(item.itemid) : guestCart.lines.some((l) => l.itemcode === item.itemcode);
	const submit = (event) => {
		event.preventDefault();
		const requested = inPanel && text === "" ? minOrderQuantity(item) : parseQuantity(text, quantityRulesOf(item));
		if (busy || blocked) return;
		if (requested === void 0) setRefusal(translate(invalidQuantityMessage));
		else if (isInCart) setPendingQuantity(requested);
		else add(requested);
	};
	const change = (typed) => {
		setText(typed);
		setRefusal("");
	};
	/** Where there is space for it, the quantity can be pressed up and down. */
	const step = (name, label, by) => form === "detail" && /* @__PURE__ */ jsx(IconButton, {
		framed: true,
		name,
		label,
		disabled: blocked,
		onClick: () => change(String(stepQuantity(text, item, by)))
	});
	return /* @__PURE__ */ jsxs("form", {
		className: classNames(add_to_cart_module_default.form, add_to_cart_module_default[form]),
		noValidate: true,
		onSubmit: submit,
		children: [
			form === "detail" && /* @__PURE__ */ jsx("span", {
				className: add_to_cart_module_default.label,
				"aria-hidden": "true",
				children: t`Quantity`
			}),
			/* @__PURE__ */ jsxs("span", {
				className: add_to_cart_module_default.quantity,
				children: [
					step("minus", t`Fewer`, -1),
					/* @__PURE__ */ jsx(QuantityInput, {
						label: t`Quantity of ${item.itemname}`,
						placeholder: t`Qty`,
						title: stepsText(item),
						large: form === "detail",
						value: blocked ? "0" : text,
						disabled: blocked,
						invalid: refusal !== "",
						"aria-describedby": blocked || refusal ? noteId : void 0,
						onChange: (event) => change(event.currentTarget.value)
					}),
					step("plus", t`More`, 1)
				]
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				kind: form === "row" || form === "panel-more" ? "plain" : "primary",
				small: form !== "detail",
				disabled: blocked,
				busy,
				busyLabel: t`Adding`,
				title: blocked ? translate(notActiveMessage) : void 0,
				"aria-label": form === "row" ? t`Add ${name} to cart` : void 0,
				children: form === "row" ? t`Add to cart` : t`Add To Cart`
			}),
			blocked && /* @__PURE__ */ jsx(Blocked, {
				id: noteId,
				hidden: !inPanel
			}),
			form === "detail" && !blocked && /* @__PURE__ */ jsx("div", {
				className: add_to_cart_module_default.stay,
				children: /* @__PURE__ */ jsx(StayHere, {})
			}),
			refusal && /* @__PURE__ */ jsx(Refusal, {
				id: noteId,
				message: refusal,
				steps: stepsText(item)
			}),
			pendingQuantity > 0 && /* @__PURE__ */ jsx(AlreadyInCartDialog, {
				onClose: () => setPendingQuantity(0),
				onContinue: () => {
					setPendingQuantity(0);
					add(pendingQuantity);
				}
			})
		]
	});
}
function Blocked({ id, hidden }) {
	const message = /* @__PURE__ */ jsx("span", {
		id,
		children: translate(notActiveMessage)
	});
	return hidden ? /* @__PURE__ */ jsx(VisuallyHidden, { children: message }) : /* @__PURE__ */ jsx("p", {
		className: add_to_cart_module_default.note,
		children: message
	});
}
function Refusal({ id, message, steps }) {
	return /* @__PURE__ */ jsxs("p", {
		id,
		className: classNames(add_to_cart_module_default.note, add_to_cart_module_default.bad),
		role: "alert",
		children: [message, steps && ` (${steps})`]
	});
}
// src/shop/cart/render-add-to-cart.tsx
var renderAddToCart = (item, form) => /* @__PURE__ */ jsx(AddToCart, {
	item,
	form
});
// src/catalogue/items/recent-items.rule.ts
var maxRecent = 12;
function readRecent(text) {
	let list;
	try {
		list = JSON.parse(text || "[]");
	} catch {
		return [];
	}
	const ids = Array.isArray(list) ? list.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
	return [...new Set(ids)].slice(0, maxRecent);
}
/** What was switched to something else on its page does not count as seen. */
var withoutRecent = (text, id) => JSON.stringify(readRecent(text).filter((other) => other !== id));
function withRecent(text, id) {
	const others = readRecent(text).filter((other) => other !== id);
	return JSON.stringify([id, ...others].slice(0, maxRecent));
}
// src/catalogue/items/take-latest.ts
function takeLatest(send) {
	let current = new AbortController();
	const stop = () => current.abort();
	return {
		stop,
		async request(input) {
			stop();
			const mine = new AbortController();
			current = mine;
			try {
				const output = await send(input, mine.signal);
				return mine.signal.aborted ? void 0 : output;
			} catch (cause) {
				if (mine.signal.aborted) return void 0;
				throw cause;
			}
		}
	};
}
// src/catalogue/items/use-recent-items.ts
var maxDisplayed = 6;
/** Of the variants that are switched on one page only the last one is kept. */
function useRecordRecentItem(id, variantIds) {
	const last = useRef(0);
	useEffect(() => {
		const stored = readLocal("recentItems");
		const others = variantIds.includes(last.current) ? withoutRecent(stored, last.current) : stored;
		writeLocal("recentItems", withRecent(others, id));
		last.current = id;
	}, [id, variantIds]);
}
function useRecentItems(exceptId) {
	const [recent, setRecent] = useState({
		items: [],
		failed: false
	});
	const [{ request, stop }] = useState(() => takeLatest(fetchItems));
	const load = useCallback(() => {
		const ids = readRecent(readLocal("recentItems")).filter((id) => id !== exceptId);
		request(ids.slice(0, maxDisplayed)).then((items) => items && setRecent({
			items,
			failed: false
		}), () => setRecent({
			items: [],
			failed: true
		}));
	}, [request, exceptId]);
	useEffect(() => {
		load();
		return stop;
	}, [load, stop]);
	return {
		...recent,
		retry: load
	};
}
async function fetchItems(item_ids, signal) {
	if (item_ids.length === 0) return [];
	const reply = await call("POST /api/items_by_id/", { item_ids }, { signal });
	return isRefusal(reply) ? [] : reply.data_list.description;
}
// src/orders/order-status-tag.ui.tsx
var kinds = {
	"Awaiting Internal Approval": "warn",
	Confirmed: "accent",
	"Dispatched in part": "solid",
	Dispatched: "solid",
	"Delivered in part": "good",
	Delivered: "good",
	Rejected: "bad",
	Cancelled: "quiet"
};
/** `status`: a status, or the stage of an order, which says more. */
function OrderStatusTag({ status }) {
	return /* @__PURE__ */ jsx(Tag, {
		kind: kinds[status] ?? "quiet",
		children: translate(status)
	});
}
export { stripSeparators as A, useGuestCartCount as B, readRecentSearches as C, splitDesignations as D, designationKey as E, normalizeUnicode as F, endOfRun as I, isDigitAt as L, invalidQuantityMessage as M, notActiveMessage as N, isAscii as O, quotedQuantityMessage as P, startOfRun as R, otherNumberOf as S, StayHere as T, withQuantity as _, renderAddToCart as a, quantityRulesOf as b, stepsText as c, toGuestCartLine as d, useGuestCart as f, withLine as g, remainingAfterMerge as h, takeLatest as i, alreadyApprovedMessage as j, normalizeCharacters as k, readGuestCart as l, mergeRequest as m, useRecentItems as n, AddToCart as o, emptyGuestCart as p, useRecordRecentItem as r, AlreadyInCartDialog as s, OrderStatusTag as t, saveGuestCart as u, withoutLine as v, withRecentSearch as w, QuantityInput as x, parseQuantity as y, trimEndChars as z };
