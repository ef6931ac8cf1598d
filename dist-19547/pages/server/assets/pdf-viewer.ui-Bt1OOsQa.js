import { c as t, o as plural } from "./i18n-DQ6MZoeU.js";
import { t as classNames } from "./class-names-D3lRdwnL.js";
import { r as Icon, t as Button } from "./button-Bs10klbI.js";
import { t as Notice } from "./notice-BYQ9WImY.js";
import { n as useSite } from "./site-context-L-99E7Yr.js";
import { t as tRich } from "./rich-text-D8Xkn5Ux.js";
import { i as formatFileSize, r as CatalogueFiles, t as DocumentSheet } from "./document-sheet.ui-CF23g3n6.js";
import { useFetcher } from "react-router";
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var pdf_viewer_module_default = {
	viewer: "_viewer_qirzh_1",
	bar: "_bar_qirzh_23",
	title: "_title_qirzh_33",
	meta: "_meta_qirzh_37",
	actions: "_actions_qirzh_42",
	download: "_download_qirzh_49",
	key: "_key_qirzh_62",
	stage: "_stage_qirzh_68",
	frame: "_frame_qirzh_82",
	paper: "_paper_qirzh_94",
	files: "_files_qirzh_104",
	waiting: "_waiting_qirzh_110"
};
// src/content/downloads/use-pdf-file.ts
/** Polls with HEAD requests until the file is printed. */
function usePdfFile(file) {
	const [state, setState] = useState({ kind: "waiting" });
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		const controller = new AbortController();
		setState({ kind: "waiting" });
		fetchFileState(file, controller.signal, attempt).then(setState, () => controller.signal.aborted || setState({ kind: "failed" }));
		return () => controller.abort();
	}, [file, attempt]);
	return {
		state,
		retry: useCallback(() => setAttempt((current) => current + 1), [])
	};
}
async function fetchFileState(file, signal, attempt) {
	let reply = await fetch(file, {
		method: "HEAD",
		signal,
		cache: attempt > 0 ? "reload" : "default"
	});
	while (!reply.ok && reply.headers.has("retry-after")) {
		await pause(Number(reply.headers.get("retry-after")) * 1e3, signal);
		reply = await fetch(file, {
			method: "HEAD",
			signal,
			cache: "reload"
		});
	}
	const { ok, headers, redirected, url } = reply;
	if (!ok) return { kind: "failed" };
	if (redirected) return {
		kind: "several",
		page: new URL(url).pathname
	};
	return {
		kind: "ready",
		pages: Number(headers.get("x-pages") ?? 0),
		bytes: Number(headers.get("content-length") ?? 0)
	};
}
function pause(ms, signal) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
}
// src/content/downloads/pdf-viewer.ui.tsx
/**
* Shows a PDF in a dialog, or its HTML text if there is one: that fits every screen, and Escape works, which a
* browser's built-in PDF viewer captures.
*/
function PdfViewer({ onClose, ...initialFile }) {
	const [chosenFile, chooseFile] = useState();
	const { title, file, text } = chosenFile ?? initialFile;
	const dialog = useRef(null);
	const stage = useRef(null);
	const titleId = useId();
	const { state, retry } = usePdfFile(file);
	useLayoutEffect(() => {
		const element = dialog.current;
		const before = document.activeElement;
		element?.showModal();
		stage.current?.setAttribute("tabindex", "0");
		stage.current?.focus();
		return () => {
			element?.close();
			if (before instanceof HTMLElement) before.focus();
		};
	}, []);
	return /* @__PURE__ */ jsxs("dialog", {
		ref: dialog,
		className: pdf_viewer_module_default.viewer,
		"aria-labelledby": titleId,
		onClose,
		children: [/* @__PURE__ */ jsxs("div", {
			className: pdf_viewer_module_default.bar,
			children: [
				/* @__PURE__ */ jsx("h2", {
					id: titleId,
					className: pdf_viewer_module_default.title,
					children: title
				}),
				/* @__PURE__ */ jsx("span", {
					className: pdf_viewer_module_default.meta,
					role: "status",
					children: describeLength(state)
				}),
				/* @__PURE__ */ jsxs("span", {
					className: pdf_viewer_module_default.actions,
					children: [
						state.kind !== "several" && /* @__PURE__ */ jsx("a", {
							className: pdf_viewer_module_default.download,
							href: file,
							download: true,
							"aria-label": t`Download ${title}`,
							title: t`Download`,
							children: /* @__PURE__ */ jsx(Icon, { name: "download" })
						}),
						chosenFile && /* @__PURE__ */ jsx(Button, {
							small: true,
							onClick: () => chooseFile(void 0),
							children: t`All files`
						}),
						/* @__PURE__ */ jsx(Button, {
							small: true,
							onClick: onClose,
							children: tRich`Close ${/* @__PURE__ */ jsx("kbd", {
								className: pdf_viewer_module_default.key,
								children: t`Esc`
							})}`
						})
					]
				})
			]
		}), /* @__PURE__ */ jsx("section", {
			ref: stage,
			className: pdf_viewer_module_default.stage,
			"aria-label": title,
			children: text ? /* @__PURE__ */ jsx(HtmlText, {
				page: text,
				file,
				title
			}) : /* @__PURE__ */ jsx(PdfContent, {
				title,
				file,
				state,
				retry,
				chooseFile
			})
		})]
	});
}
function describeLength(state) {
	if (state.kind !== "ready") return "PDF";
	const { pages, bytes } = state;
	return [
		"PDF",
		pages > 0 && plural(pages, "page"),
		formatFileSize(bytes)
	].filter(Boolean).join(", ");
}
function HtmlText({ page, file, title }) {
	const { load, data } = useFetcher();
	useEffect(() => void load(page), [load, page]);
	if (data) return /* @__PURE__ */ jsx(DocumentSheet, {
		text: data.text,
		level: 2
	});
	return /* @__PURE__ */ jsx("p", {
		className: classNames(pdf_viewer_module_default.paper, pdf_viewer_module_default.waiting),
		role: "status",
		children: tRich`Loading ${title}. You can also ${/* @__PURE__ */ jsx("a", {
			href: file,
			children: t`open it as a PDF`
		})}.`
	});
}
function FileList({ page, chooseFile }) {
	const { load, data } = useFetcher();
	const { name } = useSite();
	useEffect(() => void load(page), [load, page]);
	if (!data) return /* @__PURE__ */ jsx("p", {
		role: "status",
		children: t`Loading the list of files.`
	});
	return /* @__PURE__ */ jsx("div", {
		className: classNames(pdf_viewer_module_default.paper, pdf_viewer_module_default.files),
		children: /* @__PURE__ */ jsx(CatalogueFiles, {
			...data,
			siteName: name,
			renderFile: (title, file) => /* @__PURE__ */ jsx("a", {
				href: file,
				onClick: (event) => {
					event.preventDefault();
					chooseFile({
						title,
						file
					});
				},
				children: title
			})
		})
	});
}
function PdfContent({ title, file, state, retry, chooseFile }) {
	if (state.kind === "several") return /* @__PURE__ */ jsx(FileList, {
		page: state.page,
		chooseFile
	});
	if (state.kind === "failed") return /* @__PURE__ */ jsx(Notice, {
		kind: "bad",
		live: true,
		title: t`${title} could not be created`,
		action: /* @__PURE__ */ jsx(Button, {
			small: true,
			icon: "retry",
			onClick: retry,
			children: t`Retry`
		}),
		children: /* @__PURE__ */ jsx("p", { children: t`Nothing else is affected.` })
	});
	if (state.kind === "waiting") return /* @__PURE__ */ jsxs("div", {
		className: classNames(pdf_viewer_module_default.paper, pdf_viewer_module_default.waiting),
		role: "status",
		children: [/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx("b", { children: t`${title} is being created` }) }), /* @__PURE__ */ jsx("p", { children: t`The first time after a change this takes up to a minute; after that it opens at once. You can close this and come back later.` })]
	});
	if (navigator.pdfViewerEnabled) return /* @__PURE__ */ jsx("iframe", {
		className: pdf_viewer_module_default.frame,
		src: file,
		title
	});
	return /* @__PURE__ */ jsxs("div", {
		className: pdf_viewer_module_default.paper,
		children: [
			/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx("b", { children: title }) }),
			/* @__PURE__ */ jsx("p", { children: t`${describeLength(state)}. This browser can’t show a PDF inside a page.` }),
			/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx("a", {
				href: file,
				download: true,
				children: t`Download ${title}`
			}) })
		]
	});
}
export { PdfViewer };
