import type { PackingFile } from '../../orders/packing/print-packing.server.ts';

/** The reply of a call whose file the browser saves; text is UTF-8. */
export const replyWithFile = <MediaType extends string>(
  fileName: string,
  mediaType: MediaType,
  content: string | Uint8Array,
) => ({ success: true as const, fileName, mediaType, content: Buffer.from(content).toString('base64') });

export const toFileReply = ({ fileName, pdf }: PackingFile) => replyWithFile(fileName, 'application/pdf', pdf);
