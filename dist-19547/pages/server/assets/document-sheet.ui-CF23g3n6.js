import { c as t, l as translate, o as plural } from "./i18n-DQ6MZoeU.js";
import { t as classNames } from "./class-names-D3lRdwnL.js";
import { r as Icon } from "./button-Bs10klbI.js";
import { n as useSite } from "./site-context-L-99E7Yr.js";
import { i as countText, k as formatDay } from "./item-format.rule-CHSrSgAT.js";
import { i as isolateLtr, n as Checkbox, t as VisuallyHidden } from "./visually-hidden-cDO9_TMa.js";
import { t as Skeleton } from "./skeleton-WwbXwxZW.js";
import { t as Select } from "./select-Cfj8P61z.js";
import { useEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/ui/graphics/site-mark.tsx
/** At least 16 px; on the brand colour set `--mark-ground`. */
function SiteMark({ size = 34 }) {
	const { heavy, light, ball } = useSite().logo;
	return /* @__PURE__ */ jsxs("svg", {
		width: size,
		height: size,
		viewBox: "0 0 32 32",
		fill: "none",
		stroke: "currentColor",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("path", {
				d: heavy,
				strokeWidth: "4"
			}),
			/* @__PURE__ */ jsx("path", {
				d: light,
				strokeWidth: "2.5"
			}),
			/* @__PURE__ */ jsx("circle", {
				cx: "16",
				cy: "16",
				r: ball.radius,
				fill: ball.fill,
				strokeWidth: ball.outlined ? 2.5 : 0
			})
		]
	});
}
var data_table_module_default = {
	scroller: "_scroller_1jtle_2",
	table: "_table_1jtle_7",
	end: "_end_1jtle_31",
	checkbox: "_checkbox_1jtle_36",
	inactive: "_inactive_1jtle_41",
	noted: "_noted_1jtle_46",
	note: "_note_1jtle_46",
	group: "_group_1jtle_54",
	sort: "_sort_1jtle_61",
	sorted: "_sorted_1jtle_78",
	label: "_label_1jtle_89",
	toolbar: "_toolbar_1jtle_90",
	caption: "_caption_1jtle_94",
	striped: "_striped_1jtle_103",
	row: "_row_1jtle_107",
	selected: "_selected_1jtle_111",
	drop1360: "_drop1360_1jtle_121",
	drop1240: "_drop1240_1jtle_127",
	drop1100: "_drop1100_1jtle_133",
	drop1023: "_drop1023_1jtle_139",
	full: "_full_1jtle_212",
	last: "_last_1jtle_213",
	first: "_first_1jtle_218",
	one: "_one_1jtle_223",
	picture: "_picture_1jtle_231",
	two: "_two_1jtle_235",
	none: "_none_1jtle_243",
	corner: "_corner_1jtle_247",
	selectable: "_selectable_1jtle_260"
};
// src/ui/table/table-selection.ts
/** 'none' if there are no keys. */
function selectionState(keys, selected) {
	const count = keys.filter((key) => selected.has(key)).length;
	if (count === 0) return "none";
	return count === keys.length ? "all" : "some";
}
function withSelection(selected, keys, on) {
	const rest = [...selected].filter((key) => !keys.includes(key));
	return new Set(on ? [...rest, ...keys] : rest);
}
// src/ui/table/selection-checkbox.tsx
/** Indeterminate if only some rows are selected. */
function SelectAll({ selection, keys, label }) {
	const box = useRef(null);
	const share = selectionState(keys, selection.selected);
	useEffect(() => {
		if (box.current) box.current.indeterminate = share === "some";
	}, [share]);
	return /* @__PURE__ */ jsx(Checkbox, {
		ref: box,
		label,
		"aria-label": label ? void 0 : t`Select all`,
		checked: share === "all",
		disabled: keys.length === 0,
		onChange: (event) => selection.onChange(withSelection(selection.selected, keys, event.currentTarget.checked))
	});
}
function SelectRow({ selection, row, rowKey }) {
	return /* @__PURE__ */ jsx(Checkbox, {
		roomy: true,
		"aria-label": t`Select ${selection.labelFor(row)}`,
		checked: selection.selected.has(rowKey),
		disabled: selection.isDisabled?.(row) ?? false,
		onChange: (event) => selection.onChange(withSelection(selection.selected, [rowKey], event.currentTarget.checked))
	});
}
// src/ui/table/table-sort.ts
/** Sorting by the same column again reverses the order. */
function nextSorting(current, key) {
	return {
		key,
		descending: current?.key === key && !current.descending
	};
}
var collator = new Intl.Collator("en", { numeric: true });
/** Stable and numeric: '6205' before '22220'. */
function sortRows(rows, columns, sorting) {
	const sortValue = columns.find((column) => column.key === sorting?.key)?.sortBy;
	if (!sortValue) return rows;
	const direction = sorting?.descending ? -1 : 1;
	return rows.toSorted((a, b) => direction * compare(sortValue(a), sortValue(b)));
}
function compare(a, b) {
	return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
}
// src/ui/table/data-table-header.tsx
function TableHeader({ columns, selection, selectable, sorting, onSort }) {
	return /* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [selection && /* @__PURE__ */ jsx("th", {
		className: data_table_module_default.checkbox,
		children: selection.hideSelectAll ? /* @__PURE__ */ jsx(VisuallyHidden, { children: t`Select` }) : /* @__PURE__ */ jsx(SelectAll, {
			selection,
			keys: selectable
		})
	}), columns.map((column) => /* @__PURE__ */ jsx(ColumnHeader, {
		column,
		sorting,
		onSort
	}, column.key))] }) });
}
function ColumnHeader({ column, sorting, onSort }) {
	const { key, header, headHidden, align, drop, sortBy } = column;
	const cellClass = classNames(align && data_table_module_default[align], drop && data_table_module_default[`drop${drop}`]);
	if (headHidden) return /* @__PURE__ */ jsx("th", {
		className: cellClass,
		children: /* @__PURE__ */ jsx(VisuallyHidden, { children: header })
	});
	if (!sortBy) return /* @__PURE__ */ jsx("th", {
		className: cellClass,
		children: header
	});
	const descending = sorting?.key === key ? sorting.descending : void 0;
	return /* @__PURE__ */ jsx("th", {
		className: cellClass,
		"aria-sort": descending === void 0 ? void 0 : descending ? "descending" : "ascending",
		children: /* @__PURE__ */ jsxs("button", {
			type: "button",
			className: classNames(data_table_module_default.sort, descending !== void 0 && data_table_module_default.sorted),
			onClick: () => onSort(nextSorting(sorting, key)),
			children: [header, /* @__PURE__ */ jsx(Icon, {
				small: true,
				name: descending === void 0 ? "sort" : descending ? "chevron-down" : "chevron-up"
			})]
		})
	});
}
/** Select all and sorting for phones, where the column headers are hidden. */
function PhoneToolbar({ columns, selection, selectable, sorting, onSort }) {
	const sortable = columns.filter((column) => column.sortBy);
	const all = selection?.hideSelectAll ? void 0 : selection;
	if (!all && sortable.length === 0) return null;
	const value = sorting ? `${sorting.key} ${sorting.descending ? "down" : "up"}` : "";
	const choose = (chosen) => {
		const [key = "", direction] = chosen.split(" ");
		onSort(key ? {
			key,
			descending: direction === "down"
		} : void 0);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: data_table_module_default.toolbar,
		children: [all && /* @__PURE__ */ jsx(SelectAll, {
			selection: all,
			keys: selectable,
			label: t`Select all`
		}), sortable.length > 0 && /* @__PURE__ */ jsxs(Select, {
			small: true,
			"aria-label": t`Sort by`,
			value,
			onChange: (event) => choose(event.currentTarget.value),
			children: [/* @__PURE__ */ jsx("option", {
				value: "",
				children: t`Sort by`
			}), sortable.map(({ key, header }) => [/* @__PURE__ */ jsx("option", {
				value: `${key} up`,
				children: t`${header}, ascending`
			}, `${key} up`), /* @__PURE__ */ jsx("option", {
				value: `${key} down`,
				children: t`${header}, descending`
			}, `${key} down`)])]
		})]
	});
}
var sticky_head_module_default = { sticky: "_sticky_1k632_3" };
// src/ui/table/data-table.tsx
/** Below 768 px each row becomes a card. */
function DataTable(props) {
	const { caption, columns, rows, rowKey, selection, striped, loadingRows = 0, stickyHeadTop } = props;
	const [sorting, onSort] = useState(props.initialSorting);
	const headerProps = {
		columns,
		selection,
		selectable: selection ? rows.filter((row) => !selection.isDisabled?.(row)).map(rowKey) : [],
		sorting,
		onSort
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(PhoneToolbar, { ...headerProps }), /* @__PURE__ */ jsx("div", {
		className: classNames(data_table_module_default.scroller, stickyHeadTop !== void 0 && sticky_head_module_default.sticky),
		style: stickyHeadTop === void 0 ? void 0 : { "--head-top": `${stickyHeadTop}px` },
		children: /* @__PURE__ */ jsxs("table", {
			className: classNames(data_table_module_default.table, striped && data_table_module_default.striped, selection && data_table_module_default.selectable),
			children: [
				/* @__PURE__ */ jsx("caption", {
					className: data_table_module_default.caption,
					children: caption
				}),
				/* @__PURE__ */ jsx(TableHeader, { ...headerProps }),
				/* @__PURE__ */ jsxs("tbody", {
					"aria-busy": loadingRows > 0 || void 0,
					children: [loadingRows > 0 && /* @__PURE__ */ jsx(SkeletonRows, {
						columns,
						count: loadingRows,
						ticked: Boolean(selection)
					}), sortRows(rows, columns, sorting).map((row, index, sorted) => /* @__PURE__ */ jsx(TableRow, {
						row,
						before: sorted[index - 1],
						...props
					}, rowKey(row)))]
				})
			]
		})
	})] });
}
function TableRow(props) {
	const { row, before, columns, rowKey, selection, isInactive, noteFor, groupOf } = props;
	const key = rowKey(row);
	const note = noteFor?.(row);
	const width = columns.length + (selection ? 1 : 0);
	const group = groupOf?.(row);
	const startsGroup = group && (before === void 0 || groupOf?.(before).key !== group.key);
	const isSelected = selection?.selected.has(key);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		startsGroup && /* @__PURE__ */ jsx("tr", {
			className: data_table_module_default.group,
			children: /* @__PURE__ */ jsx("th", {
				scope: "rowgroup",
				colSpan: width,
				children: group.header
			})
		}),
		/* @__PURE__ */ jsxs("tr", {
			className: classNames(data_table_module_default.row, isSelected && data_table_module_default.selected, isInactive?.(row) && data_table_module_default.inactive, Boolean(note) && data_table_module_default.noted),
			children: [selection && /* @__PURE__ */ jsx("td", {
				className: data_table_module_default.checkbox,
				children: /* @__PURE__ */ jsx(SelectRow, {
					selection,
					row,
					rowKey: key
				})
			}), columns.map((column) => column.isMerged && before !== void 0 ? null : /* @__PURE__ */ jsx(DataCell, {
				column,
				row,
				rowSpan: column.isMerged ? props.rows.length : 1
			}, column.key))]
		}),
		note && /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
			className: data_table_module_default.note,
			colSpan: width,
			children: note
		}) })
	] });
}
function DataCell({ column, row, rowSpan }) {
	const content = column.cell(row);
	const empty = content === null || content === false;
	return /* @__PURE__ */ jsxs("td", {
		className: cellClass(column),
		rowSpan: rowSpan > 1 ? rowSpan : void 0,
		children: [!empty && hasPhoneLabel(column) && /* @__PURE__ */ jsx("span", {
			className: data_table_module_default.label,
			"aria-hidden": "true",
			children: column.header
		}), isolateLtr(content)]
	});
}
function cellClass({ align, drop, phone = "one" }) {
	return classNames(align && data_table_module_default[align], drop && data_table_module_default[`drop${drop}`], data_table_module_default[phone]);
}
function hasPhoneLabel({ phone = "one", phoneLabel = phone === "one" || phone === "first" }) {
	return phoneLabel;
}
function SkeletonRows({ columns, count, ticked }) {
	return Array.from({ length: count }, (_, index) => `row ${index}`).map((key) => /* @__PURE__ */ jsxs("tr", { children: [ticked && /* @__PURE__ */ jsx("td", { className: data_table_module_default.checkbox }), columns.map((column, index) => /* @__PURE__ */ jsx("td", {
		className: cellClass(column),
		children: /* @__PURE__ */ jsx(Skeleton, {
			width: index === 0 ? 160 : 64,
			height: index === 0 ? 32 : 12
		})
	}, column.key))] }, key));
}
// src/content/downloads/format-file-size.ts
var kilobyte = 1e3;
/** '96 kB', '2.4 MB' */
var formatFileSize = (bytes) => bytes < kilobyte ** 2 ? `${Math.ceil(bytes / kilobyte)} kB` : `${(bytes / kilobyte ** 2).toFixed(1)} MB`;
// src/content/downloads/catalogue-files.ui.tsx
function CatalogueFiles({ maker, items, files, siteName, renderFile }) {
	const name = maker || siteName;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("p", { children: files.length > 1 ? t`${name} has ${countText(items)} items, too many for one file. There is one file for each category; large categories are split into parts.` : t`All ${plural(items, "item")} of ${name} in one file.` }),
		/* @__PURE__ */ jsx(DataTable, {
			caption: t`Catalogue files`,
			columns: [
				{
					key: "file",
					header: t`File`,
					phone: "full",
					cell: (file) => renderFile(titleOf(file), file.file)
				},
				{
					key: "holds",
					header: t`Contents`,
					cell: (file) => rangeOf(file)
				},
				{
					key: "items",
					header: t`Items`,
					align: "end",
					cell: ({ items: count }) => countText(count)
				},
				{
					key: "size",
					header: t`Size`,
					align: "end",
					cell: sizeText
				}
			],
			rows: files,
			rowKey: ({ file }) => file
		}),
		/* @__PURE__ */ jsx("p", { children: t`Each file is created the first time it is opened. After that it opens at once, and its size is shown here.` })
	] });
}
function titleOf({ section, part, parts }) {
	if (section === "") return t`Catalogue`;
	return parts > 1 ? t`${translate(section)}, part ${part} of ${parts}` : translate(section);
}
function rangeOf({ section, from, to }) {
	if (section === "") return t`All categories`;
	return from === to ? translate(from) : t`${translate(from)} to ${translate(to)}`;
}
var sizeText = ({ pages, bytes }) => pages > 0 ? `${plural(pages, "page")}, ${formatFileSize(bytes)}` : t`Not created yet`;
var document_sheet_module_default = {
	sheet: "_sheet_1p29k_1",
	header: "_header_1p29k_14",
	seller: "_seller_1p29k_22",
	since: "_since_1p29k_33",
	title: "_title_1p29k_38",
	summary: "_summary_1p29k_43",
	part: "_part_1p29k_48"
};
// src/content/downloads/document-sheet.ui.tsx
var sectionId = (index) => `part-${index + 1}`;
/** Always in English, whatever the site's language. */
function DocumentSheet({ text, level }) {
	const { name } = useSite();
	const [Title, PartTitle] = level === 1 ? ["h1", "h2"] : ["h2", "h3"];
	return /* @__PURE__ */ jsxs("article", {
		className: document_sheet_module_default.sheet,
		lang: "en",
		dir: "ltr",
		children: [
			/* @__PURE__ */ jsxs("header", {
				className: document_sheet_module_default.header,
				children: [/* @__PURE__ */ jsxs("span", {
					className: document_sheet_module_default.seller,
					children: [/* @__PURE__ */ jsx(SiteMark, {}), name]
				}), /* @__PURE__ */ jsx("bdi", {
					className: document_sheet_module_default.since,
					children: formatDay(text.since)
				})]
			}),
			/* @__PURE__ */ jsx(Title, {
				className: document_sheet_module_default.title,
				children: text.title
			}),
			/* @__PURE__ */ jsx("p", {
				className: document_sheet_module_default.summary,
				children: text.summary
			}),
			text.parts.map(({ title, paragraphs }, index) => /* @__PURE__ */ jsxs("section", { children: [/* @__PURE__ */ jsxs(PartTitle, {
				className: document_sheet_module_default.part,
				id: level === 1 ? sectionId(index) : void 0,
				children: [
					index + 1,
					". ",
					title
				]
			}), paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph))] }, title))
		]
	});
}
export { DataTable as a, formatFileSize as i, sectionId as n, SelectAll as o, CatalogueFiles as r, SiteMark as s, DocumentSheet as t };
