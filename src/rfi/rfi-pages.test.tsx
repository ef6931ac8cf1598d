import { expect, test } from 'vitest';
import { rfiEntryOf, rfiLineOf, unanswered } from '../../tests/asked.ts';
import { buttonTag, pageHtml, wordsOf } from '../../tests/page.tsx';
import { addressOf, infoOf, lineOf } from '../../tests/reviewed.ts';
import { RfiDetailPage } from './rfi-detail.page.tsx';
import type { RfiEntry } from './rfi-history.contract.ts';
import { RfiHistoryPage } from './rfi-history.page.tsx';
import { RfiReferencePage } from './rfi-reference.page.tsx';
import { RfiReviewPage, type RfiReviewPageProps } from './rfi-review.page.tsx';

const today = '2026-11-21';

const reviewed: RfiReviewPageProps = {
  lines: [lineOf(), lineOf({ item_detail_id: 2, itemname: '29412 E', your_price: 0, total_value1: 0, gst_value: 0 })],
  gone: 0,
  pieces: null,
  info: infoOf('Active', [addressOf()]),
  today,
};

test('the review shows the struck list price with the saving, and what has no price yet', () => {
  const html = pageHtml(<RfiReviewPage {...reviewed} />);
  const words = wordsOf(html);
  expect(html).toMatch(/<s[^>]*>412\.00<\/s>/);
  expect(words).toContain('42%');
  expect(words).toContain('2 items will be sent as a Request For Information');
  expect(words).toContain('Price available only through RFI');
  expect(words).toContain('Estimated Total ₹ 11,278.92');
  expect(words).toContain('1 item without a price is not in the total.');
});

test('Proceed sends what was written for the sales desk', () => {
  const html = pageHtml(<RfiReviewPage {...reviewed} />);
  const [, id = ''] = /<form[^>]* id="([^"]+)"/.exec(html) ?? [];
  expect(buttonTag(html, 'Proceed')).toContain(`form="${id}"`);
});

test('a part of a line can be asked for; the rest stays in the cart', () => {
  const page = <RfiReviewPage {...reviewed} lines={[lineOf()]} pieces="18" />;
  const words = wordsOf(pageHtml(page));
  expect(words).toContain('Estimated Total ₹ 5,075.52');
  expect(words).toContain('22 pieces stay in your cart and can be ordered now.');
});

test('without lines there is nothing to ask for, and lines that are gone are counted', () => {
  expect(wordsOf(pageHtml(<RfiReviewPage {...reviewed} lines={[]} />))).toContain('Nothing to ask for');
  const words = wordsOf(pageHtml(<RfiReviewPage {...reviewed} gone={2} />));
  expect(words).toContain('2 items you chose are no longer in your cart');
});

test('the reference page tells number, mailbox and what happens now', () => {
  const html = pageHtml(<RfiReferencePage rfi={rfiEntryOf({ reference: 'ENQ-7', data: [rfiLineOf(unanswered)] })} />);
  expect(wordsOf(html)).toContain('Your RFI NODR26000042');
  expect(wordsOf(html)).toContain('Awaiting quote');
  expect(html).toContain('mailto:sales@nod.example');
  expect(html).toContain('href="/rfq-history"');
  expect(wordsOf(pageHtml(<RfiReferencePage rfi={null} />))).toContain('No RFI of this number');
});

const entries: readonly RfiEntry[] = [
  rfiEntryOf({ data: [rfiLineOf(), rfiLineOf({ StkTranNo: 2, ItemName: '29412 E', ...unanswered })] }),
  rfiEntryOf({ rfq_no: 'NODR26000041', data: [rfiLineOf({ StkTranNo: 3, ItemName: '30308', status: 'Expired' })] }),
];
const history = <RfiHistoryPage entries={entries} status="Active" />;

test('the history stands by RFI; only what is quoted and valid can be ticked and added', () => {
  const html = pageHtml(history);
  const words = wordsOf(html);
  expect(words).toContain('Request For Information: 3 lines in 2 RFIs');
  expect(words).toContain('NODR26000042 20 Nov 2026, 14:05 2 lines');
  expect(words).toContain('Display on request Total, ₹ NA NA');
  expect(words).toContain('Awaiting quote');
  expect(words).toContain('Expired Quote ended Fri 4 Dec');
  expect(words.match(/Out of stock/g)).toHaveLength(2);
  expect(html).toMatch(/aria-label="Select 6205-2RS\/C3"(?![^>]*disabled)/);
  expect(html).toMatch(/<input[^>]*disabled[^>]*aria-label="Select 29412 E"|aria-label="Select 29412 E"[^>]*disabled/);
});

test('a line that has expired can be asked for again with one press', () => {
  expect(wordsOf(pageHtml(history))).toContain('Ask again : 30308');
});

test('a search in the address is applied before any script runs', () => {
  const words = wordsOf(pageHtml(history, { path: '/rfq-history?q=30308' }));
  expect(words).toContain('NODR26000041');
  expect(words).not.toContain('NODR26000042');
});

test('without any RFI the page leads on; while they load it keeps its frame', () => {
  expect(wordsOf(pageHtml(<RfiHistoryPage entries={[]} status="Active" />))).toContain('Nothing asked for yet');
  expect(pageHtml(<RfiHistoryPage entries={undefined} status="Active" />)).toContain('aria-busy="true"');
});

test('an RFI shows each line with its dates, and takes all quoted ones at once', () => {
  const data = [rfiLineOf(), rfiLineOf({ StkTranNo: 2, answer_remark: 'From the next lot' }), rfiLineOf(unanswered)];
  const page = <RfiDetailPage rfi={rfiEntryOf({ data })} status="Active" today={today} />;
  const words = wordsOf(pageHtml(page));
  expect(words).toContain('Asked 20 Nov 2026, 14:05');
  expect(words).toContain('Valid until Fri 4 Dec 13 days left');
  expect(words).toContain('Sales desk: From the next lot');
  expect(words).toContain('Add 2 items to cart');
  expect(words).not.toContain('Ask again for');
});
