export { n as signOut } from "./sign-out-DcP4lody.js";
