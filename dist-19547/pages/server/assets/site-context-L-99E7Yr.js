import { createContext, use } from "react";
import { jsx } from "react/jsx-runtime";
// src/ui/page/site-context.tsx
var SiteContext = createContext(null);
function SiteProvider({ site, children }) {
	return /* @__PURE__ */ jsx(SiteContext, {
		value: site,
		children
	});
}
function useSite() {
	const site = use(SiteContext);
	if (!site) throw new Error("useSite needs a SiteProvider above it");
	return site;
}
export { useSite as n, SiteProvider as t };
