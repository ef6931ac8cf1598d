// src/account/sign-in/sign-in-path.rule.ts
var anySite = "http://site.invalid";
/** '' when `text` leads to another origin or to the sign-in page itself. */
function sameSitePath(text) {
	if (!text.startsWith("/") || !URL.canParse(text, anySite)) return "";
	const { origin, pathname, search, hash } = new URL(text, anySite);
	if (origin !== anySite || pathname.startsWith("//")) return "";
	return /^\/login\/?$/i.test(pathname) ? "" : pathname + search + hash;
}
function signInPath(path) {
	const next = sameSitePath(path);
	return next ? `/login?next=${encodeURIComponent(next)}` : "/login";
}
export { signInPath as n, sameSitePath as t };
