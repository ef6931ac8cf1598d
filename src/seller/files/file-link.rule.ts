// The address of a file of the seller names its content, so that a browser never asks for it twice.

export type FileType = 'webp' | 'pdf' | 'png';

export const fileHref = ({ id, hash, type }: { id: number; hash: string; type: FileType }): string =>
  `/seller-files/${id}/${hash}.${type}`;

export function fileOfHref(id: string, file: string): { id: number; hash: string } | undefined {
  const [, hash = ''] = /^([0-9a-f]{16})\.(?:webp|pdf|png)$/.exec(file) ?? [];
  return hash && /^\d{1,15}$/.test(id) ? { id: Number(id), hash } : undefined;
}
