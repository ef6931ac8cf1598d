import { pickLine, pickRest } from '../../orders/picking/pick-line.server.ts';
import { pickedPieces, type ShortReason, shortReasons } from '../../orders/picks.rule.ts';
import { type DeskCommand, failure } from '../desk-command.ts';
import { piecesOf } from '../typed-pieces.ts';

const reasons = Object.keys(shortReasons);
const isReason = (text: string): text is ShortReason => reasons.includes(text);

const pick: DeskCommand = {
  usage: 'NUMBER [LINE=QTY[@LOT]…] [--why REASON]',
  acceptsMore: true,
  summary: `writes down what was picked of lines, by default all that is on the shelf; why pieces are short: ${reasons.join(', ')}`,
  async run({ database, site, by, now }, { positionals: [number = '', ...words], options }) {
    const { why = '' } = options;
    const lots = words.map(piecesOf);
    const wrong = words.find((_, i) => lots[i] === undefined);
    if (wrong !== undefined) return failure(`Write each line like 3=40 or 3=24@2608-114, not '${wrong}'.`);
    if (why !== '' && !isReason(why)) return failure(`Write --why with one of ${reasons.join(', ')}.`);
    const known = lots.filter((lot) => lot !== undefined);
    if (known.length === 0) {
      const refused = await pickRest(database, site, { number, by, now });
      return refused ? failure(refused.message) : { lines: [`Everything on the shelf for order ${number} is picked.`] };
    }
    const lines: string[] = [];
    for (const lineNo of new Set(known.map((lot) => lot.lineNo))) {
      const ofLine = known
        .filter((lot) => lot.lineNo === lineNo && lot.quantity > 0)
        .map(({ quantity, lot = '' }) => ({ quantity, lot, origin: '', carton: 1 }));
      const refused = await pickLine(database, site, { number, lineNo, lots: ofLine, short: why, by, now });
      if (refused) return { lines: [...lines, refused.message], failed: true };
      lines.push(`${pickedPieces({ lots: ofLine })} of line ${lineNo} are picked.`);
    }
    return { lines };
  },
};

export const pickCommands = { pick };
