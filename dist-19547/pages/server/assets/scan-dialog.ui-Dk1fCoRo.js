import { a as msg, c as t, l as translate } from "./i18n-DQ6MZoeU.js";
import { t as Button } from "./button-Bs10klbI.js";
import { t as Dialog } from "./dialog-q2jf09MO.js";
import { i as listingHref } from "./listing-query.rule-Dt4Leb0J.js";
import { n as readGtin, t as hasCheckDigit } from "./gtin.rule-WI_hx-as.js";
import { useNavigate } from "react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/catalogue/scanning/code-reader.ts
/** What is printed on boxes; a browser that cannot read all of these is not used. */
var neededFormats = [
	"code_128",
	"ean_13",
	"data_matrix",
	"qr_code"
];
/** The browser's own reader where there is one, else a library that is loaded then. */
async function createCodeReader() {
	return await createBrowserReader() ?? createLibraryReader();
}
async function createBrowserReader() {
	const { BarcodeDetector } = globalThis;
	const formats = await BarcodeDetector?.getSupportedFormats().catch(() => []) ?? [];
	if (!BarcodeDetector || !neededFormats.every((format) => formats.includes(format))) return void 0;
	const detector = new BarcodeDetector();
	return {
		async read(source) {
			const picture = source instanceof Blob ? await createImageBitmap(source) : source;
			const [found] = await detector.detect(picture);
			return found?.rawValue ?? "";
		},
		stop: () => void 0
	};
}
function createLibraryReader() {
	const worker = new Worker(new URL("./decode-worker.ts", import.meta.url), { type: "module" });
	const waiting = /* @__PURE__ */ new Map();
	let last = 0;
	worker.addEventListener("message", ({ data: { id, code, failed } }) => {
		if (failed) waiting.get(id)?.reject(/* @__PURE__ */ new Error("the picture cannot be read"));
		else waiting.get(id)?.resolve(code);
		waiting.delete(id);
	});
	worker.addEventListener("error", () => {
		for (const { reject } of waiting.values()) reject(/* @__PURE__ */ new Error("the reader did not load"));
		waiting.clear();
	});
	return {
		read(source) {
			const picture = source instanceof Blob ? source : frameOf(source);
			if (!picture) return Promise.resolve("");
			last += 1;
			const reply = Promise.withResolvers();
			waiting.set(last, reply);
			worker.postMessage({
				id: last,
				picture
			});
			return reply.promise;
		},
		stop: () => worker.terminate()
	};
}
/** Larger pictures take longer and show no more of a code. */
var maxFramePx = 1280;
/** Undefined before the camera has a picture. */
function frameOf(video) {
	const scale = Math.min(1, maxFramePx / Math.max(video.videoWidth, video.videoHeight, 1));
	const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
	const context = width > 0 ? new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true }) : null;
	context?.drawImage(video, 0, 0, width, height);
	return context?.getImageData(0, 0, width, height);
}
var scan_dialog_module_default = {
	video: "_video_ot97i_1",
	note: "_note_ot97i_10",
	problem: "_problem_ot97i_11",
	picture: "_picture_ot97i_16"
};
// src/catalogue/scanning/scanned-code.rule.ts
/** Of GS1 application identifiers those whose values have a fixed length; others end at the separator. */
var fixedLengths = {
	"00": 18,
	"01": 14,
	"02": 14,
	"11": 6,
	"12": 6,
	"13": 6,
	"15": 6,
	"16": 6,
	"17": 6,
	"20": 2
};
var partNumbers = ["240", "241"];
var tradeItem = "01";
var separator = "";
var symbology = /^\](?:C1|d2|Q3|e0)/;
var longestSearch = 80;
/** '' for a code that names no item, such as a lot alone or a web address. */
function searchForCode(code) {
	const elements = elementsOf(code.trim());
	if (!elements) return firstText(code);
	return (partNumbers.map((id) => elements.get(id)).find(Boolean) ?? printedGtin(elements.get(tradeItem) ?? "")).slice(0, longestSearch).trim();
}
var printedGtin = (gtin) => readGtin(gtin) ?? gtin;
/** By application identifier; undefined for what is no GS1 code. */
function elementsOf(code) {
	if (/^\(\d{2,4}\)/.test(code)) return new Map(readWritten(code));
	const isMarked = symbology.test(code) || code.startsWith(separator) || code.includes(separator);
	const data = withoutSeparator(code.replace(symbology, ""));
	const isTradeItem = /^01\d{14}/.test(data) && hasCheckDigit(data.slice(2, 16));
	return isMarked || isTradeItem ? new Map(readData(data)) : void 0;
}
/** '(01)09501101530003(10)AB12'. */
var readWritten = (code) => code.split("(").slice(1).flatMap((element) => {
	const [, id = "", value = ""] = /^(\d{2,4})\)(.*)$/s.exec(element) ?? [];
	return id ? [[id, value.trim()]] : [];
});
function readData(data) {
	const elements = [];
	let rest = data;
	while (/^\d{2}/.test(rest)) {
		const id = rest.slice(0, idLength(rest));
		const fixed = fixedLengths[id];
		const end = fixed ? id.length + fixed : endOfValue(rest);
		elements.push([id, rest.slice(id.length, end).trim()]);
		rest = withoutSeparator(rest.slice(end));
	}
	return elements;
}
var withoutSeparator = (data) => data.startsWith(separator) ? data.slice(1) : data;
var endOfValue = (rest) => rest.includes(separator) ? rest.indexOf(separator) : rest.length;
function idLength(data) {
	if (/^(?:23|24|25|40|41|42|71)/.test(data)) return 3;
	return /^(?:3[1-69]|43|7[02]|8)/.test(data) ? 4 : 2;
}
/** Makers write several texts into one code, divided by control characters, bars or semicolons. */
function firstText(code) {
	if (/^https?:\/\//i.test(code.trim())) return "";
	return (code.split(/[\p{Cc}|;]/u).map((text) => text.trim()).find((text) => /\d{2}/.test(text)) ?? "").slice(0, longestSearch);
}
// src/catalogue/scanning/camera-problem.rule.ts
var problems = {
	NotAllowedError: msg("The camera is not allowed for this site. Allow it in the settings of the browser and try again."),
	SecurityError: msg("The camera is not allowed for this site. Allow it in the settings of the browser and try again."),
	NotFoundError: msg("No camera was found."),
	OverconstrainedError: msg("No camera was found."),
	NotReadableError: msg("Another program uses the camera. Close it and try again."),
	AbortError: msg("Another program uses the camera. Close it and try again.")
};
/** `name` is that of the browser's error; '' where the browser offers no camera at all. */
function cameraProblem(name) {
	if (name === "") return msg("This browser can't use the camera on this page.");
	return Object.hasOwn(problems, name) ? problems[name] ?? "" : msg("The camera didn't start.");
}
// src/catalogue/scanning/use-camera.ts
/** Between two looks at the picture; a phone stays cool and the code is found at once all the same. */
var pauseMs = 150;
/** Shows the camera in the video and reads it until `onCode` accepts a code; '' while there is no problem. */
function useCamera(video, onCode) {
	const [problem, setProblem] = useState("");
	const accept = useEffectEvent(onCode);
	useEffect(() => {
		const stopping = new AbortController();
		watch(video.current, (code) => accept(code), stopping.signal).catch((cause) => {
			if (!stopping.signal.aborted) setProblem(translate(cameraProblem(cause instanceof Error ? cause.name : "Error")));
		});
		return () => stopping.abort();
	}, [video]);
	return problem;
}
async function watch(video, accept, stopped) {
	const stream = await openCamera();
	const reader = await createCodeReader();
	stopped.addEventListener("abort", () => {
		for (const track of stream.getTracks()) track.stop();
		reader.stop();
	});
	if (stopped.aborted || !video) {
		for (const track of stream.getTracks()) track.stop();
		return reader.stop();
	}
	video.srcObject = stream;
	await video.play();
	await readUntilAccepted(reader, video, accept, stopped);
}
async function openCamera() {
	const devices = navigator.mediaDevices;
	if (!devices) throw Object.assign(/* @__PURE__ */ new Error("no camera"), { name: "" });
	return devices.getUserMedia({
		audio: false,
		video: {
			facingMode: "environment",
			width: { ideal: 1280 }
		}
	});
}
async function readUntilAccepted(reader, video, accept, stopped) {
	while (!stopped.aborted) {
		const code = await reader.read(video);
		if (stopped.aborted || code !== "" && accept(code)) return;
		await new Promise((resolve) => setTimeout(resolve, pauseMs));
	}
}
// src/catalogue/scanning/scan-dialog.ui.tsx
function ScanDialog({ onClose }) {
	const video = useRef(null);
	const navigate = useNavigate();
	const [note, setNote] = useState("");
	const accept = (code) => {
		const keyword = searchForCode(code);
		if (keyword === "") setNote(t`No item belongs to this code: ${code.slice(0, 80)}`);
		else {
			onClose();
			navigate(listingHref({
				keyword,
				page: 1,
				sort: "best",
				filters: {}
			}));
		}
		return keyword !== "";
	};
	const problem = useCamera(video, accept);
	async function readPicture(file) {
		const reader = await createCodeReader();
		const code = await reader.read(file).catch(() => "");
		reader.stop();
		if (code === "") setNote(t`No bar code or Data Matrix was found in this picture.`);
		else accept(code);
	}
	return /* @__PURE__ */ jsxs(Dialog, {
		open: true,
		title: t`Scan a box`,
		onClose,
		actions: /* @__PURE__ */ jsx(Button, {
			onClick: onClose,
			children: t`Cancel`
		}),
		children: [
			problem === "" ? /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("video", {
				ref: video,
				className: scan_dialog_module_default.video,
				muted: true,
				playsInline: true,
				"aria-label": t`Picture of the camera`
			}), /* @__PURE__ */ jsx("p", {
				className: scan_dialog_module_default.note,
				children: t`Hold the bar code or Data Matrix of the box in front of the camera.`
			})] }) : /* @__PURE__ */ jsxs("p", {
				className: scan_dialog_module_default.problem,
				role: "alert",
				children: [
					problem,
					" ",
					t`You can also take a picture of the code, or type the number.`
				]
			}),
			note && /* @__PURE__ */ jsx("p", {
				className: scan_dialog_module_default.note,
				role: "status",
				children: note
			}),
			/* @__PURE__ */ jsxs("label", {
				className: scan_dialog_module_default.picture,
				children: [t`Take a picture instead`, /* @__PURE__ */ jsx("input", {
					type: "file",
					accept: "image/*",
					capture: "environment",
					onChange: (event) => {
						const [file] = event.currentTarget.files ?? [];
						event.currentTarget.value = "";
						if (file) readPicture(file);
					}
				})]
			})
		]
	});
}
export { ScanDialog as default };
