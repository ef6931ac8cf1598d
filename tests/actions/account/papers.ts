import { uploadPaper } from '../../../src/account/papers/papers.contract.ts';
import { makePdf } from '../../fixtures/papers.ts';
import type { TestCallOptions, TestStore } from '../../store/test-store.ts';

type Upload = { kind?: string; name?: string; file?: Uint8Array } & Omit<TestCallOptions, 'file'>;

/** Uploads a certificate as the buyer with this token. */
export async function uploadAs(
  store: TestStore,
  token: string,
  { kind = 'tax_certificate', name = 'certificate.pdf', file, ...options }: Upload = {},
) {
  return store.call(uploadPaper, { kind, name }, { ...options, token, file: file ?? (await makePdf()) });
}
