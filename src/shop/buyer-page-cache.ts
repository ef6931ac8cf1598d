import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RouterContextProvider } from 'react-router';
import type { Session } from '../account/sign-in/sign-in.contract.ts';
import { currentLocale } from '../lib/i18n.ts';
import { type Html, type PageContext, pageContext, type RenderOrReuse } from '../ui/page/page-context.ts';
import { itemContext, readItem } from './catalogue/read-item.ts';
import { type Deflated, deflate, gzipPieces } from './gzip-pieces.ts';
import { itemOfAddress } from './item-of-address.ts';
import { loadRootData, rootDataContext } from './load-root-data.ts';
import { cutAtMarks, fillIn, marks, type OwnPiece } from './page-marks.ts';
import type { RootData } from './root-data.ts';

/** No texts: a part of a text keeps the whole text in memory. */
type CachedPage = { pieces: readonly (Deflated | OwnPiece)[]; headers: [string, string][] };

const bytesOf = (piece: Deflated | OwnPiece) => ('bytes' in piece ? piece.bytes.length : 0);

/** Compressed, an item page takes 20 KB instead of 80. */
const cached = new LRUCache<string, CachedPage>({
  maxSize: 12_000_000,
  sizeCalculation: ({ pieces }) => pieces.reduce((sum, piece) => sum + bytesOf(piece), 0),
});

/**
 * Renders a page, or uses what was rendered before from the same data, which takes neither the loaders nor React (docs/decisions/0052).
 * What is read for that is left in `context` for the loaders.
 */
export const renderOrReuse: RenderOrReuse = async (request, context, render, sourceBefore) => {
  const page = context.get(pageContext);
  const itemId = mayBeShared(page, request) ? itemOfAddress(new URL(request.url), page.site) : undefined;
  if (itemId === undefined) return { response: await render() };
  const [readingRoot, reading] = [loadRootData(page), readItem(page, itemId)];
  context.set(rootDataContext, readingRoot);
  context.set(itemContext, { itemId, reading });
  const [rootData, data] = await Promise.allSettled([readingRoot, reading]);
  // A loader that waits for it shows why.
  if (rootData.status === 'rejected' || data.status === 'rejected') return { response: await render() };
  const { session } = rootData.value;
  const source = sourceOf(page, request.url, rootData.value, data.value);
  if (!session) {
    const isSame = source === sourceBefore;
    return { response: isSame ? new Response(null, { status: 304 }) : await render(), source };
  }
  if (session.viewed_by !== undefined) return { response: await render() };
  return { response: await fillInForBuyer(context, source, { ...rootData.value, session }, render) };
};

async function fillInForBuyer(
  context: RouterContextProvider,
  source: string,
  rootData: RootData & { session: Session },
  render: () => Promise<Response>,
): Promise<Response> {
  const page = context.get(pageContext);
  const { session, cartCount, cartItemIds } = rootData;
  const own = { nonce: page.nonce, username: session.username, cartCount, cartItemIds };
  const send = (pieces: CachedPage['pieces']) => page.takeHtml({ gzip: gzipPieces(fillIn(pieces, own)) });
  const before = cached.get(source);
  if (before) {
    send(before.pieces);
    return new Response(null, { headers: before.headers });
  }
  let html: Html | undefined;
  const takeHtml = (taken: Html) => {
    html = taken;
  };
  context.set(pageContext, { ...page, nonce: marks.nonce, takeHtml });
  context.set(rootDataContext, Promise.resolve(withMarks(rootData)));
  const response = await render();
  if (typeof html !== 'string') return response;
  const pieces = cutAtMarks(html);
  if (response.status === 200 && !response.headers.has('set-cookie')) {
    const deflated = pieces.map((piece) => (typeof piece === 'string' ? deflate(piece) : piece));
    cached.set(source, { pieces: deflated, headers: [...response.headers] });
    send(deflated);
  } else page.takeHtml(fillIn(pieces, own).join(''));
  return response;
}

/** While somebody works on the code, the same data may be rendered differently. */
const isInDevelopment = () => import.meta.env.MODE === 'development';

const mayBeShared = ({ isDocument, inPreview, refusal }: PageContext, { method }: Request) =>
  isDocument && !inPreview && !refusal && method === 'GET' && !isInDevelopment();

/** What accounts of one kind have in common, with marks for what is somebody's own. An empty cart has no badge. */
const withMarks = ({ session, cartCount, ...rootData }: RootData): RootData => ({
  ...rootData,
  nonce: marks.nonce,
  session: session && { ...session, username: marks.username },
  cartCount: cartCount === 0 ? 0 : marks.cartCount,
  cartItemIds: marks.cartItemIds,
});

/**
 * Of all that a page is rendered from, without what is filled in, so that nobody is shown what was rendered from other data, and nothing
 * that has changed.
 */
function sourceOf({ site, today }: PageContext, address: string, rootData: RootData, data: unknown): string {
  const { session, cartCount } = withMarks(rootData);
  const { language, translationsUrl } = currentLocale();
  const place = [site.code, site.revision, language, translationsUrl, today, address];
  const from = JSON.stringify([place, session, cartCount, data]);
  return createHash('sha256').update(from).digest('base64');
}
