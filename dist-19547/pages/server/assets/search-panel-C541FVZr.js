import { a as Amount, c as Designation, d as itemHref, h as rowIdOf, i as AvailabilityLabel, o as priceOnRequest, r as drawingPropsOf, s as can, y as useRootData } from "./random-id-Yu4xW53Q.js";
import { C as readRecentSearches, D as splitDesignations, S as otherNumberOf, T as StayHere, a as renderAddToCart, i as takeLatest, n as useRecentItems, t as OrderStatusTag } from "./order-status-tag.ui-BIcb2-73.js";
import { a as msg, c as t, l as translate, o as plural } from "./i18n-DQ6MZoeU.js";
import { t as classNames } from "./class-names-D3lRdwnL.js";
import { r as Icon, t as Button } from "./button-Bs10klbI.js";
import { t as Notice } from "./notice-BYQ9WImY.js";
import { n as useSite } from "./site-context-L-99E7Yr.js";
import { n as MailLink, t as BearingDrawing } from "./bearing-drawing-Ju5XNI_7.js";
import { t as tRich } from "./rich-text-D8Xkn5Ux.js";
import { t as VisuallyHidden } from "./visually-hidden-cDO9_TMa.js";
import { _ as sizesText, b as totalText, k as formatDay, y as textOrNA } from "./item-format.rule-CHSrSgAT.js";
import { i as listingHref } from "./listing-query.rule-Dt4Leb0J.js";
import { t as Skeleton } from "./skeleton-WwbXwxZW.js";
import { a as readLocal, o as writeLocal, r as isRefusal, t as call } from "./call-daruH5sf.js";
import { Link } from "react-router";
import { useEffect, useLayoutEffect, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
var recommended_products_module_default = {
	over: "_over_qysv7_1",
	label: "_label_qysv7_2",
	head: "_head_qysv7_7",
	instead: "_instead_qysv7_12",
	item: "_item_qysv7_18",
	line: "_line_qysv7_27",
	buy: "_buy_qysv7_28",
	add: "_add_qysv7_40",
	name: "_name_qysv7_44",
	price: "_price_qysv7_52",
	one: "_one_qysv7_56",
	facts: "_facts_qysv7_65",
	none: "_none_qysv7_80",
	waiting: "_waiting_qysv7_84"
};
// src/catalogue/typeahead/recommended-products.ui.tsx
/** More would make the panel longer than its list of suggestions. */
var maxListed = 4;
function RecommendedProducts({ suggestion, items, instead, renderAdd, onClose }) {
	const { recommendationStyle } = useSite();
	const [first] = items ?? [];
	const name = suggestion.itemtype ? /* @__PURE__ */ jsx(Designation, { children: suggestion.Item_Name }) : suggestion.Item_Name;
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": t`Recommended Products ${suggestion.Item_Name}`,
		"aria-busy": items === void 0,
		children: [
			/* @__PURE__ */ jsx("p", {
				className: recommended_products_module_default.over,
				children: t`Product Details`
			}),
			/* @__PURE__ */ jsx("h2", {
				className: recommended_products_module_default.head,
				children: tRich`Recommended Products ${name}`
			}),
			instead && /* @__PURE__ */ jsx("p", {
				className: recommended_products_module_default.instead,
				children: tRich`This is another item than ${/* @__PURE__ */ jsx("b", { children: instead })}.`
			}),
			items === void 0 && /* @__PURE__ */ jsx(DetailsSkeleton, {}),
			items && !first && /* @__PURE__ */ jsx("p", {
				className: recommended_products_module_default.none,
				children: t`The details didn’t load. Please open the item’s page.`
			}),
			first && recommendationStyle === "one" && /* @__PURE__ */ jsx(OneItem, {
				item: first,
				renderAdd
			}),
			recommendationStyle === "list" && items?.slice(0, maxListed).map((item, index) => /* @__PURE__ */ jsx(ListedItem, {
				item,
				form: index === 0 ? "panel" : "panel-more",
				renderAdd,
				onClose
			}, item.itemid))
		]
	});
}
function OneItem({ item, renderAdd }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		className: recommended_products_module_default.one,
		children: [/* @__PURE__ */ jsx(BearingDrawing, {
			...drawingPropsOf(item),
			size: 120,
			decorative: true
		}), /* @__PURE__ */ jsxs("dl", {
			className: recommended_products_module_default.facts,
			children: [
				/* @__PURE__ */ jsx(Fact, {
					label: t`Item name`,
					value: item.itemname
				}),
				/* @__PURE__ */ jsx(Fact, {
					label: t`Sub category`,
					value: translate(item.subCat)
				}),
				/* @__PURE__ */ jsx(Fact, {
					label: t`Category`,
					value: translate(item.catname)
				}),
				/* @__PURE__ */ jsx(Fact, {
					label: t`Brand`,
					value: item.brandname
				})
			]
		})]
	}), /* @__PURE__ */ jsxs("div", {
		className: recommended_products_module_default.buy,
		children: [
			/* @__PURE__ */ jsx(AvailabilityLabel, { status: item.Availability }),
			/* @__PURE__ */ jsx(Price, { item }),
			/* @__PURE__ */ jsx("div", {
				className: recommended_products_module_default.add,
				children: renderAdd?.(item, "panel")
			})
		]
	})] });
}
function Fact({ label, value }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("dt", { children: label }), /* @__PURE__ */ jsx("dd", { children: textOrNA(value) })] });
}
function ListedItem({ item, form, renderAdd, onClose }) {
	const site = useSite();
	return /* @__PURE__ */ jsxs("div", {
		className: recommended_products_module_default.item,
		children: [/* @__PURE__ */ jsxs("div", {
			className: recommended_products_module_default.line,
			children: [/* @__PURE__ */ jsxs(Link, {
				className: recommended_products_module_default.name,
				to: itemHref(site, item),
				onClick: onClose,
				children: [!item.itemname.startsWith(item.brandname) && /* @__PURE__ */ jsxs("b", { children: [item.brandname, " "] }), item.itemtype ? /* @__PURE__ */ jsx(Designation, { children: item.itemname }) : item.itemname]
			}), /* @__PURE__ */ jsx(Price, { item })]
		}), /* @__PURE__ */ jsxs("div", {
			className: recommended_products_module_default.buy,
			children: [/* @__PURE__ */ jsx(AvailabilityLabel, { status: item.Availability }), /* @__PURE__ */ jsx("div", {
				className: recommended_products_module_default.add,
				children: renderAdd?.(item, form)
			})]
		})]
	});
}
function Price({ item: { your_price: yours, list_price: list } }) {
	const shown = yours || list;
	if (shown === 0) return /* @__PURE__ */ jsx("span", {
		className: recommended_products_module_default.none,
		children: translate(priceOnRequest)
	});
	return /* @__PURE__ */ jsxs("span", {
		className: recommended_products_module_default.price,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: recommended_products_module_default.label,
				children: yours > 0 ? t`Your Price` : t`List Price`
			}),
			" ",
			/* @__PURE__ */ jsx(Amount, {
				value: shown,
				showCurrency: true
			})
		]
	});
}
function DetailsSkeleton() {
	return /* @__PURE__ */ jsxs("div", {
		className: recommended_products_module_default.waiting,
		"aria-hidden": "true",
		children: [/* @__PURE__ */ jsx(Skeleton, { width: 200 }), /* @__PURE__ */ jsx(Skeleton, {
			width: 280,
			height: 32
		})]
	});
}
var search_start_module_default = {
	panel: "_panel_12y75_1",
	hint: "_hint_12y75_15",
	head: "_head_12y75_19",
	row: "_row_12y75_35",
	on: "_on_12y75_49",
	icon: "_icon_12y75_54",
	about: "_about_12y75_60",
	popular: "_popular_12y75_66",
	chip: "_chip_12y75_78"
};
// src/catalogue/typeahead/use-popular-searches.ts
var loading;
/** Asked for once by a page that is open; without an answer there are none. */
function usePopularSearches() {
	const [popular, setPopular] = useState([]);
	useEffect(() => {
		loading ??= fetchPopular().catch(() => []);
		let isShown = true;
		loading.then((searches) => isShown && setPopular(searches));
		return () => {
			isShown = false;
		};
	}, []);
	return popular;
}
async function fetchPopular() {
	const reply = await call("GET /api/popular_searches/", {});
	return isRefusal(reply) ? [] : reply.searches;
}
// src/catalogue/typeahead/search-start.ui.tsx
var maxSearches = 5;
var maxItems = 4;
/** What an empty field offers: what this browser searched and saw, and what others search for. */
function SearchStart({ listId, active, onActive, onRowCount, onClose }) {
	const site = useSite();
	const [cleared, setCleared] = useState(false);
	const searches = cleared ? [] : readRecentSearches(readLocal("recentSearches")).slice(0, maxSearches);
	const { items } = useRecentItems(void 0);
	const popular = usePopularSearches().filter((text) => !searches.includes(text));
	const recent = [...searches.map((text) => ({
		key: `search ${text}`,
		to: searchHref(text),
		content: /* @__PURE__ */ jsx(Searched, { text })
	})), ...(cleared ? [] : items).slice(0, maxItems).map((item) => ({
		key: `item ${item.itemid}`,
		to: itemHref(site, item),
		content: /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(BearingDrawing, {
			...drawingPropsOf(item),
			decorative: true
		}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx(Designation, { children: item.itemname }), /* @__PURE__ */ jsx("span", {
			className: search_start_module_default.about,
			children: [item.brandname, sizesText(item)].filter(Boolean).join(" · ")
		})] })] })
	}))];
	const offered = popular.map((text) => ({
		key: `popular ${text}`,
		to: searchHref(text),
		content: /* @__PURE__ */ jsx(Designation, { children: text })
	}));
	const others = recent.length + offered.length;
	const count = others === 0 ? 0 : others + 1;
	useLayoutEffect(() => onRowCount(count), [count, onRowCount]);
	if (count === 0) return /* @__PURE__ */ jsx("p", {
		className: search_start_module_default.hint,
		children: t`A number, a size as 25x52x15, an old number or a stock code.`
	});
	const clear = () => {
		writeLocal("recentSearches", "");
		writeLocal("recentItems", "");
		setCleared(true);
	};
	const row = ({ key, to, content }, index, className) => /* @__PURE__ */ jsx(Link, {
		id: rowIdOf(listId, index),
		role: "option",
		"aria-selected": index === active,
		tabIndex: -1,
		className: classNames(className, index === active && search_start_module_default.on),
		to,
		onPointerMove: (event) => event.pointerType === "mouse" && index !== active && onActive(index),
		onClick: onClose,
		children: content
	}, key);
	return /* @__PURE__ */ jsxs("div", {
		className: search_start_module_default.panel,
		"data-site": site.code,
		children: [recent.length > 0 && /* @__PURE__ */ jsxs("p", {
			className: search_start_module_default.head,
			children: [/* @__PURE__ */ jsxs("span", { children: [
				/* @__PURE__ */ jsx("b", { children: t`Recent` }),
				" ",
				t`Saved in this browser only`
			] }), /* @__PURE__ */ jsx(Button, {
				small: true,
				kind: "quiet",
				onClick: clear,
				children: t`Clear`
			})]
		}), /* @__PURE__ */ jsxs("div", {
			id: listId,
			role: "listbox",
			"aria-label": t`Suggestions`,
			children: [
				recent.map((entry, index) => row(entry, index, search_start_module_default.row)),
				offered.length > 0 && /* @__PURE__ */ jsxs("fieldset", {
					className: search_start_module_default.popular,
					"aria-label": t`Popular`,
					children: [/* @__PURE__ */ jsx("b", {
						"aria-hidden": "true",
						children: t`Popular`
					}), offered.map((entry, index) => row(entry, recent.length + index, search_start_module_default.chip))]
				}),
				row(sizeSearch, others, search_start_module_default.row)
			]
		})]
	});
}
var sizeSearch = {
	key: "size search",
	to: "/size-search",
	content: /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
		className: search_start_module_default.icon,
		children: /* @__PURE__ */ jsx(Icon, { name: "search" })
	}), /* @__PURE__ */ jsx(BySize, {})] })
};
function BySize() {
	return /* @__PURE__ */ jsx("span", { children: t`By size, typed on a drawing` });
}
var searchHref = (keyword) => listingHref({
	keyword,
	page: 1,
	sort: "best",
	filters: {}
});
var Searched = ({ text }) => /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
	className: search_start_module_default.icon,
	children: /* @__PURE__ */ jsx(Icon, { name: "search" })
}), /* @__PURE__ */ jsx(Designation, { children: text })] });
// src/catalogue/typeahead/highlight-match.rule.ts
/** Shorter runs match by chance. */
var shortestRun = 2;
/** The longest, earliest run wins; of several numbers the last one typed counts. */
function highlightMatch(text, typed) {
	const wanted = lettersOf(splitDesignations(typed).at(-1) ?? "");
	const places = [...text].flatMap((letter, place) => isLetter(letter) ? [place] : []);
	let best = {
		from: 0,
		length: 0
	};
	for (const [index, from] of places.entries()) {
		const length = runLength(text, places.slice(index), wanted);
		if (length > best.length) best = {
			from,
			length
		};
	}
	if (best.length < Math.min(shortestRun, wanted.length) || best.length === 0) return [{
		text,
		matched: false
	}];
	const last = places[places.indexOf(best.from) + best.length - 1] ?? best.from;
	return [
		{
			text: text.slice(0, best.from),
			matched: false
		},
		{
			text: text.slice(best.from, last + 1),
			matched: true
		},
		{
			text: text.slice(last + 1),
			matched: false
		}
	].filter((run) => run.text !== "");
}
function runLength(text, places, wanted) {
	const differs = wanted.findIndex((letter, k) => text[places[k] ?? -1]?.toUpperCase() !== letter);
	return differs === -1 ? wanted.length : differs;
}
var isLetter = (letter) => /[\p{L}\p{N}]/u.test(letter);
var lettersOf = (text) => [...text.toUpperCase()].filter(isLetter);
var suggestion_list_module_default = {
	row: "_row_zvm1b_1",
	on: "_on_zvm1b_19",
	designation: "_designation_zvm1b_31",
	universal: "_universal_zvm1b_38",
	text: "_text_zvm1b_44",
	category: "_category_zvm1b_55",
	waiting: "_waiting_zvm1b_70",
	appear: "_appear_zvm1b_1"
};
// src/catalogue/typeahead/suggestion-list.ui.tsx
function SuggestionList(props) {
	const { rows, typed, listId, active, onActive, onClose, children } = props;
	const site = useSite();
	return /* @__PURE__ */ jsxs("div", {
		id: listId,
		role: "listbox",
		"aria-label": t`Suggestions`,
		children: [rows.map((row, index) => /* @__PURE__ */ jsxs(Link, {
			id: rowIdOf(listId, index),
			role: "option",
			"aria-selected": index === active,
			tabIndex: -1,
			className: classNames(suggestion_list_module_default.row, index === active && suggestion_list_module_default.on),
			to: itemHref(site, {
				itemid: row.id,
				subCat: row.sub_cat,
				cattype: row.cat_type
			}),
			onPointerMove: (event) => event.pointerType === "mouse" && index !== active && onActive(index),
			onClick: onClose,
			children: [
				/* @__PURE__ */ jsx(BearingDrawing, {
					...drawnFrom(row),
					decorative: true
				}),
				/* @__PURE__ */ jsx(Matched, {
					row,
					typed
				}),
				/* @__PURE__ */ jsxs("span", {
					className: suggestion_list_module_default.category,
					children: [
						row.by_search_word && /* @__PURE__ */ jsxs("b", { children: [t`Listed for ${typed.trim()}`, " | "] }),
						/* @__PURE__ */ jsx("b", { children: row.brandname }),
						" ",
						[translate(row.cat_type), translate(row.cat_name)].filter(Boolean).join(" | ")
					]
				}),
				/* @__PURE__ */ jsx("span", {
					className: suggestion_list_module_default.universal,
					children: otherNumberOf({
						itemname: row.Item_Name,
						universalNo: row.universal_no
					})
				})
			]
		}, row.id)), children]
	});
}
var drawnFrom = (row) => drawingPropsOf({
	...row,
	itemname: row.Item_Name,
	cattype: row.cat_type
});
function Matched({ row, typed }) {
	return /* @__PURE__ */ jsx("span", {
		className: row.itemtype ? suggestion_list_module_default.designation : suggestion_list_module_default.text,
		children: highlightMatch(row.Item_Name, typed).map((run) => run.matched ? /* @__PURE__ */ jsx("mark", { children: run.text }, run.text) : run.text)
	});
}
var skeletonKeys = [
	"a",
	"b",
	"c",
	"d",
	"e",
	"f",
	"g",
	"h"
];
function SuggestionSkeleton() {
	return /* @__PURE__ */ jsx("div", {
		className: suggestion_list_module_default.waiting,
		"aria-hidden": "true",
		children: skeletonKeys.map((key) => /* @__PURE__ */ jsxs("div", {
			className: suggestion_list_module_default.row,
			children: [
				/* @__PURE__ */ jsx(Skeleton, {
					width: 40,
					height: 40
				}),
				/* @__PURE__ */ jsx(Skeleton, { width: 110 }),
				/* @__PURE__ */ jsx(Skeleton, { width: 160 }),
				/* @__PURE__ */ jsx(Skeleton, { width: 80 })
			]
		}, key))
	});
}
var typeahead_panel_module_default = {
	panel: "_panel_1eyrc_1",
	both: "_both_1eyrc_15",
	list: "_list_1eyrc_20",
	head: "_head_1eyrc_24",
	instead: "_instead_1eyrc_33",
	nothing: "_nothing_1eyrc_42",
	recommended: "_recommended_1eyrc_47",
	choice: "_choice_1eyrc_51",
	keys: "_keys_1eyrc_55",
	all: "_all_1eyrc_74",
	key: "_key_1eyrc_55"
};
// src/catalogue/typeahead/use-recommended-items.ts
/** Rows that the user only moves past are not requested. */
var restMs$2 = 120;
function useRecommendedItems(activeSuggestion, first) {
	const [recommended, setRecommended] = useState();
	const [{ request, stop }] = useState(() => takeLatest(fetchItems));
	const preloaded = activeSuggestion && first[0]?.itemid === activeSuggestion.id ? first : void 0;
	const id = preloaded ? void 0 : activeSuggestion?.id;
	useEffect(() => {
		if (id === void 0) return;
		const store = (items) => items && setRecommended({
			of: id,
			items
		});
		const timer = setTimeout(() => request(id).then(store, () => store([])), restMs$2);
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [
		id,
		request,
		stop
	]);
	if (preloaded) return preloaded;
	return recommended?.of === id ? recommended?.items : void 0;
}
async function fetchItems(itemId, signal) {
	const reply = await call("POST /api/ShareItemDetails/", { itemId }, { signal });
	if (isRefusal(reply)) return [];
	return [reply.data, ...reply.data_list.description.filter(({ level }) => level !== "same-size")];
}
// src/catalogue/typeahead/use-suggestions.ts
/** Long enough to skip single letters of fast typing, too short to notice. */
var restMs$1 = 80;
var none$1 = {
	query: "",
	found: void 0,
	failure: ""
};
function useSuggestions(text) {
	const [suggestions, setSuggestions] = useState(none$1);
	const [{ request, stop }] = useState(() => takeLatest(fetchSuggestions));
	const [attempt, setAttempt] = useState(0);
	const key = text.trim();
	useEffect(() => {
		if (key === "") return setSuggestions(none$1);
		const begin = () => request(key).then((found) => found && setSuggestions({
			query: key,
			found,
			failure: ""
		}), (cause) => setSuggestions({
			query: key,
			found: void 0,
			failure: cause.message
		}));
		const timer = setTimeout(begin, attempt > 0 ? 0 : restMs$1);
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [
		key,
		attempt,
		request,
		stop
	]);
	return {
		...suggestions,
		retry: () => setAttempt((count) => count + 1)
	};
}
async function fetchSuggestions(key, signal) {
	const reply = await call("POST /api/search/", { searching_key: key.slice(-200) }, { signal });
	if (isRefusal(reply)) throw new Error(reply.message);
	return reply;
}
// src/catalogue/typeahead/typeahead-panel.ui.tsx
function TypeaheadPanel(props) {
	return props.text.trim() === "" ? /* @__PURE__ */ jsx(SearchStart, { ...props }) : /* @__PURE__ */ jsx(Suggestions, { ...props });
}
function Suggestions(props) {
	const { text, listId, active, onActive, onRowCount, onClose, renderAdd, addChoice, more } = props;
	const { code } = useSite();
	const { query, found, failure, retry } = useSuggestions(text);
	const rows = found?.data ?? [];
	const count = rows.length + (more?.count ?? 0);
	const activeSuggestion = rows[active >= rows.length ? 0 : Math.max(active, 0)];
	const recommended = useRecommendedItems(activeSuggestion, found?.description ?? []);
	useLayoutEffect(() => onRowCount(count), [count, onRowCount]);
	if (failure) return /* @__PURE__ */ jsx(Failure, {
		message: failure,
		onRetry: retry
	});
	const total = found ? totalText(found.total_search_count) : "";
	const nothing = found !== void 0 && rows.length === 0;
	return /* @__PURE__ */ jsxs("div", {
		className: classNames(typeahead_panel_module_default.panel, activeSuggestion && typeahead_panel_module_default.both),
		"data-site": code,
		"aria-busy": query !== text.trim(),
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: typeahead_panel_module_default.list,
				children: [
					/* @__PURE__ */ jsxs("p", {
						className: typeahead_panel_module_default.head,
						children: [/* @__PURE__ */ jsx("span", { children: nothing ? t`No Result Found` : t`Suggestions:` }), /* @__PURE__ */ jsx("span", { children: nothing ? "" : total })]
					}),
					found?.instead && /* @__PURE__ */ jsx("p", {
						className: typeahead_panel_module_default.instead,
						children: found.instead
					}),
					nothing && /* @__PURE__ */ jsx(NothingFound, {}),
					!found && /* @__PURE__ */ jsx(SuggestionSkeleton, {}),
					count > 0 && /* @__PURE__ */ jsx(SuggestionList, {
						rows,
						listId,
						active,
						onActive,
						onClose,
						typed: query,
						children: more?.render({
							listId,
							active,
							onActive,
							onClose,
							first: rows.length
						})
					})
				]
			}),
			activeSuggestion && /* @__PURE__ */ jsxs("div", {
				className: typeahead_panel_module_default.recommended,
				children: [/* @__PURE__ */ jsx(RecommendedProducts, {
					instead: found?.instead ? query : "",
					suggestion: activeSuggestion,
					items: recommended,
					renderAdd,
					onClose
				}), recommended?.length ? /* @__PURE__ */ jsx("div", {
					className: typeahead_panel_module_default.choice,
					children: addChoice
				}) : null]
			}),
			rows.length > 0 && /* @__PURE__ */ jsx(KeyHints, {
				total,
				query,
				onClose
			}),
			/* @__PURE__ */ jsx(VisuallyHidden, { children: /* @__PURE__ */ jsx("span", {
				role: "status",
				children: found && foundText(found.total_search_count)
			}) })
		]
	});
}
function foundText(count) {
	if (count === 0) return t`No Result Found`;
	return count >= 1e3 ? t`${totalText(count)} suggestions` : plural(count, "suggestion");
}
function NothingFound() {
	const { email } = useSite().contact;
	const mail = /* @__PURE__ */ jsx(MailLink, { to: email });
	return /* @__PURE__ */ jsx("p", {
		className: typeahead_panel_module_default.nothing,
		children: tRich`Try fewer letters, the number without its suffix, or the size as 25x52x15. Or ask ${mail}.`
	});
}
function Failure({ message, onRetry }) {
	return /* @__PURE__ */ jsx("div", {
		className: typeahead_panel_module_default.panel,
		children: /* @__PURE__ */ jsxs(Notice, {
			kind: "bad",
			live: true,
			title: t`Suggestions didn’t load`,
			action: /* @__PURE__ */ jsx(Button, {
				small: true,
				icon: "retry",
				onClick: onRetry,
				children: t`Retry`
			}),
			children: [
				message,
				" ",
				t`Press Enter to search anyway.`
			]
		})
	});
}
function KeyHints({ total, query, onClose }) {
	const href = listingHref({
		keyword: query,
		page: 1,
		sort: "best",
		filters: {}
	});
	return /* @__PURE__ */ jsxs("p", {
		className: typeahead_panel_module_default.keys,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: typeahead_panel_module_default.key,
				"aria-hidden": "true",
				children: tRich`${/* @__PURE__ */ jsx("kbd", { children: "↑" })}${/* @__PURE__ */ jsx("kbd", { children: "↓" })} move`
			}),
			/* @__PURE__ */ jsx("span", {
				className: typeahead_panel_module_default.key,
				"aria-hidden": "true",
				children: tRich`${/* @__PURE__ */ jsx("kbd", { children: t`Enter` })} open`
			}),
			/* @__PURE__ */ jsx("span", {
				className: typeahead_panel_module_default.key,
				"aria-hidden": "true",
				children: tRich`${/* @__PURE__ */ jsx("kbd", { children: t`Esc` })} close`
			}),
			/* @__PURE__ */ jsx(Link, {
				className: typeahead_panel_module_default.all,
				to: href,
				onClick: onClose,
				children: t`All ${total} results for ${query}`
			})
		]
	});
}
var own_records_module_default = {
	group: "_group_2mr71_1",
	head: "_head_2mr71_8",
	row: "_row_2mr71_15",
	on: "_on_2mr71_29",
	about: "_about_2mr71_34",
	total: "_total_2mr71_40"
};
// src/orders/own-records/own-records.ui.tsx
var kindTexts = {
	invoice: msg("Tax invoice"),
	order: msg("Order"),
	purchase_order: msg("Your PO number"),
	rfi: msg("RFI")
};
function OwnRecordRows({ records, first, listId, active, onActive, onClose }) {
	return /* @__PURE__ */ jsxs("fieldset", {
		className: own_records_module_default.group,
		"aria-label": t`Your orders and documents`,
		children: [/* @__PURE__ */ jsx("p", {
			className: own_records_module_default.head,
			"aria-hidden": "true",
			children: t`Your orders and documents`
		}), records.map((record, index) => {
			const place = first + index;
			return /* @__PURE__ */ jsxs(Link, {
				id: rowIdOf(listId, place),
				role: "option",
				"aria-selected": place === active,
				tabIndex: -1,
				className: classNames(own_records_module_default.row, place === active && own_records_module_default.on),
				to: hrefOf(record),
				onPointerMove: (event) => event.pointerType === "mouse" && place !== active && onActive(place),
				onClick: onClose,
				children: [
					/* @__PURE__ */ jsx(Icon, { name: "file" }),
					/* @__PURE__ */ jsx(Designation, { children: record.number }),
					/* @__PURE__ */ jsx("span", {
						className: own_records_module_default.about,
						children: aboutOf(record)
					}),
					record.status && /* @__PURE__ */ jsx(OrderStatusTag, { status: record.status }),
					record.total > 0 && /* @__PURE__ */ jsx("span", {
						className: own_records_module_default.total,
						children: /* @__PURE__ */ jsx(Amount, {
							value: record.total,
							showCurrency: true
						})
					})
				]
			}, `${record.kind} ${record.number} ${record.order}`);
		})]
	});
}
/** An invoice and a PO number lead to their order, which has the papers. */
function hrefOf({ kind, number, order }) {
	if (kind === "rfi") return `/order-detail?rfi=${encodeURIComponent(number)}`;
	return `/order-detail?order=${encodeURIComponent(order || number)}`;
}
var aboutOf = ({ kind, order, day }) => [
	translate(kindTexts[kind]),
	order,
	formatDay(day)
].filter(Boolean).join(" · ");
// src/orders/own-records/record-search.rule.ts
/** Also the shape in which numbers are compared: without spaces, dashes, points and slashes. */
var recordKey = (text) => text.toUpperCase().replace(/[\s\-/.]/g, "");
var shortest = 3;
var longest = 40;
function mayBeRecord(text) {
	const key = recordKey(text);
	const isSize = /^\d+[X×*]\d/.test(key);
	return key.length >= shortest && text.length <= longest && /\d{2}/.test(key) && /^[A-Z0-9_]+$/.test(key) && !isSize;
}
// src/orders/own-records/use-own-records.ts
/** Beside the request for suggestions, which does not wait for it. */
var restMs = 120;
var none = [];
/** Without an answer there are none: the suggestions are what was asked for. */
function useOwnRecords(text, isOffered) {
	const [found, setFound] = useState({
		q: "",
		records: none
	});
	const [{ request, stop }] = useState(() => takeLatest(fetchRecords));
	const q = isOffered && mayBeRecord(text) ? text.trim() : "";
	useEffect(() => {
		if (q === "") return;
		const begin = () => request(q).then((records) => records && setFound({
			q,
			records
		}), () => setFound({
			q,
			records: none
		}));
		const timer = setTimeout(begin, restMs);
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [
		q,
		request,
		stop
	]);
	return q !== "" && found.q === q ? found.records : none;
}
async function fetchRecords(q, signal) {
	const reply = await call("GET /api/own_records/", { q }, { signal });
	return isRefusal(reply) ? none : reply.records;
}
// src/shop/layout/search-panel.tsx
function SearchPanel(props) {
	const standing = useRootData()?.session?.standing;
	const records = useOwnRecords(props.text, standing !== void 0 && can(standing, "see-orders"));
	const more = {
		count: records.length,
		render: (place) => /* @__PURE__ */ jsx(OwnRecordRows, {
			...place,
			records
		})
	};
	return /* @__PURE__ */ jsx(TypeaheadPanel, {
		...props,
		renderAdd: renderAddToCart,
		addChoice: /* @__PURE__ */ jsx(StayHere, {}),
		more: records.length > 0 ? more : void 0
	});
}
export { SearchPanel as default };
