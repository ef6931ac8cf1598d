import { encode } from 'uqr';
import type { ContentCode } from './paper.ts';

/** Modules of whole points, as large as fit: others print unevenly. */
export function codeModules({ qr, fit, eccLevel }: Pick<ContentCode, 'qr' | 'fit' | 'eccLevel'>) {
  const { data } = encode(qr, { ecc: eccLevel, border: 0 });
  const module = Math.max(1, Math.floor(fit / data.length));
  return { rows: data, module, size: data.length * module };
}
