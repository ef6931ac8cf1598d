import { randomBytes, randomInt } from 'node:crypto';
import { escapeMarkup } from '../lib/xml.ts';
import { cartLabel } from './layout/cart-label.ts';
import { asLiteral } from './render-to-html.ts';
import type { RootData } from './root-data.ts';

/** What is a buyer's own in a page that buyers share, as plain text. */
export type Own = { username: string } & Pick<RootData, 'nonce' | 'cartCount' | 'cartItemIds'>;

type OwnTexts = Record<'cartLabel' | 'usernameInData' | keyof Own, string>;

/** Where something of the buyer's own stands in a page. */
export type OwnPiece = { own: keyof OwnTexts };

type Piece = string | OwnPiece;

const randomText = () => randomBytes(16).toString('hex');

/** Stand in the place of it while the page is rendered. Nobody can guess them, and nothing else in a page has as many random digits. */
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

export function cutAtMarks(html: string): Piece[] {
  let pieces: Piece[] = [html];
  for (const [own, mark] of Object.entries(textsOf(marks)) as [keyof OwnTexts, string][])
    pieces = pieces.flatMap((piece) => (typeof piece === 'string' ? splitAt(piece, mark, { own }) : [piece]));
  return pieces;
}

function splitAt(text: string, mark: string, between: Piece): Piece[] {
  const [first = '', ...others] = text.split(mark);
  return [first, ...others.flatMap((other) => [between, other])];
}

export function fillIn<Part>(pieces: readonly (string | Part | OwnPiece)[], own: Own): (string | Part)[] {
  const texts = textsOf(own);
  const isOwn = (piece: string | Part | OwnPiece): piece is OwnPiece =>
    typeof piece === 'object' && piece !== null && 'own' in piece;
  return pieces.map((piece) => (isOwn(piece) ? texts[piece.own] : piece));
}

/** As React writes it, so that a page that is filled in is the same as one that is rendered. */
const escapeText = (text: string) => escapeMarkup(text).replaceAll('&#39;', '&#x27;');

/** With its quotes, as a text of the data is written, which are themselves a text in a script. */
const textInData = (text: string) => asLiteral(JSON.stringify(text)).slice(1, -1);
