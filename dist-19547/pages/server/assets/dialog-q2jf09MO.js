import { c as t } from "./i18n-DQ6MZoeU.js";
import { t as IconButton } from "./icon-button-CP7Kmp4q.js";
import { useId, useLayoutEffect, useRef } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
var dialog_module_default = {
	dialog: "_dialog_auuah_2",
	title: "_title_auuah_24",
	body: "_body_auuah_31",
	actions: "_actions_auuah_40",
	close: "_close_auuah_49"
};
// src/ui/feedback/dialog.tsx
function Dialog({ open, title, onClose, children, actions, busy, width = 480 }) {
	const dialog = useRef(null);
	const titleId = useId();
	useLayoutEffect(() => {
		const element = dialog.current;
		if (!open || !element) return;
		element.showModal();
		return () => element.close();
	}, [open]);
	const refuseWhileBusy = (event) => busy && event.preventDefault();
	return /* @__PURE__ */ jsx("dialog", {
		ref: dialog,
		className: dialog_module_default.dialog,
		style: { "--width": `${width}px` },
		"aria-labelledby": titleId,
		onCancel: refuseWhileBusy,
		onClose: (event) => open && !event.currentTarget.open && onClose(),
		children: open && /* @__PURE__ */ jsxs(Fragment$1, { children: [
			/* @__PURE__ */ jsx("h2", {
				id: titleId,
				className: dialog_module_default.title,
				children: title
			}),
			/* @__PURE__ */ jsx("div", {
				className: dialog_module_default.body,
				children
			}),
			actions && /* @__PURE__ */ jsx("div", {
				className: dialog_module_default.actions,
				children: actions
			}),
			/* @__PURE__ */ jsx("span", {
				className: dialog_module_default.close,
				children: /* @__PURE__ */ jsx(IconButton, {
					name: "close",
					label: t`Close`,
					disabled: busy,
					onClick: onClose
				})
			})
		] })
	});
}
export { Dialog as t };
