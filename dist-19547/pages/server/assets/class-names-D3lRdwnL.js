// src/ui/class-names.ts
function classNames(...names) {
	return names.filter(Boolean).join(" ") || void 0;
}
export { classNames as t };
