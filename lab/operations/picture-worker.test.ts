import { expect, test } from 'vitest';
import {
  inspectPicture,
  type ResizedPicture,
  resizePicture,
} from '../../src/catalogue/pictures/picture-worker.server.ts';
import { makePng } from '../../tests/fixtures/papers.ts';

const resized = async (content: Uint8Array): Promise<ResizedPicture> => {
  const result = await resizePicture(content);
  if ('problem' in result) throw new Error(result.problem);
  return result;
};

/** In microseconds. */
async function processorTimeOf(content: Uint8Array): Promise<number> {
  const before = process.threadCpuUsage();
  await resized(content);
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

test('a picture of two million lines of one pixel costs no more than any other of as many pixels', async () => {
  const [narrow, usual] = [makePng(1, 2_000_000), makePng(1_000, 2_000)];
  expect(await resized(narrow)).toMatchObject({ width: 1, height: 1600 });
  expect(await processorTimeOf(narrow)).toBeLessThan(3 * (await processorTimeOf(usual)));
});

const residentMegabytes = () => process.memoryUsage.rss() / 1e6;

test('many pictures one after the other take no more memory than one', async () => {
  const picture = makePng(2000, 2500);
  const [pixels, pictures] = [20, 20];
  await resized(picture);
  const before = residentMegabytes();
  for (let i = 0; i < pictures; i += 1) expect(await inspectPicture(picture)).toBeUndefined();
  expect(residentMegabytes() - before).toBeLessThan((pixels * pictures) / 4);
});
