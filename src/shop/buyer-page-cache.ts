import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Html, type PageContext, pageContext, type RenderForBuyer } from '../ui/page/page-context.ts';
import { foundItem, readItem } from './catalogue/read-item.ts';
import { type Deflated, deflate, gzipPieces } from './gzip-pieces.ts';
import { itemOfAddress } from './item-of-address.ts';
import { loadRootData, readRootData } from './load-root-data.ts';
import { cutAtMarks, fillIn, marks, type Piece } from './page-marks.ts';
import type { RootData } from './root-data.ts';

type CachedPage = { pieces: readonly (Piece | Deflated)[]; headers: [string, string][] };

function bytesOf(piece: Piece | Deflated): number {
  if (typeof piece === 'string') return piece.length;
  return 'bytes' in piece ? piece.bytes.length : 0;
}

/** Compressed, an item page takes 20 KB instead of 80. */
const cached = new LRUCache<string, CachedPage>({
  maxSize: 16_000_000,
  sizeCalculation: ({ pieces }) => pieces.reduce((sum, piece) => sum + bytesOf(piece), 0),
});

/** Below this length a text takes less time to send than to compress. */
const minDeflated = 150;

/**
 * Renders a page, or fills in the one that was rendered for whoever saw the same data, which takes neither the loaders nor React
 * (docs/decisions/0052). What is read for that is left in `context` for the loaders.
 */
export const renderForBuyer: RenderForBuyer = async (request, context, render) => {
  const page = context.get(pageContext);
  const itemId = mayBeShared(page, request) ? itemOfAddress(new URL(request.url), page.site) : undefined;
  if (itemId === undefined) return render();
  // The loaders read again what failed, so that its reason is shown in the page.
  const [rootData, data] = await Promise.all([loadRootData(page), readItem(page, itemId)]).catch(() => []);
  if (!rootData) return render();
  context.set(readRootData, rootData);
  context.set(foundItem, data);
  const { session, cartCount, cartItemIds } = rootData;
  if (!session || session.viewed_by !== undefined) return render();

  const own = { nonce: page.nonce, username: session.username, cartCount, cartItemIds };
  const shared = withMarks(rootData);
  const key = keyOf(page, request.url, shared, data);
  const before = cached.get(key);
  if (before) {
    page.takeHtml({ gzip: gzipPieces(fillIn(before.pieces, own)) });
    return new Response(null, { headers: before.headers });
  }
  let html: Html | undefined;
  const takeHtml = (taken: Html) => {
    html = taken;
  };
  context.set(pageContext, { ...page, nonce: marks.nonce, takeHtml });
  context.set(readRootData, shared);
  const response = await render();
  if (typeof html !== 'string') return response;
  const pieces = cutAtMarks(html).map((piece) =>
    typeof piece === 'string' && piece.length >= minDeflated ? deflate(piece) : piece,
  );
  if (response.status === 200) cached.set(key, { pieces, headers: [...response.headers] });
  page.takeHtml({ gzip: gzipPieces(fillIn(pieces, own)) });
  return response;
};

/** While somebody works on the code, the same data may be rendered differently. */
const mayBeShared = ({ isDocument, signedIn, inPreview, refusal }: PageContext, { method }: Request) =>
  isDocument && signedIn && !inPreview && !refusal && method === 'GET' && import.meta.env.MODE !== 'development';

/** What accounts of one kind have in common, with marks for what is somebody's own. An empty cart has no badge. */
const withMarks = ({ session, cartCount, ...rootData }: RootData): RootData => ({
  ...rootData,
  nonce: marks.nonce,
  session: session && { ...session, username: marks.username },
  cartCount: cartCount === 0 ? 0 : marks.cartCount,
  cartItemIds: marks.cartItemIds,
});

/** Of all that a page is rendered from, so that nobody is shown what was rendered from other data, and nothing that has changed. */
function keyOf({ site, today }: PageContext, address: string, { session, cartCount }: RootData, data: unknown): string {
  const from = JSON.stringify([site.code, site.revision, today, address, session, cartCount, data]);
  return createHash('sha256').update(from).digest('base64');
}
