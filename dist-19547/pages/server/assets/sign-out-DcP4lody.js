import { c as t } from "./i18n-DQ6MZoeU.js";
import { a as readLocal, o as writeLocal, r as isRefusal, t as call } from "./call-daruH5sf.js";
import { n as writeDraft, t as readDraft } from "./form-draft-BwBTdN3c.js";
// src/account/sign-in/session-expired.ts
var name = "session";
var rememberSessionExpired = () => writeDraft(name, { ended: "yes" });
var hasSessionExpired = () => readDraft(name).ended === "yes";
var clearSessionExpired = () => writeDraft(name, {});
// src/account/sign-in/sign-out.ts
function clearStoredSession() {
	writeLocal("auth_key", "");
	writeLocal("username", "");
}
async function signOut(navigate, toast) {
	try {
		const reply = await call("POST /authentication/logout/", {});
		if (isRefusal(reply) && readLocal("auth_key")) return toast({
			kind: "bad",
			message: reply.message
		});
		clearStoredSession();
		clearSessionExpired();
		writeLocal("checkedItem", "");
		await navigate("/login");
	} catch (cause) {
		const again = {
			label: t`Retry`,
			onPress: () => void signOut(navigate, toast)
		};
		toast({
			kind: "bad",
			message: cause.message,
			action: again
		});
	}
}
export { rememberSessionExpired as a, hasSessionExpired as i, signOut as n, clearSessionExpired as r, clearStoredSession as t };
