import { o as sectionSvg, r as drawingTitleFor, t as drawingTypeFor } from "./drawing-kind-C-hHjPlZ.js";
import { p as memoize } from "./i18n-DQ6MZoeU.js";
// src/ui/graphics/item-drawing.ts
var cached = memoize(2e3);
/** Cached drawings of one section differ only in their key. */
var keyPlaceholder = "__key__";
function itemSvg({ key, designation, ...spec }) {
	const section = {
		...spec,
		kind: spec.kind ?? drawingTypeFor(spec.type, designation)
	};
	if (key === void 0) return cachedSvg(section);
	return cachedSvg({
		...section,
		key: keyPlaceholder
	}).replaceAll(keyPlaceholder, key);
}
/** The title is part of the key because each site translates it. */
function cachedSvg(spec) {
	const titled = {
		...spec,
		title: spec.title ?? drawingTitleFor(spec)
	};
	return cached(JSON.stringify(titled), () => sectionSvg(titled) || outlineSvg(spec));
}
var carton = {
	body: "M14 26h44v34H14zM14 26l8-12h28l8 12",
	detail: "M36 14v20M28 34h16"
};
var outlines = {
	Lubricants: {
		body: "M22 20h28v40H22zM28 20v-8h16v8M22 30h28M22 50h28",
		detail: "M30 36h12"
	},
	Battery: {
		body: "M12 24h48v32H12zM20 24v-6h8v6M44 24v-6h8v6",
		detail: "M20 36h8M24 32v8M44 36h8"
	},
	Automotive: {
		body: "M12 36a24 24 0 1 0 48 0a24 24 0 1 0-48 0M25 36a11 11 0 1 0 22 0a11 11 0 1 0-22 0",
		detail: "M36 16.500v4M36 51.500v4M16.500 36h4M51.500 36h4"
	}
};
var sheetPx = 72;
function outlineSvg({ superCategory = "", size = 40, title }) {
	const { body, detail } = outlines[superCategory] ?? carton;
	const side = size === "large" ? 240 : size;
	const weightPx = size === "large" ? 1.75 : side < 72 ? 1.25 : 1.5;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${sheetPx} ${sheetPx}" fill="none" ${title ? `role="img" aria-label="${title.replace(/[<>&"]/g, " ")}"` : "aria-hidden=\"true\""}><g stroke="var(--draw-line)" stroke-width="${(weightPx * sheetPx / side).toFixed(2)}" stroke-linejoin="round"><path d="${body}" fill="var(--draw-ring)" fill-rule="evenodd"/><path d="${detail}" stroke="var(--draw-dim)"/></g></svg>`;
}
export { itemSvg };
