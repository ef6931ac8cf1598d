export { t as NotFoundPage } from "./not-found-page-Djp5MmJk.js";
