import { jsx } from "react/jsx-runtime";
var skeleton_module_default = { skeleton: "_skeleton_1gn99_1" };
// src/ui/feedback/skeleton.tsx
function Skeleton({ width, height = 12 }) {
	return /* @__PURE__ */ jsx("span", {
		className: skeleton_module_default.skeleton,
		style: {
			width,
			height
		},
		"aria-hidden": "true"
	});
}
export { Skeleton as t };
