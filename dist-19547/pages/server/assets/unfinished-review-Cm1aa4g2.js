import { a as msg, c as t, l as translate, o as plural } from "./i18n-DQ6MZoeU.js";
import { t as classNames } from "./class-names-D3lRdwnL.js";
import { n as ButtonLink } from "./button-Bs10klbI.js";
import { n as useSite } from "./site-context-L-99E7Yr.js";
import { a as readLocal } from "./call-daruH5sf.js";
import { _ as standingLabels, m as Typeahead } from "./random-id-Yu4xW53Q.js";
import { n as SectionHeader } from "./layout-BMvwVWYN.js";
import { t as BearingDrawing } from "./bearing-drawing-Ju5XNI_7.js";
import { c as Tag } from "./money-Cqh8-q7E.js";
import { M as isWorkingDay } from "./item-format.rule-CHSrSgAT.js";
import { i as isolateLtr } from "./visually-hidden-cDO9_TMa.js";
import { n as writeDraft, t as readDraft } from "./form-draft-BwBTdN3c.js";
import { useSyncExternalStore } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/ui/text/phone-href.ts
/** '+91 22 5550 0169' → 'tel:+912255500169' */
function phoneHref(phone) {
	return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
// src/content/downloads/catalogue-paths.ts
/** The catalogue of the site, or of a maker that has a page there ('koyo'). */
var cataloguePdfPath = (brand) => brand ? `/catalogue/${brand}.pdf` : "/catalogue.pdf";
var cataloguePagePath = (brand) => brand ? `/catalogue/${brand}` : "/catalogue";
// src/shop/layout/search-box.tsx
var loadPanel = () => import("./search-panel-C541FVZr.js");
function SearchBox({ large }) {
	return /* @__PURE__ */ jsx(Typeahead, {
		large,
		load: loadPanel
	});
}
// src/account/papers/paper-kind.rule.ts
var paperKinds = ["tax_certificate", "trade_licence"];
function paperKindLabel(kind, { tax }) {
	return kind === "tax_certificate" ? t`${tax.plainName.toUpperCase()} certificate` : t`Trade licence`;
}
var block_module_default = {
	block: "_block_1fgrh_1",
	head: "_head_1fgrh_6",
	heading: "_heading_1fgrh_15",
	end: "_end_1fgrh_19",
	body: "_body_1fgrh_24",
	cells: "_cells_1fgrh_28",
	cell: "_cell_1fgrh_28",
	label: "_label_1fgrh_44",
	value: "_value_1fgrh_50",
	mono: "_mono_1fgrh_54",
	rows: "_rows_1fgrh_58",
	row: "_row_1fgrh_58",
	total: "_total_1fgrh_79",
	foot: "_foot_1fgrh_89",
	even: "_even_1fgrh_98"
};
// src/ui/page/block.tsx
/** A framed box, modelled on the title block of a drawing sheet. */
function Block({ header, end, children }) {
	return /* @__PURE__ */ jsxs("section", {
		className: block_module_default.block,
		children: [header && /* @__PURE__ */ jsxs("header", {
			className: block_module_default.head,
			children: [/* @__PURE__ */ jsx("h2", {
				className: block_module_default.heading,
				children: header
			}), end && /* @__PURE__ */ jsx("span", {
				className: block_module_default.end,
				children: end
			})]
		}), children]
	});
}
function Cells({ columns = 4, children }) {
	return /* @__PURE__ */ jsx("dl", {
		className: block_module_default.cells,
		style: { "--columns": columns },
		children
	});
}
function Cell({ label, mono, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: block_module_default.cell,
		children: [/* @__PURE__ */ jsx("dt", {
			className: block_module_default.label,
			children: label
		}), /* @__PURE__ */ jsx("dd", {
			className: classNames(block_module_default.value, mono && block_module_default.mono),
			children: isolateLtr(children)
		})]
	});
}
function Rows({ children }) {
	return /* @__PURE__ */ jsx("dl", {
		className: block_module_default.rows,
		children
	});
}
function Row({ label, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: block_module_default.row,
		children: [/* @__PURE__ */ jsx("dt", { children: label }), /* @__PURE__ */ jsx("dd", { children: isolateLtr(children) })]
	});
}
function Total({ label = t`Total`, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: block_module_default.total,
		children: [/* @__PURE__ */ jsx("span", { children: label }), /* @__PURE__ */ jsx("span", { children })]
	});
}
function BlockBody({ children }) {
	return /* @__PURE__ */ jsx("div", {
		className: block_module_default.body,
		children
	});
}
function BlockFooter({ even, children }) {
	return /* @__PURE__ */ jsx("footer", {
		className: classNames(block_module_default.foot, even && block_module_default.even),
		children
	});
}
// src/content/listing-links.ts
var listing = (query) => `/listing?${new URLSearchParams(query)}`;
var searchLink = (text) => listing({ q: text });
var categoryLink = (category) => listing({ category });
var superCategoryLink = (name) => listing({ cat_type: name });
var listingLink = listing;
/** The maker's page if the site has one, else its listing. */
var brandLink = (brandPages, { name, page }) => brandPages.includes(page) ? `/${page}` : listing({ brand: name });
var banners_module_default = {
	banners: "_banners_1hvdc_1",
	banner: "_banner_1hvdc_1",
	picture: "_picture_1hvdc_15",
	words: "_words_1hvdc_24",
	title: "_title_1hvdc_34",
	text: "_text_1hvdc_40"
};
// src/content/home/banners.ui.tsx
/** What the seller announces; nothing where there is nothing. */
function Banners({ banners }) {
	if (banners.length === 0) return null;
	return /* @__PURE__ */ jsx("section", {
		className: banners_module_default.banners,
		"aria-label": t`Offers and news`,
		children: banners.map(({ title, text, picture, link }) => /* @__PURE__ */ jsxs("article", {
			className: banners_module_default.banner,
			children: [picture && /* @__PURE__ */ jsx("img", {
				className: banners_module_default.picture,
				src: picture,
				alt: ""
			}), /* @__PURE__ */ jsxs("div", {
				className: banners_module_default.words,
				children: [
					/* @__PURE__ */ jsx("h2", {
						className: banners_module_default.title,
						children: title
					}),
					text && /* @__PURE__ */ jsx("p", {
						className: banners_module_default.text,
						children: text
					}),
					link && /* @__PURE__ */ jsx(ButtonLink, {
						to: link.to,
						children: link.label
					})
				]
			})]
		}, title))
	});
}
var brands_module_default = {
	brands: "_brands_1q7qd_1",
	brand: "_brand_1q7qd_1"
};
// src/content/home/brands.ui.tsx
/** The menu leads here. */
function Brands({ brands }) {
	const { brandPages } = useSite();
	return /* @__PURE__ */ jsxs("section", {
		id: "brands",
		children: [/* @__PURE__ */ jsx(SectionHeader, {
			title: t`Brands`,
			meta: brands.note
		}), /* @__PURE__ */ jsx("div", {
			className: brands_module_default.brands,
			children: brands.list.map((brand) => /* @__PURE__ */ jsxs("a", {
				className: brands_module_default.brand,
				href: brandLink(brandPages, brand),
				children: [
					/* @__PURE__ */ jsx("b", { children: brand.name }),
					/* @__PURE__ */ jsx(BearingDrawing, {
						...brand.drawing,
						size: 72,
						decorative: true
					}),
					/* @__PURE__ */ jsx("span", { children: brand.sells })
				]
			}, brand.name))
		})]
	});
}
var progress_steps_module_default = {
	line: "_line_amjz1_1",
	todo: "_todo_amjz1_34",
	note: "_note_amjz1_49",
	dimension: "_dimension_amjz1_56",
	open: "_open_amjz1_89",
	now: "_now_amjz1_110"
};
// src/ui/feedback/progress-steps.tsx
/** Steps as extension lines of a drawing, the time between them as dimensions; vertical on a phone. */
function ProgressSteps({ label, steps, now }) {
	return /* @__PURE__ */ jsx("ol", {
		className: progress_steps_module_default.line,
		"aria-label": label,
		children: steps.map(({ id, name, note, span }, index) => /* @__PURE__ */ jsxs("li", {
			className: classNames(index === now && progress_steps_module_default.now, index > now && progress_steps_module_default.todo, index >= now && progress_steps_module_default.open),
			"aria-current": index === now ? "step" : void 0,
			children: [
				index < steps.length - 1 && /* @__PURE__ */ jsx("span", {
					className: progress_steps_module_default.dimension,
					children: span && /* @__PURE__ */ jsx("i", { children: span })
				}),
				/* @__PURE__ */ jsx("b", { children: name }),
				note && /* @__PURE__ */ jsx("span", {
					className: progress_steps_module_default.note,
					children: note
				})
			]
		}, id ?? name))
	});
}
// src/ui/browser/use-local-storage.ts
function subscribe(listener) {
	window.addEventListener("storage", listener);
	return () => window.removeEventListener("storage", listener);
}
/** '' if there is none, undefined during server rendering. Follows other tabs. */
function useLocalStorage(name) {
	return useSyncExternalStore(subscribe, () => readLocal(name), () => void 0);
}
// src/account/permissions/status-tag.ui.tsx
function StatusTag({ standing }) {
	return /* @__PURE__ */ jsx(Tag, {
		kind: standing === "active" ? "good" : "bad",
		children: translate(standingLabels[standing])
	});
}
// src/content/contact/opening-hours.rule.ts
/** 'Mon to Sat, 09:30 to 18:30' */
function formatOpeningHours({ workingDays, hours: { opens, closes } }) {
	return `${formatWorkingDays(workingDays)}, ${t`${opens} to ${closes}`}`;
}
function formatWorkingDays(days) {
	const sorted = [...days].sort((a, b) => a - b);
	const names = sorted.map((day) => translate(dayNames[day % 7] ?? ""));
	return sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1) && names.length > 2 ? t`${names[0] ?? ""} to ${names.at(-1) ?? ""}` : names.join(", ");
}
/** Indexed by weekday; 0 is Sunday. */
var dayNames = [
	msg("Sun"),
	msg("Mon"),
	msg("Tue"),
	msg("Wed"),
	msg("Thu"),
	msg("Fri"),
	msg("Sat")
];
var maxClosedDays = 2;
/** The next holidays on days that are worked otherwise. */
function nextClosedDays(calendar, today) {
	const isWorkedOtherwise = (day) => isWorkingDay(day, {
		...calendar,
		holidays: []
	});
	return calendar.holidays.filter((day) => day >= today && isWorkedOtherwise(day)).sort().slice(0, maxClosedDays);
}
// src/lib/format-duration.ts
var minuteMs = 6e4;
var hourMs = 60 * minuteMs;
var dayMs = 24 * hourMs;
/** '35 min', '2 h', '1 day'; undefined when no time has passed. */
function formatDuration(from, to) {
	const ms = to.getTime() - from.getTime();
	if (!(ms > 0)) return void 0;
	if (ms < hourMs) return t`${Math.max(1, Math.round(ms / minuteMs))} min`;
	if (ms < dayMs) return t`${Math.round(ms / hourMs)} h`;
	return formatDays(Math.round(ms / dayMs));
}
var formatDays = (days) => plural(days, "day");
// src/shop/orders/unfinished-review.ts
var visit = "visit";
/** In sessionStorage, so until the tab is closed. */
var markReviewSeen = () => writeDraft(visit, { review: "seen" });
/** Returned once per visit; undefined if no review is unfinished. */
function consumeUnfinishedReview({ pages }) {
	const lines = readLocal("checkedItem");
	if (!lines || readDraft(visit).review) return void 0;
	markReviewSeen();
	return `${pages.review}?lines=${lines}`;
}
export { Total as C, cataloguePagePath as D, SearchBox as E, cataloguePdfPath as O, Rows as S, paperKinds as T, BlockBody as _, formatOpeningHours as a, Cells as b, useLocalStorage as c, Banners as d, categoryLink as f, Block as g, superCategoryLink as h, formatDuration as i, phoneHref as k, ProgressSteps as l, searchLink as m, markReviewSeen as n, nextClosedDays as o, listingLink as p, formatDays as r, StatusTag as s, consumeUnfinishedReview as t, Brands as u, BlockFooter as v, paperKindLabel as w, Row as x, Cell as y };
