import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`));

// Both have the signs that prices need; the second the Arabic letters.
const text = {
  normal: fontFile('noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: fontFile('noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};
const arabic = {
  normal: fontFile('noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  bold: fontFile('noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
};
const files = [...Object.values(text), ...Object.values(arabic)];

/** Prints pages in the typefaces `Text` and `Arabic`. Takes about a tenth of a second a page, during which nothing else runs. */
export async function printPdf(pages: TDocumentDefinitions): Promise<Buffer> {
  pdfmake.setFonts({ Text: text, Arabic: arabic });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.includes(path));
  return pdfmake.createPdf(pages).getBuffer();
}

const queues = { short: Promise.resolve<unknown>(undefined), long: Promise.resolve<unknown>(undefined) };

/**
 * Has `worker` print what it is given, in a thread beside the one that answers calls, one file of a queue at a time: a
 * print keeps nobody waiting but its reader. What takes more than a second or two is `long`, so that an invoice need not
 * wait for a catalogue. The worker posts the PDF once and ends.
 */
export function printInThread(worker: URL, printed: unknown, queue: keyof typeof queues = 'short'): Promise<Buffer> {
  const pdf = queues[queue].then(() => inThread(worker, printed));
  queues[queue] = pdf.catch(() => undefined);
  return pdf;
}

function inThread(file: URL, workerData: unknown): Promise<Buffer> {
  const worker = new Worker(file, { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`printing ended with ${code}`)));
  });
}
