import { randomBytes, randomInt } from 'node:crypto';
import { escapeMarkup } from '../lib/xml.ts';
import { cartLabel } from './layout/cart-label.ts';
import { asLiteral } from './render-to-html.ts';
import type { RootData } from './root-data.ts';

/** What is a buyer's own in a page that buyers share, as plain text. */
export type Own = { username: string } & Pick<RootData, 'nonce' | 'cartCount' | 'cartItemIds'>;

type OwnTexts = Record<'cartLabel' | 'usernameInData' | keyof Own, string>;

/** A page without what is anybody's own: its texts, and in `parts` the length of each in bytes or what comes between them. */
export type CutPage = { texts: Buffer; parts: readonly (number | keyof OwnTexts)[] };

const randomText = () => randomBytes(16).toString('hex');

/** Stand in the place of it while the page is rendered. Nobody can know them, so nothing else in a page contains them. */
export const marks: Own = {
  nonce: randomText(),
  username: randomText(),
  cartCount: randomInt(1e9, 1e10),
  cartItemIds: randomText(),
};

/** A text that contains another comes before it. */
const textsOf = ({ nonce, username, cartCount, cartItemIds }: Own): OwnTexts => ({
  cartLabel: escapeText(cartLabel(cartCount)),
  cartCount: String(cartCount),
  usernameInData: textInData(username),
  username: escapeText(username),
  nonce,
  cartItemIds,
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

/** With its quotes, as a text of the data is written, which are themselves a text in a script. */
const textInData = (text: string) => asLiteral(JSON.stringify(text)).slice(1, -1);
