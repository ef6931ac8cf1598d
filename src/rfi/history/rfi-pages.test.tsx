import { expect, test } from 'vitest';
import { buildCartLine, buildCustomerInfo, buildDeliveryAddress } from '../../../tests/fixtures/checkout.ts';
import { buildRfiEntry, buildRfiLine, unansweredFields } from '../../../tests/fixtures/rfi-history.ts';
import { buttonOpeningTag, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { RfiReviewPage, type RfiReviewPageProps } from '../requests/rfi-review.page.tsx';
import type { RfiEntry } from '../rfi-history.contract.ts';
import { RfiConfirmationPage } from './rfi-confirmation.page.tsx';
import { RfiDetailPage } from './rfi-detail.page.tsx';
import { RfiHistoryPage } from './rfi-history.page.tsx';

const today = '2026-11-21';

const reviewed: RfiReviewPageProps = {
  lines: [
    buildCartLine(),
    buildCartLine({ item_detail_id: 2, itemname: '29412 E', your_price: 0, total_value1: 0, gst_value: 0 }),
  ],
  gone: 0,
  pieces: null,
  info: buildCustomerInfo('Active', [buildDeliveryAddress()]),
  today,
};

test('the review shows the struck list price with the saving, and what has no price yet', () => {
  const html = renderPageHtml(<RfiReviewPage {...reviewed} />);
  const words = visibleText(html);
  expect(html).toMatch(/<s[^>]*>412\.00<\/s>/);
  expect(words).toContain('42%');
  expect(words).toContain('2 items will be sent as a Request For Information');
  expect(words).toContain('Price available only through RFI');
  expect(words).toContain('Estimated Total ₹ 11,278.92');
  expect(words).toContain('1 item without a price is not in the total.');
});

test('Proceed sends what was written for the sales desk', () => {
  const html = renderPageHtml(<RfiReviewPage {...reviewed} />);
  const [, id = ''] = /<form[^>]* id="([^"]+)"/.exec(html) ?? [];
  expect(buttonOpeningTag(html, 'Proceed')).toContain(`form="${id}"`);
});

test('a part of a line can be asked for; the rest stays in the cart', () => {
  const page = <RfiReviewPage {...reviewed} lines={[buildCartLine()]} pieces="18" />;
  const words = visibleText(renderPageHtml(page));
  expect(words).toContain('Estimated Total ₹ 5,075.52');
  expect(words).toContain('22 pieces stay in your cart and can be ordered now.');
});

test('without lines there is nothing to ask for, and lines that are gone are counted', () => {
  expect(visibleText(renderPageHtml(<RfiReviewPage {...reviewed} lines={[]} />))).toContain('No lines selected');
  const words = visibleText(renderPageHtml(<RfiReviewPage {...reviewed} gone={2} />));
  expect(words).toContain('2 items you chose are no longer in your cart');
});

test('the reference page tells number, mailbox and what happens now', () => {
  const html = renderPageHtml(
    <RfiConfirmationPage rfi={buildRfiEntry({ reference: 'ENQ-7', data: [buildRfiLine(unansweredFields)] })} />,
  );
  expect(visibleText(html)).toContain('Your RFI NODR26000042');
  expect(visibleText(html)).toContain('Awaiting quote');
  expect(html).toContain('mailto:sales@nod.example');
  expect(html).toContain('href="/rfq-history"');
  expect(visibleText(renderPageHtml(<RfiConfirmationPage rfi={null} />))).toContain('No RFI with this number');
});

const entries: readonly RfiEntry[] = [
  buildRfiEntry({ data: [buildRfiLine(), buildRfiLine({ StkTranNo: 2, ItemName: '29412 E', ...unansweredFields })] }),
  buildRfiEntry({
    rfq_no: 'NODR26000041',
    data: [buildRfiLine({ StkTranNo: 3, ItemName: '30308', status: 'Expired' })],
  }),
];
const history = <RfiHistoryPage entries={entries} status="Active" />;

test('the history stands by RFI; only what is quoted and valid can be ticked and added', () => {
  const html = renderPageHtml(history);
  const words = visibleText(html);
  expect(words).toContain('Request For Information: 3 lines in 2 RFIs');
  expect(words).toContain('NODR26000042 20 Nov 2026, 14:05 2 lines');
  expect(words).toContain('Display on request Total, ₹ NA NA');
  expect(words).toContain('Awaiting quote');
  expect(words).toContain('Expired Quote was valid until Fri 4 Dec');
  expect(words.match(/Out of stock/g)).toHaveLength(2);
  expect(html).toMatch(/aria-label="Select 6205-2RS\/C3"(?![^>]*disabled)/);
  expect(html).toMatch(/<input[^>]*disabled[^>]*aria-label="Select 29412 E"|aria-label="Select 29412 E"[^>]*disabled/);
});

test('a line that has expired can be asked for again with one press', () => {
  expect(visibleText(renderPageHtml(history))).toContain('Ask again : 30308');
});

test('a search in the address is applied before any script runs', () => {
  const words = visibleText(renderPageHtml(history, { path: '/rfq-history?q=30308' }));
  expect(words).toContain('NODR26000041');
  expect(words).not.toContain('NODR26000042');
});

test('without any RFI the page leads on; while they load it keeps its frame', () => {
  expect(visibleText(renderPageHtml(<RfiHistoryPage entries={[]} status="Active" />))).toContain('No RFIs yet');
  expect(renderPageHtml(<RfiHistoryPage entries={undefined} status="Active" />)).toContain('aria-busy="true"');
});

test('an RFI shows each line with its dates, and takes all quoted ones at once', () => {
  const data = [
    buildRfiLine(),
    buildRfiLine({ StkTranNo: 2, answer_remark: 'From the next lot' }),
    buildRfiLine(unansweredFields),
  ];
  const page = <RfiDetailPage rfi={buildRfiEntry({ data })} status="Active" today={today} />;
  const words = visibleText(renderPageHtml(page));
  expect(words).toContain('Requested 20 Nov 2026, 14:05');
  expect(words).toContain('Valid until Fri 4 Dec 13 days left');
  expect(words).toContain('Sales desk: From the next lot');
  expect(words).toContain('Add 2 items to cart');
  expect(words).not.toContain('Ask again for');
});
