import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { type Standing, standingLabels } from '../../account/permissions/standing.rule.ts';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import type { BuyerHome, BuyerWork } from './buyer-home.contract.ts';
import { BuyerHomePage } from './buyer-home.page.tsx';

const drawn = { cattype: 'Bearings', itemtype: 'deep groove ball', seal: '' };
const item = {
  ...drawn,
  itemid: 11,
  itemname: '6205',
  brandname: 'ZWZ',
  Dimension_ID: 25,
  Dimension_OD: 52,
  Dimension_OW: 15,
  quantity: 40,
};
const nothing: BuyerWork = {
  quotes: { total: 0, lines: [], waiting: 0, waiting_since: '' },
  money: { total: 0, unpaid: 0, overdue: 0, on_account: 0, invoices: [], credit: null },
  on_the_way: { total: 0, orders: [] },
  cart: { lines: 0, ready: 0, total: 0, changed_at: '', newest: [] },
  ordered_before: [],
};
const credit = { limit: 8000, open_orders: 500, available: 6500, over_limit: 0, period_days: 45, grace_days: 7 };
const invoice = {
  number: 'NM/26-27/000101',
  order_no: 'NOD26000102',
  brought_forward: false,
  days_over: -5,
  overdue: false,
  unpaid: 600.5,
};
const busy: BuyerWork = {
  quotes: {
    total: 7,
    lines: [
      {
        ...item,
        rfi: 'NODR26000203',
        line_id: 1,
        itemcode: 'Z1',
        unit_price: 12,
        total: 480,
        valid_until: '2026-11-22',
        in_cart: false,
      },
      {
        ...item,
        rfi: 'NODR26000207',
        line_id: 2,
        itemcode: 'Z1',
        unit_price: 12,
        total: 480,
        valid_until: '2026-11-20',
        in_cart: true,
      },
    ],
    waiting: 2,
    waiting_since: '2026-11-19',
  },
  money: {
    ...nothing.money,
    total: 2,
    unpaid: 1000.5,
    invoices: [
      { ...invoice, due_on: '2026-11-25' },
      { ...invoice, number: 'NM/26-27/000109', due_on: '2026-12-07', days_over: -17, unpaid: 400 },
    ],
    credit,
  },
  on_the_way: {
    total: 1,
    orders: [
      {
        order_no: 'NOD26000137',
        purchase_order_no: 'PO-18822',
        stage: 'sent',
        pieces: 60,
        lines: 2,
        item_name: '',
        branch: 'Mumbai',
        sent_on: '2026-11-18',
        expected_on: '2026-11-20',
        tracking: 'https://carrier.example/1',
      },
    ],
  },
  cart: { lines: 3, ready: 2, total: 1450, changed_at: '2026-11-20T04:42:00.000Z', newest: [item] },
  ordered_before: [
    {
      ...item,
      itemcode: 'Z1',
      last_on: '2026-11-10',
      order_no: 'NOD26000131',
      order_lines: 4,
      rhythm: 'every 5 weeks',
      last_price: 241,
      your_price: 238.96,
      Availability: 'Stock',
      exp_dod: '2026-11-21',
      free_stock: 1240,
    },
  ],
};
const progress = {
  signed_up_at: '2026-11-19T10:00:00.000Z',
  verified_at: '',
  profile_at: '',
  checked_by: '',
  reason: '',
  needs_correction: false,
  papers: [],
  asked: [],
};

type Shown = Partial<Omit<BuyerHome, 'success'>> & { standing?: Standing; verified?: boolean; profile?: boolean };

function show({ standing = 'active', verified = true, profile = true, ...given }: Shown) {
  const home: BuyerHome = { success: true, today: '2026-11-20', work: nothing, progress: null, ...given };
  const session: Session = {
    success: true,
    username: 'Western Gear & Pump',
    status: standingLabels[standing],
    standing,
    email_status: verified ? 'verified' : 'not verifed',
    login_user_type: profile ? 'existing' : 'new',
    has_credit: true,
  };
  const page = (
    <BuyerHomePage
      home={home}
      session={session}
      banners={[]}
      offers={{ featured: undefined, featuredRows: {} }}
      brands={[]}
      brandsNote={undefined}
      search={null}
    />
  );
  const html = renderPageHtml(page, { standing });
  return { html, text: visibleText(html) };
}

test('an account that was set back to pending sees its quotes without price and cannot order them', () => {
  const lines = busy.quotes.lines.map((line) => ({ ...line, unit_price: 0, total: 0 }));
  const quotes = { ...busy.quotes, lines };
  const { html, text } = show({ standing: 'pending', work: { ...nothing, quotes } });
  expect(text).toContain('40 pieces');
  expect(html).not.toContain('Order 40');
  expect(show({ work: busy }).html).toContain('Order 40');
});

test('what waits: quotes with their end, invoices to pay, orders on the way, the cart, and what was ordered', () => {
  const { html, text } = show({ work: busy });
  expect(text).toContain('Western Gear & Pump: what waits for you');
  expect(text).toContain('Your sales desk, Mumbai Mon to Sat, 09:30 to 18:30');
  expect(text).toContain('2 days left to Sun 22 Nov');
  expect(text).toContain('last day');
  expect(text).toContain('In your cart');
  expect(text).toContain(
    '5 more quotes in RFI History. 2 lines are waiting for our answer, the first asked Thu 19 Nov',
  );
  expect(text).toContain('5 days due Wed 25 Nov');
  expect(text).toContain('2 invoices, ₹ 1,000.50 unpaid.');
  expect(html).toContain('href="/statement?pay=NM%2F26-27%2F000101"');
  expect(html).toContain('href="/statement?pay=NM%2F26-27%2F000101,NM%2F26-27%2F000109"');
  expect(text).toContain('60 pieces, left Mumbai Wed 18 Nov today');
  expect(html).toContain('href="https://carrier.example/1"');
  expect(text).toContain('3 items in your cart 2 can be ordered today last added today at 10:12');
  expect(text).toContain('40 on Tue 10 Nov every 5 weeks');
  expect(text).toContain('₹ 2.04 less');
  expect(text).toContain('Add 40');
  expect(text).toContain('A whole order again NOD26000131, 4 lines');
});

test('an account on credit sees its limit to scale, one without how it pays', () => {
  expect(show({ work: busy }).text).toContain('Available Balance ₹ 6,500.00');
  expect(show({ work: busy }).text).toContain('45 days and 7 of grace');
  expect(show({}).text).toContain('With each order, online.');
});

test('a limit that is used up is said, with Pay', () => {
  const work = { ...busy, money: { ...busy.money, credit: { ...credit, available: 0 } } };
  const { text } = show({ work });
  expect(text).toContain('Your credit limit is used up');
  expect(text).toContain('Pay invoices');
});

test('an overdue account sees the sum first, its invoices ticked, and Pay for them', () => {
  const late = { ...invoice, due_on: '2026-09-12', days_over: 69, overdue: true };
  const money = { ...busy.money, total: 3, unpaid: 1601, overdue: 600.5, invoices: [late, ...busy.money.invoices] };
  const { html, text } = show({ standing: 'overdue', work: { ...busy, money } });
  expect(html).toMatch(/<h1[^>]*>.*₹.*600\.50.* is overdue<\/h1>/);
  expect(text).toContain('Pay ₹ 600.50');
  expect(text).toContain('69 days past due');
  expect(text).not.toContain('More overdue invoices');
  const more = show({ standing: 'overdue', work: { ...busy, money: { ...money, overdue: 900 } } });
  expect(more.text).toContain('More overdue invoices are in your Account Statement.');
  expect(text).toContain('Not due yet');
  expect(html.match(/type="checkbox"/g)).toHaveLength(1);
});

test.each<[string, Shown, string, string]>([
  ['an unverified one', { verified: false, work: null }, 'Verify your e-mail address', '/emailverification'],
  [
    'one without a profile',
    { standing: 'pending', profile: false },
    'Complete your profile to see prices and stock',
    '/register',
  ],
  ['a pending one', { standing: 'pending' }, 'We are checking your account', '/my-profile#papers'],
  [
    'one that waits for approval, with a cart',
    { standing: 'approval', work: { ...nothing, cart: busy.cart } },
    'You can order what is in your cart',
    '/cart',
  ],
])('%s is told where it stands and what to do', (_what, account, words, link) => {
  const { html, text } = show({ ...account, progress });
  expect(text).toContain(words);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain('Signed up Thu 19 Nov, 15:30');
  expect(text).toContain('Where to begin');
});

test('an account that waits for approval with an empty cart is not told to order it', () => {
  const { text } = show({ standing: 'approval', progress });
  expect(text).toContain('Your papers are verified');
  expect(text).not.toContain('You can order what is in your cart');
});

test('a pending account is told by when it is checked', () => {
  const { text } = show({ standing: 'pending', progress: { ...progress, checked_by: '2026-11-20T10:00:00.000Z' } });
  expect(text).toContain('We check it by Fri 20 Nov, 15:30.');
});

test('one that is rejected or on hold is not told that it is being checked, but why and what to do', () => {
  const { html, text } = show({
    standing: 'pending',
    progress: { ...progress, needs_correction: true, reason: 'Please call us.' },
  });
  expect(text).toContain('Your account cannot order for now');
  expect(text).toContain('Our team wrote: Please call us.');
  expect(text).not.toContain('We are checking your account');
  expect(html).toContain('href="/my-profile"');
});

test('what was ordered before is not offered again to an account that may not order', () => {
  const { text } = show({ standing: 'pending', work: busy, progress: { ...progress, needs_correction: true } });
  expect(text).toContain('40 on Tue 10 Nov');
  expect(text).not.toContain('A whole order again');
});

test("what staff have written, and the papers they ask for, stand in the account's own words", () => {
  const asked = [{ kind: 'trade_licence' as const, sentence: 'Please send all pages.' }];
  const { text } = show({ standing: 'approval', progress: { ...progress, reason: 'The licence has ended.', asked } });
  expect(text).toContain('Our team wrote: The licence has ended.');
  expect(text).toContain('Trade licence Please send all pages. Upload');
});

test('lines chosen before the account is Active are kept, without prices', () => {
  const { text } = show({
    standing: 'pending',
    progress,
    work: { ...nothing, cart: { ...busy.cart, total: 0, ready: 0 } },
  });
  expect(text).toContain('Kept for you');
  expect(text).toContain('2 more lines in your cart.');
  expect(text).not.toContain('₹');
});
