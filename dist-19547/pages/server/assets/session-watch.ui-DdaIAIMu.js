import { a as readLocal, i as sessionEndedEvent, n as consumeSessionEnded, o as writeLocal, t as call } from "./call-daruH5sf.js";
import { a as rememberSessionExpired, t as clearStoredSession } from "./sign-out-DcP4lody.js";
import { t as sameSitePath } from "./sign-in-path.rule-BWruF-c2.js";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { useEffect, useEffectEvent, useRef } from "react";
// src/account/sign-in/session-watch.rule.ts
/** Opening a link that was mailed may end the session itself. */
var mailedLinks = ["/emailverification", "/stop-email-change"];
/** Some pages do not check the session when they load. */
var unwatched = [
	"/login",
	"/signup",
	"/product-category",
	"/productdetail"
];
/** 'end' when the page was rendered as signed in but the token is gone. */
function sessionActionOnLoad({ path, search, hasToken, isRenderedSignedIn }) {
	const plain = path.toLowerCase();
	if (mailedLinks.includes(plain) && new URLSearchParams(search).get("token")) return "nothing";
	if (!hasToken) return isRenderedSignedIn ? "end" : "nothing";
	return unwatched.some((page) => plain === page || plain.startsWith(`${page}/`)) ? "nothing" : "check";
}
// src/account/sign-in/session-watch.ui.tsx
/** Keeps the session of the page, of local storage and of other tabs in step; rendered once. */
function SessionWatch({ session }) {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const ending = useRef(false);
	/** Without a token the call uses the page's cookie. */
	const endSession = useEffectEvent(async () => {
		if (ending.current) return;
		ending.current = true;
		clearStoredSession();
		if (session) await call("POST /authentication/logout/", {}).catch(() => void 0);
		ending.current = false;
	});
	const onLoad = useEffectEvent(async () => {
		const action = sessionActionOnLoad({
			path: pathname,
			search,
			hasToken: readLocal("auth_key") !== "",
			isRenderedSignedIn: session !== null
		});
		if (action === "nothing") return;
		if (action === "check") {
			const token = readLocal("auth_key");
			const { success } = await call("POST /authentication/tokencheck/", { tokenkey: token }).catch(() => ({ success: true }));
			if (success || readLocal("auth_key") !== token) return;
			rememberSessionExpired();
		}
		await endSession();
		await revalidate();
	});
	/** Another tab may have signed out between this page's request and its reply. */
	const onSession = useEffectEvent(() => {
		if (session && !readLocal("auth_key")) endSession().then(revalidate);
	});
	const onSignedOut = useEffectEvent(async () => {
		consumeSessionEnded();
		const here = sameSitePath(pathname + search);
		if (ending.current || !here) return;
		rememberSessionExpired();
		writeLocal("redirectURL", here);
		await endSession();
		await navigate("/login");
	});
	useEffect(() => {
		consumeSessionEnded() ? onSignedOut() : onLoad();
		const signedOut = () => void onSignedOut();
		window.addEventListener(sessionEndedEvent, signedOut);
		return () => window.removeEventListener(sessionEndedEvent, signedOut);
	}, []);
	const first = useRef(session);
	useEffect(() => {
		if (first.current !== session) onSession();
	}, [session]);
	return null;
}
export { SessionWatch };
