import { request } from 'node:http';
import { json as jsonOf } from 'node:stream/consumers';
import { uploadPaper } from '../../src/account/papers/papers.contract.ts';
import { beginImportAtDesk, finishUploadAtDesk, importPartAtDesk } from '../../src/desk/imports/imports.contract.ts';
import { addItemPictureAtDesk } from '../../src/desk/items/item-pictures.contract.ts';
import { partBytes } from '../../src/imports/upload-import.server.ts';
import { callUrl } from '../../src/lib/call-url.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { expandingPdf, flatPng, hollowWebp, nestedFormsPdf, withHugeProfile } from '../../tests/fixtures/bombs.ts';
import { consumeBandwidth, type Target } from './target.ts';

// Files that take far more than their size, from four accounts at once. An account may upload thirty papers an hour, so they take turns.

const site: SiteCode = 'nod';

type Reply = { status: number; body: Record<string, unknown> };
type Sent = { path: string; headers: Record<string, string>; body?: Uint8Array | string };

async function send({ port }: Target, { path, headers, body }: Sent): Promise<Reply> {
  if (body) await consumeBandwidth(body.length);
  return new Promise((resolve) => {
    const host = `${site}.localhost:${port}`;
    const method = body === undefined ? 'GET' : 'POST';
    const all = { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers };
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, (reply) => {
      const status = reply.statusCode ?? 0;
      jsonOf(reply).then(
        (read) => resolve({ status, body: read as Reply['body'] }),
        () => resolve({ status, body: {} }),
      );
    });
    outgoing.on('error', () => resolve({ status: 0, body: {} }));
    outgoing.end(body);
  });
}

let papers: readonly Uint8Array[] | undefined;
let pictures: readonly Uint8Array[] | undefined;

export const buyersOfFiles = ['unregistered', 'pending', 'active', 'newbalance0', 'approval', 'overdue'] as const;

export async function uploadHeavyPaper(target: Target, round: number): Promise<number[]> {
  papers ??= [expandingPdf(), nestedFormsPdf(), flatPng(), withHugeProfile(flatPng(10, 10))];
  const buyer = buyersOfFiles[round % buyersOfFiles.length] ?? '';
  const headers = { authorization: `Token ${target.tokens[buyer]}` };
  const path = callUrl(uploadPaper, { kind: 'tax_certificate', name: 'certificate.pdf' });
  const uploaded = await send(target, { path, headers, body: papers[round % papers.length] ?? '' });
  const id = uploaded.body.paper_id;
  if (typeof id !== 'number') return [uploaded.status];
  const cookie = `desk=${target.tokens.accounts}`;
  const drawn = await send(target, { path: `/desk/files/${site}/papers/${id}?page=1`, headers: { cookie } });
  return [uploaded.status, drawn.status];
}

/** Each kind of file is sent by two members of staff, four at once. */
export const importHeavyFiles = (kind: 'stock' | 'pictures', fileName: string, make: () => readonly Uint8Array[]) => {
  let files: readonly Uint8Array[] | undefined;
  return async (target: Target, round: number): Promise<number[]> => {
    files ??= make();
    const file = files[round % files.length] ?? new Uint8Array();
    const headers = cookieOf(target, round);
    const post = (path: string, body: Uint8Array | string) => send(target, { path, headers, body });
    const begun = await post(callUrl(beginImportAtDesk, { site }), JSON.stringify({ kind, fileName }));
    const { id } = begun.body;
    for (let part = 0; part * partBytes < file.length; part += 1) {
      const content = file.subarray(part * partBytes, (part + 1) * partBytes);
      await post(callUrl(importPartAtDesk, { site, id, part: String(part) }), content);
    }
    const finished = await post(callUrl(finishUploadAtDesk, { site }), JSON.stringify({ id }));
    return [begun.status, finished.status];
  };
};

export async function addHeavyItemPicture(target: Target, round: number): Promise<number[]> {
  pictures ??= [
    flatPng(),
    hollowWebp(),
    flatPng(20_000, 20_000),
    hollowWebp(16_000, 16_000),
    withHugeProfile(flatPng(10, 10)),
  ];
  const item = target.itemIds[round % target.itemIds.length] ?? 0;
  const path = callUrl(addItemPictureAtDesk, { site, id: item, name: 'picture.png' });
  const added = await send(target, {
    path,
    headers: cookieOf(target, round),
    body: pictures[round % pictures.length] ?? '',
  });
  return [added.status];
}

const cookieOf = ({ tokens }: Target, round: number) => ({
  cookie: `desk=${tokens[round % 2 === 0 ? 'catalogue' : 'admin']}`,
});
