import { c as t } from "./i18n-DQ6MZoeU.js";
import { n as ButtonLink } from "./button-Bs10klbI.js";
import { n as MailLink, t as BearingDrawing } from "./bearing-drawing-Ju5XNI_7.js";
import { n as useSite } from "./site-context-L-99E7Yr.js";
import { t as Container } from "./layout-BMvwVWYN.js";
import { t as tRich } from "./rich-text-D8Xkn5Ux.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var empty_state_module_default = {
	empty: "_empty_1nw5i_1",
	words: "_words_1nw5i_9",
	text: "_text_1nw5i_14",
	actions: "_actions_1nw5i_24",
	drawing: "_drawing_1nw5i_31"
};
// src/ui/feedback/empty-state.tsx
function EmptyState({ title, drawing, children, actions }) {
	return /* @__PURE__ */ jsxs("section", {
		className: empty_state_module_default.empty,
		children: [/* @__PURE__ */ jsxs("div", {
			className: empty_state_module_default.words,
			children: [
				/* @__PURE__ */ jsx("h2", { children: title }),
				children && /* @__PURE__ */ jsx("div", {
					className: empty_state_module_default.text,
					children
				}),
				actions && /* @__PURE__ */ jsx("div", {
					className: empty_state_module_default.actions,
					children: actions
				})
			]
		}), /* @__PURE__ */ jsx("div", {
			className: empty_state_module_default.drawing,
			children: drawing ?? /* @__PURE__ */ jsx(BearingDrawing, {
				type: "deep groove ball",
				d: 25,
				D: 52,
				B: 15,
				size: 160,
				ringsOnly: true,
				decorative: true
			})
		})]
	});
}
var line_drawing_module_default = {
	drawing: "_drawing_140am_1",
	line: "_line_140am_8",
	tint: "_tint_140am_19",
	thin: "_thin_140am_24",
	centre: "_centre_140am_25",
	absent: "_absent_140am_33"
};
// src/ui/graphics/sketches.data.ts
/** For pages with nothing to show. */
var sketches = {
	carton: {
		tint: "M40 76H160V142H40Z",
		line: "M40 76H160V142H40ZM40 76 20 60H66L84 76M160 76 180 60H134L116 76",
		thin: "M100 76V142M54 114H84V132H54ZM59 120H79M59 126H72",
		centre: "M100 4V66M66 34H134",
		absent: "M77 34A23 23 0 1 0 123 34A23 23 0 1 0 77 34M89 34A11 11 0 1 0 111 34A11 11 0 1 0 89 34"
	},
	pallet: {
		tint: "M28 122H172V130H28ZM28 142H172V147H28Z",
		line: "M28 122H172V130H28ZM28 142H172V147H28ZM32 130H52V142H32ZM90 130H110V142H90ZM148 130H168V142H148Z",
		thin: "M10 147H190M164 50H188M176 122H188M184 50V122M184 50L182 58H186ZM184 122L182 114H186Z",
		absent: "M42 86H96V122H42ZM104 86H158V122H104ZM73 50H127V86H73Z"
	},
	question: {
		tint: "M126 16V42H152Z",
		line: "M50 16H126L152 42V144H50ZM126 16V42H152M95.500 112.500A5.500 5.500 0 1 1 103 117.600C101.400 118.300 101 119 101 121M101 125V126",
		thin: "M64 40H108M64 54H136M64 68H136M64 82H116M66 106V124M136 106V124M66 116H90M112 116H136M66 116L74 113.500V118.500ZM136 116L128 113.500V118.500Z"
	},
	invoice: {
		tint: "M104 106H138V124H104Z",
		line: "M50 16H150V144H50ZM104 106H138V124H104Z",
		thin: "M62 34H96M62 50H138M62 64H138M62 78H138M62 92H138M112 44V98",
		absent: "M62 116A16 16 0 1 0 94 116A16 16 0 1 0 62 116M71 116L76.500 121.500L86 110.500"
	},
	scale: {
		tint: "M20 92H180V122H20Z",
		line: "M20 92H180V122H20Z",
		thin: "M36 92V102M52 92V102M68 92V102M84 92V102M100 92V110M116 92V102M132 92V102M148 92V102M164 92V102",
		centre: "M20 36V84M180 36V84",
		absent: "M20 46H180V74H20Z"
	},
	bin: {
		tint: "M46 76H154L144 142H56Z",
		line: "M38 64H162V76H38ZM46 76H154L144 142H56Z",
		thin: "M80 96H120V124H80ZM100 118L91 109.200A5.400 5.400 0 0 1 98.700 101.600L100 102.900L101.300 101.600A5.400 5.400 0 0 1 109 109.200Z",
		absent: "M50 42A15 15 0 1 0 80 42A15 15 0 1 0 50 42M85 34A15 15 0 1 0 115 34A15 15 0 1 0 85 34M120 42A15 15 0 1 0 150 42A15 15 0 1 0 120 42"
	},
	caliper: {
		tint: "M20 30H40V108L20 122ZM116 24H160V52H136V122L116 108Z",
		line: "M40 34H116M160 34H186V48H160M40 48H116M20 30H40V108L20 122ZM116 24H160V52H136V122L116 108Z",
		thin: "M48 34V40M56 34V40M64 34V43M72 34V40M80 34V40M88 34V40M96 34V43M104 34V40M168 34V40M176 34V40M124 44V52M130 46V52M136 46V52M142 46V52M148 44V52",
		centre: "M78 52V136M34 92H126",
		absent: "M40 92A38 38 0 1 0 116 92A38 38 0 1 0 40 92M61 92A17 17 0 1 0 95 92A17 17 0 1 0 61 92"
	},
	list: {
		tint: "M118 34H186V50H118Z",
		line: "M14 26H80V136H14ZM118 34H186V130H118Z",
		thin: "M24 44H64M24 60H56M24 76H66M24 92H52M24 108H62M118 50H186M118 66H186M118 82H186M118 98H186M118 114H186M152 34V130M88 82H110M110 82L101 79V85Z"
	},
	letter: {
		tint: "M34 42L100 92L166 42Z",
		line: "M34 42H166V126H34ZM34 42L100 92L166 42",
		thin: "M34 126L82 78M166 126L118 78"
	}
};
// src/ui/graphics/line-drawing.tsx
/** In the line weights of a drawing sheet; hidden from screen readers, because the text beside it says it. */
function LineDrawing({ sketch: { tint, line, thin, centre, absent }, width, height }) {
	return /* @__PURE__ */ jsxs("svg", {
		className: line_drawing_module_default.drawing,
		viewBox: `0 0 ${width} ${height}`,
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("path", {
				className: line_drawing_module_default.tint,
				d: tint
			}),
			thin && /* @__PURE__ */ jsx("path", {
				className: line_drawing_module_default.thin,
				d: thin
			}),
			centre && /* @__PURE__ */ jsx("path", {
				className: line_drawing_module_default.centre,
				d: centre
			}),
			/* @__PURE__ */ jsx("path", {
				className: line_drawing_module_default.line,
				d: line
			}),
			absent && /* @__PURE__ */ jsx("path", {
				className: line_drawing_module_default.absent,
				d: absent
			})
		]
	});
}
/** Of something that is not there. */
var Sketch = ({ name }) => /* @__PURE__ */ jsx(LineDrawing, {
	sketch: sketches[name],
	width: 200,
	height: 160
});
// src/ui/graphics/places.data.ts
/** The place that a site sells from, on a canvas of 360 × 190. */
var places = {
	works: {
		tint: "M20 92L68 62V92L116 62V92L164 62V92L212 62V170H20ZM252 112A48 48 0 1 0 348 112A48 48 0 1 0 252 112M264 112A36 36 0 1 1 336 112A36 36 0 1 1 264 112",
		line: "M20 170V92L68 62V92L116 62V92L164 62V92L212 62V170ZM222 170V34H236V170M252 112A48 48 0 1 0 348 112A48 48 0 1 0 252 112M264 112A36 36 0 1 0 336 112A36 36 0 1 0 264 112M278 112A22 22 0 1 0 322 112A22 22 0 1 0 278 112M284 112A16 16 0 1 0 316 112A16 16 0 1 0 284 112M270 151V170H330V151",
		thin: "M4 170H356M28 92V106M36 92V106M44 92V106M52 92V106M60 92V106M76 92V106M84 92V106M92 92V106M100 92V106M108 92V106M124 92V106M132 92V106M140 92V106M148 92V106M156 92V106M172 92V106M180 92V106M188 92V106M196 92V106M204 92V106M20 106H212M86 170V126H146V170M116 126V170M86 140H146M293 83A7 7 0 1 0 307 83A7 7 0 1 0 293 83M313.500 91.500A7 7 0 1 0 327.500 91.500A7 7 0 1 0 313.500 91.500M322 112A7 7 0 1 0 336 112A7 7 0 1 0 322 112M313.500 132.500A7 7 0 1 0 327.500 132.500A7 7 0 1 0 313.500 132.500M293 141A7 7 0 1 0 307 141A7 7 0 1 0 293 141M272.500 132.500A7 7 0 1 0 286.500 132.500A7 7 0 1 0 272.500 132.500M264 112A7 7 0 1 0 278 112A7 7 0 1 0 264 112M272.500 91.500A7 7 0 1 0 286.500 91.500A7 7 0 1 0 272.500 91.500",
		centre: "M300 52V176M240 112H360"
	},
	counter: {
		tint: "M10 122H350V134H10ZM278 86H334V122H278Z",
		line: "M20 20H250V108H20ZM20 49H250M20 78H250M10 122H350V134H10ZM22 134V172H338V134M278 86H334V122H278Z",
		thin: "M66 20V108M112 20V108M158 20V108M204 20V108M4 172H356M101 134V172M180 134V172M259 134V172M306 86V122M286 106H300V116H286ZM34 36A9 9 0 1 0 52 36A9 9 0 1 0 34 36M39 36A4 4 0 1 0 47 36A4 4 0 1 0 39 36M126 36A9 9 0 1 0 144 36A9 9 0 1 0 126 36M131 36A4 4 0 1 0 139 36A4 4 0 1 0 131 36M74 30H104V49M86 30V49M74 30V49M212 55H242V78M227 55V78M212 55V78M80 66A9 9 0 1 0 98 66A9 9 0 1 0 80 66M85 66A4 4 0 1 0 93 66A4 4 0 1 0 85 66M28 92H58V108M28 92V108M43 92V108M166 88H196V108M166 88V108M181 88V108M120 94H150V108M120 94V108",
		absent: "M170 36A12 12 0 1 0 194 36A12 12 0 1 0 170 36M177 36A5 5 0 1 0 187 36A5 5 0 1 0 177 36"
	},
	warehouse: {
		tint: "M14 158V98L70 72L126 98V158ZM138 134H186V158H138ZM190 134H238V158H190ZM164 110H212V134H164Z",
		line: "M14 158V98L70 72L126 98V158ZM46 158V120H94V158M138 134H186V158H138ZM190 134H238V158H190ZM164 110H212V134H164ZM250 158V68M288 158V68M242 60H296V68H242ZM206 52H352V60H206ZM262 52L266 18H274L278 52M0 158H300V184",
		thin: "M46 128H94M46 136H94M46 144H94M46 152H94M26 98H114M150 134V158M162 134V158M174 134V158M202 134V158M214 134V158M226 134V158M176 110V134M188 110V134M200 110V134M250 68L288 112M288 68L250 112M250 112H288M270 18L210 52M270 18L346 52M304 170Q311 163 318 170T332 170T346 170T360 170M304 180Q311 173 318 180T332 180T346 180T360 180",
		centre: "M328 60V96",
		absent: "M304 96H352V120H304ZM316 96V120M328 96V120M340 96V120"
	}
};
// src/ui/graphics/place-drawing.tsx
/** Decorates company pages with the place that the site sells from. */
function PlaceDrawing() {
	return /* @__PURE__ */ jsx(LineDrawing, {
		sketch: places[useSite().innerPages.form],
		width: 360,
		height: 190
	});
}
var not_found_page_module_default = {
	page: "_page_1tm66_1",
	title: "_title_1tm66_5"
};
// src/shop/errors/not-found-page.tsx
function NotFoundPage({ title = t`Page not found`, children }) {
	const { contact } = useSite();
	return /* @__PURE__ */ jsx("main", {
		id: "main",
		children: /* @__PURE__ */ jsx(Container, { children: /* @__PURE__ */ jsxs("div", {
			className: not_found_page_module_default.page,
			children: [/* @__PURE__ */ jsx("h1", {
				className: not_found_page_module_default.title,
				children: title
			}), /* @__PURE__ */ jsxs(EmptyState, {
				title: t`404: there is no page at this address`,
				drawing: /* @__PURE__ */ jsx(PlaceDrawing, {}),
				actions: /* @__PURE__ */ jsxs(Fragment, { children: [
					/* @__PURE__ */ jsx(ButtonLink, {
						kind: "primary",
						to: "/listing",
						children: t`All products`
					}),
					/* @__PURE__ */ jsx(ButtonLink, {
						to: "/quick-order",
						children: t`Quick order`
					}),
					/* @__PURE__ */ jsx(ButtonLink, {
						to: "/",
						children: t`Home`
					})
				] }),
				children: [/* @__PURE__ */ jsx("p", { children: children ?? t`It may have moved, or the link may be incomplete. Your cart is safe.` }), /* @__PURE__ */ jsx("p", { children: tRich`You can search above for any item by number or size. If one of our links brought you here, please tell ${/* @__PURE__ */ jsx(MailLink, { to: contact.email })}.` })]
			})]
		}) })
	});
}
export { EmptyState as i, PlaceDrawing as n, Sketch as r, NotFoundPage as t };
