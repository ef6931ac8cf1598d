import { randomBytes, randomInt } from 'node:crypto';
import { escapeMarkup } from '../lib/xml.ts';
import { cartLabel } from './layout/cart-label.ts';

/** What is a buyer's own in a page that buyers share; `data` is HTML, the rest is plain text. */
export type Own = { nonce: string; username: string; cartCount: number; data: string };

type OwnTexts = Record<'cartLabel' | keyof Own, string>;

/** A page without what is anybody's own: its texts, and in `parts` the length of each in bytes or what comes between them. */
export type CutPage = { texts: Buffer; parts: readonly (number | keyof OwnTexts)[] };

const randomText = () => randomBytes(16).toString('hex');

/** Stand in the place of it while the page is rendered. Nobody can know them, so nothing else in a page contains them. */
export const marks: Own = {
  nonce: randomText(),
  username: randomText(),
  cartCount: randomInt(1e9, 1e10),
  data: `<!--${randomText()}-->`,
};

/** The label comes before the count, which it may contain. */
const textsOf = ({ nonce, username, cartCount, data }: Own): OwnTexts => ({
  cartLabel: escapeText(cartLabel(cartCount)),
  cartCount: String(cartCount),
  username: escapeText(username),
  nonce,
  data,
});

type Piece = string | { own: keyof OwnTexts };

const isText = (piece: Piece) => typeof piece === 'string';

export function cutAtMarks(html: string): CutPage {
  let pieces: Piece[] = [html];
  for (const [own, mark] of Object.entries(textsOf(marks)) as [keyof OwnTexts, string][])
    pieces = pieces.flatMap((piece) => (isText(piece) ? splitAt(piece, mark, { own }) : [piece]));
  return {
    texts: Buffer.from(pieces.filter(isText).join('')),
    parts: pieces.map((piece) => (isText(piece) ? Buffer.byteLength(piece) : piece.own)),
  };
}

function splitAt(text: string, mark: string, between: Piece): Piece[] {
  const [first = '', ...others] = text.split(mark);
  return [first, ...others.flatMap((other) => [between, other])];
}

export function fillIn({ texts, parts }: CutPage, own: Own): Buffer<ArrayBuffer> {
  const ownTexts = textsOf(own);
  let at = 0;
  const take = (bytes: number) => {
    at += bytes;
    return texts.subarray(at - bytes, at);
  };
  return Buffer.concat(parts.map((part) => (typeof part === 'number' ? take(part) : Buffer.from(ownTexts[part]))));
}

/** As React writes it, so that a page that is filled in is the same as one that is rendered. */
const escapeText = (text: string) => escapeMarkup(text).replaceAll('&#39;', '&#x27;');
