import { createPublicKey,                } from 'node:crypto';
import { z } from 'zod';

const users = z.record(
  z.string().regex(/^[0-9A-Z]{15}$/),
  z.strictObject({ user: z.string().min(1), password: z.string().min(1) }),
);

/** Users by tax number, as JSON. */
export const usersSetting = z.string().transform((text, context) => {
  const read = users.safeParse(parseJson(text)).data;
  if (read) return read;
  context.addIssue({ code: 'custom', message: 'must read like {"27AAACZ1234F1ZL":{"user":"…","password":"…"}}' });
  return z.NEVER;
});

function parseJson(text        )          {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pemBlock = /-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g;

/** One or more keys or certificates in PEM form, also with `\n` for the end of a line. */
export const publicKeysSetting = z.string().transform((text, context) => {
  const keys = (text.replaceAll(String.raw`\n`, '\n').match(pemBlock) ?? []).map(readKey);
  const readable = keys.filter((key) => key?.asymmetricKeyType === 'rsa');
  if (keys.length > 0 && readable.length === keys.length) return readable               ;
  context.addIssue({ code: 'custom', message: 'must be an RSA public key or certificate in PEM form' });
  return z.NEVER;
});

function readKey(pem        )                        {
  try {
    return createPublicKey(pem);
  } catch {
    return undefined;
  }
}
