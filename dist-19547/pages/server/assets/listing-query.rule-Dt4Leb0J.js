import { a as msg, c as t } from "./i18n-DQ6MZoeU.js";
import { t as sum } from "./sum-CjC6Kjuc.js";
// src/catalogue/listing/listing-limits.data.ts
/** Of more answers the availability is not counted, because each takes several look-ups; a filter by it is applied all the same. */
var maxWithAvailability = 5e3;
// src/catalogue/listing/listing-query.rule.ts
var sortLabels = {
	best: msg("Best match first"),
	name: msg("Item name"),
	bore: msg("Bore, smallest first"),
	price: msg("Price, lowest first"),
	price_down: msg("Price, highest first")
};
/** Categories are mostly types: where nearly all items fall into the same groups, one of the two is enough. */
function withoutRedundantFacets(facets) {
	const valuesOf = (key) => facets.find((facet) => facet.key === key)?.values ?? [];
	const [types, categories] = [valuesOf("type"), valuesOf("category")];
	const same = types.filter(({ count }) => categories.some((category) => category.count === count));
	return sum(same, countOf) >= sharedByBoth * sum(types, countOf) ? facets.filter(({ key }) => key !== "type") : facets;
}
var sharedByBoth = .8;
var countOf = ({ count }) => count;
/** Above 1,000 a search is counted by its facets: every item has one maker. */
function countFound(total, facets, { brand = [] }) {
	const shown = (facets.find(({ key }) => key === "brand")?.values ?? []).filter(({ value }) => brand.length === 0 || brand.includes(value));
	return Math.max(total, sum(shown, countOf));
}
/** A range of one size filters nothing. */
var canNarrow = ({ min, max }) => min < max;
/** '25 × 52 × 15' where all items have one size. */
function commonSize(ranges) {
	const sizes = rangeFilters.map((name) => ranges.find(({ key }) => key === name));
	return sizes.every((range) => range !== void 0 && !canNarrow(range)) ? sizes.map((range) => range?.min ?? 0).join(" × ") : "";
}
var valueFilters = [
	"brand",
	"category",
	"cat_type",
	"type",
	"seal",
	"clearance",
	"availability"
];
var rangeFilters = [
	"bore",
	"outside",
	"width"
];
var rangeLabels = {
	bore: msg("Bore d"),
	outside: msg("Outside D"),
	width: msg("Width B")
};
var longestKeyword = 4e3;
function readListingQuery(params) {
	const page = Number(params.get("page"));
	const sort = params.get("sort") ?? "";
	return {
		keyword: (params.get("q") ?? "").trim().slice(0, longestKeyword),
		page: Number.isInteger(page) && page >= 1 && page <= 1e4 ? page : 1,
		sort: Object.hasOwn(sortLabels, sort) ? sort : "best",
		filters: Object.fromEntries([...valuesOf(params), ...sizesOf(params)])
	};
}
function valuesOf(params) {
	return valueFilters.flatMap((key) => {
		const values = [...new Set(params.getAll(key))].filter((value) => value !== "" && value.length <= 100).slice(0, 50);
		return values.length > 0 ? [[key, values]] : [];
	});
}
function sizesOf(params) {
	return rangeFilters.flatMap((key) => [`${key}_min`, `${key}_max`].flatMap((end) => {
		const size = Number((params.get(end) ?? "").replace(",", "."));
		return size > 0 && size < 1e5 ? [[end, size]] : [];
	}));
}
/** A category that was renamed or merged is asked for by its name of now. */
function withCategoriesOfNow(filters, renamed) {
	const nameOf = new Map(renamed.map(({ former, category }) => [former, category]));
	return {
		...filters,
		category: [...new Set(filters.category?.map((name) => nameOf.get(name) ?? name))]
	};
}
function listingHref({ keyword, page, sort, filters }) {
	const params = new URLSearchParams();
	if (keyword) params.set("q", keyword);
	for (const key of valueFilters) for (const value of filters[key] ?? []) params.append(key, value);
	for (const key of rangeFilters) for (const end of [`${key}_min`, `${key}_max`]) {
		const size = filters[end];
		if (size !== void 0) params.set(end, String(size));
	}
	if (sort !== "best") params.set("sort", sort);
	if (page > 1) params.set("page", String(page));
	const search = params.toString();
	return search ? `/listing?${search}` : "/listing";
}
var withoutFilters = (query) => ({
	...query,
	page: 1,
	filters: {}
});
function withoutValue(query, key, value) {
	const { [key]: values = [], ...others } = query.filters;
	const left = values.filter((each) => each !== value);
	return {
		...query,
		page: 1,
		filters: left.length > 0 ? {
			...others,
			[key]: left
		} : others
	};
}
function withoutRange(query, key) {
	const ends = [`${key}_min`, `${key}_max`];
	const left = Object.entries(query.filters).filter(([name]) => !ends.includes(name));
	return {
		...query,
		page: 1,
		filters: Object.fromEntries(left)
	};
}
/** A total of 1000 may be more, so a full page then always has a next one. */
function pagingOf(page, rows, total, perPage) {
	const before = (page - 1) * perPage;
	const more = before + rows < total || total >= 1e3 && rows === perPage;
	return {
		first: rows > 0 ? before + 1 : 0,
		last: before + rows,
		previous: page > 1 ? page - 1 : void 0,
		next: more && rows > 0 ? page + 1 : void 0
	};
}
var listingTitle = (keyword) => keyword ? t`Available Products For ${keyword}` : t`Available Products`;
export { maxWithAvailability as _, listingTitle as a, rangeLabels as c, valueFilters as d, withCategoriesOfNow as f, withoutValue as g, withoutRedundantFacets as h, listingHref as i, readListingQuery as l, withoutRange as m, commonSize as n, pagingOf as o, withoutFilters as p, countFound as r, rangeFilters as s, canNarrow as t, sortLabels as u };
