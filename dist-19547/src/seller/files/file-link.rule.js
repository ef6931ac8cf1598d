// The address of a file of the seller names its content, so that a browser never asks for it twice.

                                      

export const fileHref = ({ id, hash, type }                                              )         =>
  `/seller-files/${id}/${hash}.${type}`;

export function fileOfHref(id        , file        )                                           {
  const [, hash = ''] = /^([0-9a-f]{16})\.(?:webp|pdf)$/.exec(file) ?? [];
  return hash && /^\d{1,15}$/.test(id) ? { id: Number(id), hash } : undefined;
}
