import { expect, test } from 'vitest';
import { toFileReply } from './order-file.server.ts';

test('a printed file is sent as text', () => {
  expect(toFileReply({ fileName: 'pick-list.pdf', pdf: Buffer.from('%PDF') })).toEqual({
    success: true,
    fileName: 'pick-list.pdf',
    mediaType: 'application/pdf',
    content: 'JVBERg==',
  });
});
