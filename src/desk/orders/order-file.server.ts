import type { PrintedFile } from '../../orders/packing/print-packing.server.ts';

export const toFileReply = ({ fileName, pdf }: PrintedFile) => ({
  success: true as const,
  file_name: fileName,
  media_type: 'application/pdf',
  content: pdf.toString('base64'),
});
