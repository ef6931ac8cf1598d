import { c as t } from "./i18n-DQ6MZoeU.js";
import { n as ButtonLink } from "./button-Bs10klbI.js";
import { t as Notice } from "./notice-BYQ9WImY.js";
import { t as Container } from "./layout-BMvwVWYN.js";
import { n as PageHeader, t as error_page_module_default } from "./error-page.module-BjSP3hGT.js";
import { jsx, jsxs } from "react/jsx-runtime";
// src/shop/errors/refused-page.tsx
/** Works without scripts. */
function RefusedPage({ message }) {
	const title = t`This request can’t be processed`;
	return /* @__PURE__ */ jsxs("main", {
		id: "main",
		children: [
			/* @__PURE__ */ jsx("title", { children: title }),
			/* @__PURE__ */ jsx("meta", {
				name: "robots",
				content: "noindex"
			}),
			/* @__PURE__ */ jsxs(Container, { children: [
				/* @__PURE__ */ jsx(PageHeader, { title }),
				/* @__PURE__ */ jsx(Notice, {
					kind: "bad",
					title: message,
					children: /* @__PURE__ */ jsx("p", { children: t`Nothing was changed or sent. Your cart and orders are safe.` })
				}),
				/* @__PURE__ */ jsxs("div", {
					className: error_page_module_default.actions,
					children: [/* @__PURE__ */ jsx(ButtonLink, {
						to: "/listing",
						children: t`All products`
					}), /* @__PURE__ */ jsx(ButtonLink, {
						to: "/",
						children: t`Home`
					})]
				})
			] })
		]
	});
}
export { RefusedPage };
