import { expect, test } from 'vitest';
import { renderPageHtml } from '../../tests/rendering/render-page.tsx';
import { Header } from './layout/header.tsx';
import { cutAtMarks, fillIn, marks, type Own } from './page-marks.ts';
import { dataScripts } from './render-to-html.ts';

function render({ username, cartCount, cartItemIds, nonce }: Own): string {
  const session = { username, standing: 'active', has_credit: true } as const;
  const header = renderPageHtml(<Header session={session} cartCount={cartCount} search={null} onLogout={() => {}} />);
  const data = dataScripts(JSON.stringify(['username', username, cartCount, cartItemIds, nonce]), nonce);
  return `<body>${header}₹ 120<script nonce="${nonce}"></script>${data}</body>`;
}

test.each([
  ['Western Gear', 0],
  ['Western Gear', 1],
  [`O'Brien & <b>Sons</b> "Gears"`, 5],
  ['शाह ब्रदर्स', 1234],
  ['Gears \\ "A" </script> \u2028', 2],
])('header and data of %s with %i items are the same filled in as rendered', (username, cartCount) => {
  const own = { username, cartCount, cartItemIds: '7,12', nonce: 'n1' };
  const shared = cutAtMarks(render({ ...marks, cartCount: cartCount && marks.cartCount }));
  expect(fillIn(shared, own).join('')).toBe(render(own));
});

test('what one buyer is shown is not kept for the next', () => {
  const shared = cutAtMarks(render(marks));
  fillIn(shared, { username: 'Western Gear', cartCount: 7, nonce: 'n1', cartItemIds: '7,12' });
  const other = fillIn(shared, { username: 'Eastern Gear', cartCount: 8, nonce: 'n2', cartItemIds: '9' }).join('');
  expect(other).not.toMatch(/Western|7 items|n1|7,12/);
  for (const mark of [marks.nonce, marks.username, String(marks.cartCount), marks.cartItemIds])
    expect(other).not.toContain(mark);
});
