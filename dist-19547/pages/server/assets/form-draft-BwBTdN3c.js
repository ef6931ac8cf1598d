// src/ui/forms/form-draft.ts
var keyOf = (name) => `draft:${name}`;
/** What was typed in this tab and not yet sent. */
function readDraft(name) {
	try {
		const found = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "{}");
		const entries = Object.entries(found ?? {}).filter(([, value]) => typeof value === "string");
		return Object.fromEntries(entries);
	} catch {
		return {};
	}
}
/** Kept until the tab is closed; an empty draft is removed. */
function writeDraft(name, draft) {
	try {
		if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(name));
		else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
	} catch {}
}
export { writeDraft as n, readDraft as t };
