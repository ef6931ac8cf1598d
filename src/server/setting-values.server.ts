import { createPublicKey, type KeyObject } from 'node:crypto';
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

const maxReplicas = 16;
const isPostgresUrl = (text: string) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

/** The URLs of servers, with commas between them. */
export const replicaUrlsSetting = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((urls) => urls.every(isPostgresUrl), 'must be URLs that begin with postgres:// or postgresql://')
  .refine((urls) => new Set(urls).size === urls.length, 'must name each server once')
  .refine((urls) => urls.length <= maxReplicas, `must name at most ${maxReplicas} servers`);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pemBlock = /-----BEGIN [A-Z ]{1,20}-----[^-]+-----END [A-Z ]{1,20}-----/g;

/** One or more keys or certificates in PEM form, also with `\n` for the end of a line. */
export const publicKeysSetting = z.string().transform((text, context) => {
  const keys = (text.replaceAll(String.raw`\n`, '\n').match(pemBlock) ?? []).map(readKey);
  const readable = keys.filter((key) => key?.asymmetricKeyType === 'rsa');
  if (keys.length > 0 && readable.length === keys.length) return readable as KeyObject[];
  context.addIssue({ code: 'custom', message: 'must be an RSA public key or certificate in PEM form' });
  return z.NEVER;
});

function readKey(pem: string): KeyObject | undefined {
  try {
    return createPublicKey(pem);
  } catch {
    return undefined;
  }
}
