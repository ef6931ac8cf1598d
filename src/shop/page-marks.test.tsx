import { expect, test } from 'vitest';
import { renderPageHtml } from '../../tests/rendering/render-page.tsx';
import { Header } from './layout/header.tsx';
import { cutAtMarks, fillIn, marks, type Own } from './page-marks.ts';

const data = '<script nonce="n1">1</script>';

function render({ username, cartCount, nonce, data: scripts }: Own): string {
  const session = { username, standing: 'active', has_credit: true } as const;
  const header = renderPageHtml(<Header session={session} cartCount={cartCount} search={null} onLogout={() => {}} />);
  return `<body>${header}₹ 120<script nonce="${nonce}"></script>${scripts}</body>`;
}

test.each([
  ['Western Gear', 0],
  ['Western Gear', 1],
  [`O'Brien & <b>Sons</b> "Gears"`, 5],
  ['शाह ब्रदर्स', 1234],
])('the header of %s with %i items is the same filled in as rendered', (username, cartCount) => {
  const own = { username, cartCount, nonce: 'n1', data };
  const shared = cutAtMarks(render({ ...marks, cartCount: cartCount && marks.cartCount }));
  expect(fillIn(shared, own).toString()).toBe(render(own));
});

test('what one buyer is shown is not kept for the next', () => {
  const shared = cutAtMarks(render(marks));
  fillIn(shared, { username: 'Western Gear', cartCount: 7, nonce: 'n1', data });
  const other = fillIn(shared, { username: 'Eastern Gear', cartCount: 8, nonce: 'n2', data: '' }).toString();
  expect(other).not.toMatch(/Western|7 items|n1/);
  for (const mark of [marks.nonce, marks.username, String(marks.cartCount), marks.data])
    expect(other).not.toContain(mark);
});
