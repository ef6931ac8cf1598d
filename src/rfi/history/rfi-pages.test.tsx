import type { ReactElement } from 'react';
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
const now = '2026-11-20T10:35:00.000Z';

const reviewed: RfiReviewPageProps = {
  lines: [
    buildCartLine(),
    buildCartLine({ item_detail_id: 2, itemname: '29412 E', your_price: 0, total_value1: 0, gst_value: 0 }),
  ],
  missing: 0,
  quantity: null,
  info: buildCustomerInfo('active', [buildDeliveryAddress()]),
  today,
};

test('the review shows list price and saving, and which items have no price', () => {
  const html = renderPageHtml(<RfiReviewPage {...reviewed} />);
  const text = visibleText(html);
  expect(html).toMatch(/<s[^>]*>412\.00<\/s>/);
  expect(text).toContain('42%');
  expect(text).toContain('2 items will be sent as a Request For Information');
  expect(text).toContain('Price available only through RFI');
  expect(text).toContain('Estimated Total ₹ 11,278.92');
  expect(text).toContain('1 item without a price is not in the total.');
});

test('Proceed sends the notes for the sales desk', () => {
  const html = renderPageHtml(<RfiReviewPage {...reviewed} />);
  const [, id = ''] = /<form[^>]* id="([^"]+)"/.exec(html) ?? [];
  expect(buttonOpeningTag(html, 'Proceed')).toContain(`form="${id}"`);
});

test('part of a line can be requested; the rest stays in the cart', () => {
  const page = <RfiReviewPage {...reviewed} lines={[buildCartLine()]} quantity="18" />;
  const text = visibleText(renderPageHtml(page));
  expect(text).toContain('Estimated Total ₹ 5,075.52');
  expect(text).toContain('22 pieces stay in your cart and can be ordered now.');
});

test('a review whose lines all left the cart leads to the RFI that they may have become', () => {
  const html = renderPageHtml(<RfiReviewPage {...reviewed} lines={[]} missing={2} />);
  expect(visibleText(html)).toContain('If you have sent them already, they are in your RFI History.');
  expect(html).toMatch(/href="\/rfq-history"[^>]*>(<[^>]+>)*RFI History/);
});

test('a review without lines says so, and counts the missing ones', () => {
  expect(visibleText(renderPageHtml(<RfiReviewPage {...reviewed} lines={[]} />))).toContain('No lines selected');
  const text = visibleText(renderPageHtml(<RfiReviewPage {...reviewed} missing={2} />));
  expect(text).toContain('2 items you chose are no longer in your cart');
});

test('the confirmation shows number, mailbox and next steps', () => {
  const html = renderPageHtml(
    <RfiConfirmationPage
      rfi={buildRfiEntry({
        reference: 'ENQ-7',
        answer_by: '2026-11-20T13:00:00.000Z',
        data: [buildRfiLine(unansweredFields)],
      })}
      now={now}
    />,
  );
  expect(visibleText(html)).toContain('Your RFI NODR26000042');
  expect(visibleText(html)).toContain('You will get prices and dates by 18:30 , by e-mail');
  expect(visibleText(html)).toContain('With our sales desk Asked 2 h ago, answer by 18:30');
  expect(html).toContain('mailto:sales@nod.example');
  expect(html).toContain('href="/rfq-history"');
  expect(visibleText(renderPageHtml(<RfiConfirmationPage rfi={null} now={now} />))).toContain(
    'No RFI with this number',
  );
});

const entries: readonly RfiEntry[] = [
  buildRfiEntry({
    answer_by: '2026-11-20T13:00:00.000Z',
    data: [buildRfiLine(), buildRfiLine({ StkTranNo: 2, ItemName: '29412 E', ...unansweredFields })],
  }),
  buildRfiEntry({
    rfq_no: 'NODR26000041',
    data: [buildRfiLine({ StkTranNo: 3, ItemName: '30308', status: 'Expired' })],
  }),
];
const history = <RfiHistoryPage entries={entries} standing="active" now={now} />;

test('the history is grouped by RFI; only valid quotes can be selected and added', () => {
  const html = renderPageHtml(history);
  const text = visibleText(html);
  expect(text).toContain('Request For Information: 3 lines in 2 RFIs');
  expect(text).toContain('NODR26000042 20 Nov 2026, 14:05 2 lines');
  expect(text).toContain('Display on request Total, ₹ NA NA');
  expect(text).toContain('Quoted');
  expect(text).toContain('Quote ended Valid until Fri 4 Dec');
  expect(text).not.toContain('Out of stock');
  expect(text).toContain('With our sales desk Asked 2 h ago, answer by 18:30');
  expect(html).toMatch(/aria-label="Select 6205-2RS\/C3"(?![^>]*disabled)/);
  expect(html).toMatch(/<input[^>]*disabled[^>]*aria-label="Select 29412 E"|aria-label="Select 29412 E"[^>]*disabled/);
});

test('the history says why a line was declined', () => {
  const declined = buildRfiLine({ ...unansweredFields, status: 'Declined', answer_remark: 'No longer made' });
  const html = renderPageHtml(
    <RfiHistoryPage entries={[buildRfiEntry({ data: [declined] })]} standing="active" now={now} />,
  );
  expect(visibleText(html)).toContain('Declined No longer made');
});

test('an account that was set back to pending can add no quote', () => {
  const rows = buildRfiEntry({ data: [buildRfiLine(), buildRfiLine({ StkTranNo: 2, line_no: 2 })] });
  const pages = [
    <RfiHistoryPage key="1" entries={[rows]} standing="pending" now={now} />,
    <RfiDetailPage key="2" rfi={rows} standing="pending" today={today} now={now} />,
  ];
  for (const html of pages.map((page) => renderPageHtml(page))) {
    expect(visibleText(html)).not.toContain('Add To Cart');
    expect(visibleText(html)).not.toContain('Order all');
  }
});

test('an account that waits for approval is told that it cannot add quotes yet, not that it sees no prices', () => {
  const words = (page: ReactElement) => visibleText(renderPageHtml(page, { standing: 'approval' }));
  const quoted = buildRfiEntry();
  for (const page of [
    <RfiHistoryPage key="history" entries={[quoted]} standing="approval" now={now} />,
    <RfiDetailPage key="rfi" rfi={quoted} standing="approval" today={today} now={now} />,
  ]) {
    expect(words(page)).toContain('You see the prices of your RFIs.');
    expect(words(page)).not.toContain('before you can view stock, prices');
  }
  const info = buildCustomerInfo('approval', [buildDeliveryAddress()]);
  expect(words(<RfiReviewPage {...reviewed} info={info} />)).not.toContain('before you can view stock, prices');
});

test('an expired line can be requested again with one click', () => {
  expect(visibleText(renderPageHtml(history))).toContain('Ask again : 30308');
});

test('a search in the URL works without JavaScript', () => {
  const text = visibleText(renderPageHtml(history, { path: '/rfq-history?q=30308' }));
  expect(text).toContain('NODR26000041');
  expect(text).not.toContain('NODR26000042');
});

test('an empty history says how to start; while loading it shows its frame', () => {
  expect(visibleText(renderPageHtml(<RfiHistoryPage entries={[]} standing="active" now={now} />))).toContain(
    'No RFIs yet',
  );
  expect(renderPageHtml(<RfiHistoryPage entries={undefined} standing="active" now={now} />)).toContain(
    'aria-busy="true"',
  );
});

test('an RFI shows each line with its dates, and all quoted lines can be added together', () => {
  const data = [
    buildRfiLine(),
    buildRfiLine({ StkTranNo: 2, line_no: 2, answer_remark: 'From the next lot' }),
    buildRfiLine({ ...unansweredFields, line_no: 3 }),
  ];
  const page = <RfiDetailPage rfi={buildRfiEntry({ data })} standing="active" today={today} now={now} />;
  const text = visibleText(renderPageHtml(page));
  expect(text).toContain('2 Quoted 1 With our sales desk');
  expect(text).toContain('Valid until Fri 4 Dec 13 days left');
  expect(text).toContain('Sales desk: From the next lot');
  expect(text).toContain('2 quoted lines, valid until Fri 4 Dec ₹ 16,800.00 + GST ₹ 3,024.00');
  expect(text).toContain('Total with GST ₹ 19,824.00 Order all 2 lines');
  expect(text).not.toContain('Ask again for');
});

test('the link of a mail chooses its lines to be ordered', () => {
  const data = [buildRfiLine(), buildRfiLine({ StkTranNo: 2, line_no: 2, total: 100, Total_gst: 18 })];
  const page = <RfiDetailPage rfi={buildRfiEntry({ data })} standing="active" today={today} now={now} />;
  const path = (order: string) => ({ path: `/order-detail?rfi=NODR26000042&choose=${order}` });
  expect(visibleText(renderPageHtml(page, path('2')))).toContain('Total with GST ₹ 118.00 Order 1 line');
  expect(visibleText(renderPageHtml(page, path('all')))).toContain('Order all 2 lines');
  expect(visibleText(renderPageHtml(page, path('9')))).toContain('No line chosen');
});

test('what every line says stands once above them', () => {
  const data = [1, 2, 3].map((line_no) => buildRfiLine({ StkTranNo: line_no, line_no }));
  const page = <RfiDetailPage rfi={buildRfiEntry({ data })} standing="active" today={today} now={now} />;
  expect(visibleText(renderPageHtml(page)).split('13 days left')).toHaveLength(2);
});

test('an alternative says what was requested, and is not added together with its line', () => {
  const data = [
    buildRfiLine(),
    buildRfiLine({ StkTranNo: 2, line_no: 2 }),
    buildRfiLine({ StkTranNo: 3, line_no: 3, alternative_to: 1, BrandName: 'NSK', asked_as: '6205-2RS/C3 Koyo' }),
  ];
  const page = <RfiDetailPage rfi={buildRfiEntry({ data })} standing="active" today={today} now={now} />;
  const text = visibleText(renderPageHtml(page));
  expect(text).toContain('Or this instead of 6205-2RS/C3 Koyo: order one of them');
  expect(text).toContain('Order all 2 lines');
});

test('a line whose alternative was ordered is neither out of stock nor requested again', () => {
  const line = buildRfiLine({ status: 'Withdrawn', ordered_instead: '6205 DDU NSK' });
  const choices = (status: 'Ordered' | 'Stock' | 'Expired') =>
    buildRfiEntry({ data: [line, buildRfiLine({ StkTranNo: 2, line_no: 2, alternative_to: 1, status })] });
  const textsOf = (rfi: RfiEntry) =>
    [
      <RfiDetailPage key="1" rfi={rfi} standing="active" today={today} now={now} />,
      <RfiHistoryPage key="2" entries={[rfi]} standing="active" now={now} />,
    ].map((page) => visibleText(renderPageHtml(page)));
  for (const text of textsOf(choices('Ordered'))) {
    expect(text).not.toContain('Out of stock');
    expect(text).not.toContain('Ask again');
  }
  expect(textsOf(choices('Ordered'))[0]).toContain('6205 DDU NSK was ordered instead.');
  for (const text of textsOf(choices('Stock'))) expect(text).not.toContain('Ask again');
  for (const text of textsOf(choices('Expired'))) expect(text).toContain('Ask again');
});

test('a quote for fewer than were asked for says so, on the RFI and in the history', () => {
  const rfi = buildRfiEntry({ data: [buildRfiLine({ Qty: 1200, asked_qty: 1500 }), buildRfiLine({ StkTranNo: 2 })] });
  const pages = [
    <RfiDetailPage key="1" rfi={rfi} standing="active" today={today} now={now} />,
    <RfiHistoryPage key="2" entries={[rfi]} standing="active" now={now} />,
  ];
  for (const text of pages.map((page) => visibleText(renderPageHtml(page)))) {
    expect(text).toContain('Qty 1,200 of 1,500');
    expect(text).toMatch(/Qty 40 (?!of)/);
  }
});

test('a line that waits for the maker says until when, and what is asked', () => {
  const asked = { maker_asked_at: '2026-11-20T09:00:00.000Z', maker_until: '2026-11-27', maker_remark: 'Price asked.' };
  const data = [buildRfiLine({ ...unansweredFields, ...asked })];
  const text = visibleText(
    renderPageHtml(<RfiDetailPage rfi={buildRfiEntry({ data })} standing="active" today={today} now={now} />),
  );
  expect(text).toContain('We are asking the maker, answer by Fri 27 Nov');
  expect(text).toContain('Maker asked 20 Nov 2026, 14:30');
  expect(text).toContain('Sales desk: Price asked.');
});
