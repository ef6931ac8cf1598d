import { uploadPaper } from '../../../src/account/papers/papers.contract.ts';
import { makePng } from '../../fixtures/papers.ts';
import type { TestCallOptions, TestStore } from '../../store/test-store.ts';

type Upload = { kind?: string; name?: string; file?: Uint8Array } & Omit<TestCallOptions, 'file'>;

/** Uploads a certificate as the buyer with this token: a scan, because each PDF is opened in a process of its own. */
export async function uploadAs(
  store: TestStore,
  token: string,
  { kind = 'tax_certificate', name = 'certificate.pdf', file, ...options }: Upload = {},
) {
  return store.call(uploadPaper, { kind, name }, { ...options, token, file: file ?? makePng() });
}
