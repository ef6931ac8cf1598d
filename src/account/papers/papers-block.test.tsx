import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { MyPaper, RequestedPaper } from './papers.contract.ts';
import { PapersBlock } from './papers-block.tsx';

let papers = 0;
const paper = (status: MyPaper['status'], more: Partial<MyPaper> = {}): MyPaper => ({
  paper_id: ++papers,
  kind: 'tax_certificate',
  file_name: 'GST REG-06.pdf',
  type: 'pdf',
  bytes: 240_000,
  status,
  reason: '',
  uploaded_at: '2026-11-19T20:00:00.000Z',
  ...more,
});

const html = (list: readonly MyPaper[], site: 'nod' | 'gwd' = 'nod', asked: readonly RequestedPaper[] = []) =>
  renderPageHtml(<PapersBlock papers={list} asked={asked} />, { site, standing: 'pending' });
const words = (list: readonly MyPaper[], site?: 'nod' | 'gwd') => visibleText(html(list, site));

test('without papers both can be uploaded, under the names of the country', () => {
  expect(words([])).toMatch(
    /GST certificate Not uploaded yet Upload GST certificate Trade licence Not uploaded yet Upload Trade licence/,
  );
  expect(words([], 'gwd')).toContain('Upload TRN certificate');
  expect(words([])).toContain('PDF, JPG or PNG, up to 10 MB');
});

test('a paper that waits can be opened, replaced and removed; its day is that of the site', () => {
  const waiting = paper('waiting');
  expect(html([waiting])).toContain(`href="/papers/${waiting.paper_id}"`);
  expect(words([waiting])).toContain('GST REG-06.pdf , 20 Nov 2026');
  expect(words([waiting])).toMatch(/Being checked Replace GST certificate Remove GST certificate/);
});

test('an accepted paper cannot be removed, and a new one can be uploaded', () => {
  expect(words([paper('accepted')])).toMatch(/Accepted Upload GST certificate/);
  expect(words([paper('accepted')])).not.toContain('Remove');
});

test('a rejected paper says why', () => {
  expect(words([paper('rejected', { reason: 'Page 2 is missing.' })])).toMatch(
    /Page 2 is missing\. Not accepted Upload GST certificate/,
  );
});

test('beside the newest paper the accepted one stays, a rejected one does not', () => {
  const both = words([
    paper('waiting'),
    paper('rejected', { reason: 'Old.' }),
    paper('accepted', { file_name: 'a.pdf' }),
  ]);
  expect(both).toContain('a.pdf , 20 Nov 2026, Accepted');
  expect(both).not.toContain('Old.');
});

test('a paper that staff ask for says so beside its upload, also when an older one was checked', () => {
  const asked = [{ kind: 'tax_certificate' as const, sentence: 'All pages, please.' }];
  expect(visibleText(html([paper('accepted')], 'nod', asked))).toMatch(
    /GST certificate Our team asks for this paper: All pages, please\. .* Please upload Upload GST certificate/,
  );
});
