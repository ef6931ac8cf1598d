import { translate } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatReturnNumber, returnReasons } from '../../orders/return-requests.rule.ts';
import { decideReturn, listOpenReturns, receiveReturn } from '../../orders/returns/decide-return.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { type DeskCommand, failure } from '../desk-command.ts';

const wrongNumber = failure('Write the return like NOD26000119-R1.');

function readReturn(word = '') {
  const [, number, returnNo] = /^(\w{1,30})-R(\d{1,4})$/.exec(word) ?? [];
  return number && returnNo ? { number, returnNo: Number(returnNo) } : undefined;
}

const list: DeskCommand = {
  usage: '',
  summary: 'lists returns that wait for a decision or for the goods, oldest first',
  async run({ database, site }) {
    const open = await listOpenReturns(database, site);
    if (open.length === 0) return { lines: ['No returns are waiting.'] };
    return {
      lines: open.map(({ order, company, returnNo, invoice, status, lines }) => {
        const goods = lines.map(
          ({ lineNo, quantity, itemName, reason }) =>
            `line ${lineNo}, ${quantity} × ${itemName} (${translate(returnReasons[reason])})`,
        );
        return `${formatReturnNumber(order, returnNo)}  ${company}  ${invoice}  ${status}: ${goods.join('; ')}`;
      }),
    };
  },
};

const decide = (approve: boolean): DeskCommand => ({
  usage: approve ? 'RETURN [--note "…"]' : 'RETURN --reason "…"',
  summary: approve ? 'approves a return; emails the buyer the note' : 'declines a return; emails the buyer the reason',
  async run({ database, site, by, now }, { positionals: [word], note, reason }) {
    const about = readReturn(word);
    if (!about) return wrongNumber;
    const answer = approve ? note : reason;
    const refused = await decideReturn(database, site, { ...about, approve, answer, by, now });
    return refused ? failure(refused.message) : { lines: [`Return ${word} is ${approve ? 'approved' : 'declined'}.`] };
  },
});

const receive: DeskCommand = {
  usage: 'RETURN [LINE=QTY…] [--reason "…"] [--scrap]',
  acceptsMore: true,
  summary: 'credits returned goods, by default all that was approved; they go back to the shelf without --scrap',
  async run({ database, site, by, now }, { positionals: [word, ...words], reason, scrap }) {
    const about = readReturn(word);
    if (!about) return wrongNumber;
    const typed = words.map((text) => /^(\d{1,4})=(\d{1,7})$/.exec(text));
    const wrong = words.find((_, i) => !typed[i]);
    if (wrong !== undefined) return failure(`Write each line like 1=2, not '${wrong}'.`);
    const lines = typed.map((match) => ({ lineNo: Number(match?.[1]), credited: Number(match?.[2]), restock: !scrap }));
    const received = await receiveReturn(database, site, {
      ...{ ...about, reason, by, now, scrap },
      ...(lines.length > 0 && { lines }),
    });
    if (received instanceof Refusal) return failure(received.message);
    const { creditNote: note } = received;
    if (!note) return { lines: [`Return ${word} is closed without a credit note.`] };
    const total = formatMoney({ minor: note.totalMinor, currency: site.currency });
    return { lines: [`Credit note ${note.number} of ${total} is issued.`] };
  },
};

export const returnCommands = { list, approve: decide(true), decline: decide(false), receive };
