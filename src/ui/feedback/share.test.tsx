import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { Share } from './share.tsx';
import ShareDialog from './share-dialog.tsx';

const url = 'https://nod.example/documents/NM-26-27-000118.pdf?documents=12&until=1&sign=a_b';
const dialog = () =>
  renderPageHtml(
    <ShareDialog name="Tax invoice NM/26-27/000118" url={url} onClose={() => {}}>
      <p>Whoever has this link can open it.</p>
    </ShareDialog>,
  );

test('a document is shared by its link, by WhatsApp or by mail', () => {
  const page = dialog();
  expect(visibleText(page)).toMatch(/Share Tax invoice NM\/26-27\/000118 Whoever has this link can open it\. Link/);
  const hrefs = [...page.matchAll(/href="((?:https:\/\/wa\.me|mailto:)[^"]*)"/g)].map(([, href = '']) =>
    decodeURIComponent(href.replaceAll('&amp;', '&')),
  );
  expect(hrefs).toEqual([
    `https://wa.me/?text=Tax invoice NM/26-27/000118, NOD: ${url}`,
    `mailto:?subject=Tax invoice NM/26-27/000118, NOD&body=Tax invoice NM/26-27/000118, NOD: ${url}`,
  ]);
  expect(page).toContain('rel="noopener noreferrer"');
});

test('the share sheet of the browser is offered where there is one', () => {
  expect(visibleText(dialog())).not.toContain('More');
});

test('what is shared is named, also where its button has no words', () => {
  const button = (small: boolean) =>
    renderPageHtml(
      <Share name="Order NOD26000119" link="/order-detail?order=NOD26000119" small={small}>
        For your company
      </Share>,
    );
  expect(button(true)).toContain('aria-label="Share Order NOD26000119"');
  expect(visibleText(button(false))).toContain('Share');
});
