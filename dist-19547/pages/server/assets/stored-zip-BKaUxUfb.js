import { unzipSync, zipSync } from "fflate";
// src/cart/pasted-list/stored-zip.ts
/** A small compressed file can expand to far more. */
var maxBytes = 6e7;
/**
* Rewrites an archive without compression and with its XML files only: the reader then needs no worker, which the
* page's content security policy forbids. Throws on other files and on more than 60 MB.
*/
function storedZip(zip) {
	let total = 0;
	const files = unzipSync(zip, { filter: ({ name, originalSize }) => {
		if (!/\.(xml|rels)$/i.test(name)) return false;
		total += originalSize;
		if (total > maxBytes) throw new Error("the archive expands to too many bytes");
		return true;
	} });
	return zipSync(files, { level: 0 });
}
export { storedZip };
