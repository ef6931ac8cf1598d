// src/lib/sum.ts
function sum(entries, of) {
	return entries.reduce((total, entry) => total + of(entry), 0);
}
export { sum as t };
