import type { PackingFile } from '../../orders/packing/print-packing.server.ts';

export const toFileReply = ({ fileName, pdf }: PackingFile) => ({
  success: true as const,
  fileName,
  mediaType: 'application/pdf',
  content: pdf.toString('base64'),
});
