// src/ui/browser/focus-candidates.ts
/** Where the focus may move from a removed element: what replaced it, else the next sibling left, else the previous. */
function focusCandidates({ parent, siblings, index }) {
	return [
		parent.children.length === siblings.length ? parent.children[index] : void 0,
		siblings.slice(index + 1).find(({ isConnected }) => isConnected),
		siblings.slice(0, index).findLast(({ isConnected }) => isConnected)
	].filter((candidate) => candidate !== void 0);
}
// src/ui/browser/restore-lost-focus.ts
/** No text fields: focusing one opens a phone's keyboard. */
var focusableSelector = "a[href], button:not(:disabled), input:is([type=checkbox], [type=radio]):not(:disabled), summary";
/**
* Moves the focus to the nearest remaining element when the focused one is removed, alone, with its row or with its
* page.
*/
function restoreLostFocus() {
	let last = document.activeElement ? locationOf(document.activeElement) : void 0;
	const observer = new MutationObserver(() => {
		if (!last || last.element.isConnected || document.activeElement !== document.body) return;
		focusReplacement(last);
	});
	document.addEventListener("focusin", ({ target }) => {
		last = target instanceof Element ? locationOf(target) : void 0;
	});
	document.addEventListener("pointerdown", () => {
		last = void 0;
	});
	observer.observe(document.body, {
		childList: true,
		subtree: true
	});
}
function locationOf(element) {
	const steps = [];
	for (let node = element; node.parentElement && node !== document.body; node = node.parentElement) {
		const siblings = [...node.parentElement.children];
		steps.push({
			parent: node.parentElement,
			siblings,
			index: siblings.indexOf(node)
		});
	}
	return {
		element,
		page: document.title,
		steps
	};
}
function focusReplacement({ page, steps }) {
	const connectedIndex = page === document.title ? steps.findIndex(({ parent }) => parent.isConnected) : -1;
	const step = steps[connectedIndex];
	const path = steps.slice(0, connectedIndex).map(({ index }) => index);
	for (const candidate of step ? focusCandidates(step) : []) {
		const found = matchingElementIn(candidate, path.toReversed());
		found?.focus();
		if (found && document.activeElement === found) return;
	}
	const main = document.querySelector("main");
	main?.setAttribute("tabindex", "-1");
	main?.focus({ preventScroll: true });
}
/** The element at the same position in a candidate, else its first focusable one. */
function matchingElementIn(container, path) {
	const match = path.reduce((node, index) => node.children[index] ?? node, container);
	return match.matches(focusableSelector) ? match : match.querySelector(focusableSelector) ?? container.querySelector(focusableSelector);
}
export { restoreLostFocus };
