import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CreationOptions, NewCredential, UsedCredential } from '../../../src/account/passkeys/passkey.contract.ts';

/** What a device may do other than it should. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  userVerified?: boolean;
  counter?: number;
  userHandle?: string;
  signature?: Buffer;
};

export type PasskeyDevice = {
  create(options: CreationOptions, deviation?: Deviation): NewCredential;
  sign(challenge: string, deviation?: Deviation): UsedCredential;
};

const userPresent = 0x01;
const userWasVerified = 0x04;
const holdsCredential = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A device with one passkey of WebAuthn: ES256, no attestation. */
export function createPasskeyDevice(origin: string): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let owner = '';

  const clientData = (type: string, challenge: string, own: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: own, crossOrigin: false }));

  function authenticatorData(flags: number, { rpId, userVerified = true, ...deviation }: Deviation): Buffer {
    counter = deviation.counter ?? counter + 1;
    const verified = userVerified ? userWasVerified : 0;
    const host = rpId ?? new URL(origin).hostname;
    return Buffer.concat([sha256(host), uint(flags | verified | userPresent, 1), uint(counter, 4)]);
  }

  const credential = { id: credentialId.toString('base64url'), rawId: credentialId.toString('base64url') };
  return {
    create({ challenge, user }, deviation = {}) {
      owner = user.id;
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        authenticatorData(holdsCredential, { counter: 0, ...deviation }),
        Buffer.alloc(16),
        uint(credentialId.length, 2),
        credentialId,
        isoCBOR.encode(coseKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credential,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, deviation.origin ?? origin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        },
      };
    },
    sign(challenge, deviation = {}) {
      const client = clientData('webauthn.get', challenge, deviation.origin ?? origin);
      const data = authenticatorData(0, deviation);
      const signature = deviation.signature ?? sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: deviation.userHandle ?? owner,
        },
      };
    },
  };
}
