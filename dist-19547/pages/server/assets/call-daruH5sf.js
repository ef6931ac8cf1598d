import { c as t } from "./i18n-DQ6MZoeU.js";
// src/ui/browser/local-storage.ts
/** '' if there is none or storage is blocked. */
function readLocal(name) {
	try {
		return localStorage.getItem(name) ?? "";
	} catch {
		return "";
	}
}
/** '' removes the entry; failures are ignored. */
function writeLocal(name, value) {
	try {
		if (value === "") localStorage.removeItem(name);
		else localStorage.setItem(name, value);
	} catch {}
}
// src/lib/call-url.ts
/** `path` without leading slash; the request fills its `:name` segments, then the query of a GET or of a file. */
function callUrl({ method, path, takesFile = false }, request) {
	const fields = { ...request };
	const filled = path.replace(/:(\w+)/g, (_segment, name) => {
		const value = String(fields[name] ?? "");
		delete fields[name];
		return encodeURIComponent(value);
	});
	if (method === "POST" && !takesFile) return `/${filled}`;
	const params = Object.entries(fields).filter(([, value]) => value !== void 0);
	const query = new URLSearchParams(params.map(([name, value]) => [name, String(value)])).toString();
	return query ? `/${filled}?${query}` : `/${filled}`;
}
// src/ui/browser/call.ts
var sessionEndedEvent = "raceway:signed-out";
/** The server was not reached or failed; the same call may be retried. */
var CallError = class extends Error {};
/**
* `call<typeof search>('POST /api/search/', { searching_key })`. The contract is imported as a type, so that its schemas
* stay out of the browser. Returns the reply or a refusal; throws CallError if there is no valid reply, AbortError if
* `signal` aborts.
*/
async function call(endpoint, request, { signal, idempotencyKey, file } = {}) {
	const [method = "", path = ""] = endpoint.split(" /");
	const token = readLocal("auth_key");
	const response = await fetch(callUrl({
		method,
		path,
		takesFile: file !== void 0
	}, request), {
		method,
		signal: signal ?? null,
		credentials: "same-origin",
		headers: {
			...token && { authorization: `Token ${token}` },
			...idempotencyKey && { "idempotency-key": idempotencyKey },
			...method === "POST" && { "content-type": file ? "application/octet-stream" : "application/json" }
		},
		body: method === "POST" ? file ?? JSON.stringify(request) : null
	}).catch((cause) => {
		if (cause.name === "AbortError") throw cause;
		throw new CallError(t`The store could not be reached. Please check your connection and try again.`);
	});
	const reply = await response.json().catch(() => void 0);
	if (response.status === 401) endSession();
	if (!reply || response.status >= 500) throw new CallError(reply?.message ?? t`Something went wrong on our side. Please try again.`);
	return reply;
}
function isRefusal(reply) {
	return reply.success === false;
}
var hasEnded = false;
/** For listeners that were loaded after the event. */
function consumeSessionEnded() {
	const found = hasEnded;
	hasEnded = false;
	return found;
}
function endSession() {
	writeLocal("auth_key", "");
	writeLocal("username", "");
	hasEnded = true;
	window.dispatchEvent(new Event(sessionEndedEvent));
}
export { readLocal as a, sessionEndedEvent as i, consumeSessionEnded as n, writeLocal as o, isRefusal as r, call as t };
