import { t as classNames } from "./class-names-D3lRdwnL.js";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/ui/text/mail-link.tsx
/** Wraps only before the '@'. */
function MailLink({ to, subject }) {
	const at = to.indexOf("@");
	return /* @__PURE__ */ jsxs("a", {
		href: subject ? `mailto:${to}?subject=${subject}` : `mailto:${to}`,
		children: [
			to.slice(0, at),
			/* @__PURE__ */ jsx("wbr", {}),
			to.slice(at)
		]
	});
}
var bearing_drawing_module_default = {
	drawing: "_drawing_arg5w_1",
	framed: "_framed_arg5w_17"
};
// src/ui/graphics/bearing-drawing.tsx
/** The browser keeps the server's drawing and loads the renderer only to draw something new. */
var renderSvg = (await import("./item-drawing-BrQbjlSt.js")).itemSvg;
async function loadRenderer() {
	renderSvg = (await import("./item-drawing-BrQbjlSt.js")).itemSvg;
}
/** Smaller drawings have no hatching, so they need no id for it. */
var minHatchedPx = 72;
/** `size` in px, dimensions in mm; an outline by super category if the item is not a bearing. */
function BearingDrawing(props) {
	const { decorative, framed, ...item } = props;
	const id = useId();
	const box = useRef(null);
	const { size = 40 } = item;
	const spec = JSON.stringify(typeof size === "number" && size < minHatchedPx ? item : {
		...item,
		key: id
	});
	const initialSpec = useRef(spec);
	const [ready, setReady] = useState(renderSvg !== void 0);
	useEffect(() => {
		const isServerRendered = initialSpec.current === spec && box.current?.hasChildNodes();
		if (!ready && !isServerRendered) loadRenderer().then(() => setReady(true));
	}, [spec, ready]);
	const drawn = ready ? spec : "";
	const inner = useMemo(() => svgHtml(drawn), [drawn]);
	return /* @__PURE__ */ jsx("span", {
		ref: box,
		className: classNames(bearing_drawing_module_default.drawing, framed && bearing_drawing_module_default.framed),
		style: sizeStyle(item),
		"aria-hidden": decorative,
		suppressHydrationWarning: true,
		...inner
	});
}
/** Safe: our own SVG with an escaped title. Memoized, because React rewrites the HTML when the object changes. */
function svgHtml(spec) {
	return { dangerouslySetInnerHTML: { __html: spec && renderSvg ? renderSvg(JSON.parse(spec)) : "" } };
}
/** Reserves the space before the drawing is loaded. */
function sizeStyle({ size = 40, width = 640, height = 420 }) {
	if (size !== "large") return {
		width: size,
		maxWidth: "100%",
		aspectRatio: 1
	};
	return {
		width,
		maxWidth: "100%",
		aspectRatio: `${width} / ${height}`
	};
}
export { MailLink as n, BearingDrawing as t };
