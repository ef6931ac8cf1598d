import { createConnection } from 'node:net';
import type { SiteCode } from '../../src/sites/site.ts';
import {
  emptyLinesCsv,
  emptyTextsWorkbook,
  nestedZip,
  openQuotesCsv,
  wideCsv,
  wideWorkbook,
  zipOfManyEntries,
} from '../../tests/fixtures/bombs.ts';
import { addHeavyItemPicture, importHeavyFiles, uploadHeavyPaper } from './heavy-files.ts';
import { consumeBandwidth, json, post, type Target } from './target.ts';
import type { Visitor } from './visitor.ts';

/** Returns the status of each reply, 0 for none. */
type Round = (target: Target, round: number) => Promise<number[]>;

export type Attack = {
  name: string;
  atOnce: number;
  round: Round;
  /** The status of a file that is still being created, or of a sign-in that does not get its turn. */
  later?: 503;
  /** Who uses the store meanwhile, a shopper unless it says so, and how much slower it may become for them. */
  visitor?: Visitor;
  maxRatio?: number;
  maxVisitMs?: number;
  maxReplyMs?: number;
};

const site: SiteCode = 'nod';
const api = (path: string, body: unknown, address?: string): Round => {
  return async (target) => [await post(target, { site, path, body: json(body), ...(address && { address }) })];
};
/** `block` is the third group of the attacker's IPv6 network. */
const addressOf = (block: number, round: number) =>
  `2001:db8:${block.toString(16)}:${(round % 60_000).toString(16)}::1`;
const addressesOfWideNetwork = 10_000;
/** Of somebody who has a whole IPv6 /48, as many providers give to whoever asks. */
const addressInWideNetwork = (round: number) => addressOf(9, round % addressesOfWideNetwork);
const wideNetwork = `${addressesOfWideNetwork.toLocaleString('en')} addresses of one /48`;

/** The same attack beside each of these, one after the other. */
const beside = (visitors: readonly Visitor[], attack: Attack): Attack[] =>
  visitors.map((visitor) => ({ ...attack, name: `${attack.name}, beside a ${visitor}`, visitor }));

const sameNetwork = (round: number) => `2001:db8:5:5::${(round % 60_000).toString(16)}`;

const blanks = { text: `x${' '.repeat(599_000)}y` };
const unknownNumbers = Array.from({ length: 660 }, (_, index) => `Q${index}`).join(',');
const unknownLines = Array.from({ length: 50 }, (_, index) => `61000${index}9 ZZV0 KOYO NSK 12`);
const longList = Array.from(
  { length: 2_000 },
  (_, index) => `62${String(index % 30).padStart(2, '0')}-2RS, ${1 + (index % 40)}`,
);

export const attacks: readonly Attack[] = [
  {
    name: '600 kB of blanks in one line of a pasted list',
    atOnce: 4,
    round: api('/api/quick_order/', blanks),
  },
  {
    name: '600 kB of blanks, one list after another, beside health checks',
    atOnce: 1,
    round: api('/api/quick_order/', blanks),
    visitor: 'health check',
    maxRatio: Number.POSITIVE_INFINITY,
    maxVisitMs: 50,
    maxReplyMs: 100,
  },
  {
    name: '30 kB of dashes in each of ten lines',
    atOnce: 4,
    round: api('/api/quick_order/', { text: `q${'- '.repeat(15_000)}z\n`.repeat(10) }),
  },
  { name: 'lists of 2,000 lines', atOnce: 6, round: api('/api/quick_order/', { text: longList.join('\n') }) },
  {
    name: 'lists of 50 lines that fit nothing',
    atOnce: 16,
    round: api('/api/quick_order/', { text: unknownLines.join('\n') }),
  },
  {
    name: '660 unknown numbers in one search',
    atOnce: 6,
    round: api('/api/multi_search/', { searching_key: unknownNumbers }),
  },
  { name: '80 statements as PDF from one account', atOnce: 1, round: (target) => statements(target, 80) },
  {
    name: '80 statements as PDF from one account, beside data sheets',
    atOnce: 1,
    round: (target) => statements(target, 80),
    visitor: 'reader of data sheets',
    maxRatio: 2,
  },
  {
    name: 'data sheets as PDF, one after another',
    atOnce: 16,
    round: (target, round) => file(target, round, 'datasheet.pdf'),
  },
  {
    name: 'drawings as pictures, one after another',
    atOnce: 8,
    round: (target, round) => file(target, round, 'drawing.png'),
  },
  {
    name: 'the catalogue as PDF',
    atOnce: 8,
    round: async (target) => [await target.get({ site, path: '/catalogue.pdf' })],
    later: 503,
  },
  {
    name: "guessing a stranger's OTP from many networks",
    atOnce: 8,
    round: (target, round) =>
      api(
        '/authentication/otp/verification/',
        { mobile: '', email: 'active@nod.example', otp: '000000' },
        addressOf(1, round),
      )(target, round),
  },
  {
    name: 'OTPs by SMS from one network',
    atOnce: 8,
    round: (target, round) =>
      api(
        '/authentication/mobile/otp_sent/',
        { mobile: `98${String(round % 1e8).padStart(8, '0')}` },
        sameNetwork(round),
      )(target, round),
  },
  {
    name: 'verification mails from one address',
    atOnce: 8,
    round: (target, round) =>
      api('/authentication/resend_email/', { email: `a${round}@x.example` }, '203.0.113.9')(target, round),
  },
  {
    name: 'sign-ins without a captcha',
    atOnce: 8,
    round: (target, round) =>
      api(
        '/authentication/login/',
        { username: 'active@nod.example', password: 'x', captcha: '' },
        addressOf(2, round),
      )(target, round),
  },
  {
    name: 'captchas, never solved',
    atOnce: 8,
    round: async (target, round) => [
      await target.get({ site, path: '/authentication/captcha/', address: addressOf(4, round) }),
    ],
  },
  {
    name: 'NUL in filters',
    atOnce: 4,
    round: api('/api/multi_search/', { searching_key: '6205', filters: { category: ['\u0000'] } }),
  },
  {
    name: 'brackets 100,000 deep',
    atOnce: 4,
    round: async (target) => [await post(target, { site, path: '/api/search/', body: `{"a":${'['.repeat(100_000)}` })],
  },
  { name: '200 MB sent to the test checkout', atOnce: 2, round: (target) => flood(target, '/sandbox-checkout/none') },
  { name: '200 MB sent to a page', atOnce: 2, round: (target) => flood(target, '/listing') },
  {
    name: 'different searches, none cached',
    atOnce: 8,
    round: async (target, round) => [await target.get({ site, path: `/listing?q=62${round % 90}%20${round}` })],
  },
  { name: 'papers that expand or are drawn without end, from four accounts', atOnce: 4, round: uploadHeavyPaper },
  {
    name: 'workbooks that expand, four at once',
    atOnce: 4,
    round: importHeavyFiles('stock', 'stock.xlsx', () => [emptyTextsWorkbook(), wideWorkbook()]),
  },
  {
    name: 'tables with a million columns, empty lines or open quotes, four at once',
    atOnce: 4,
    round: importHeavyFiles('stock', 'stock.csv', () => [wideCsv(), emptyLinesCsv(), openQuotesCsv()]),
  },
  {
    name: 'archives in archives and of many entries, four at once',
    atOnce: 4,
    round: importHeavyFiles('pictures', 'pictures.zip', () => [nestedZip(), zipOfManyEntries()]),
  },
  { name: 'pictures with too many pixels or a huge profile, four at once', atOnce: 4, round: addHeavyItemPicture },
  ...beside(['shopper', 'signed-in buyer', 'member of staff', 'program'], {
    name: `searches from ${wideNetwork}`,
    atOnce: 120,
    round: async (target, round) => [
      await target.get({
        site,
        path: `/listing?q=62${round % 90}%20wide%20${round}`,
        address: addressInWideNetwork(round),
      }),
    ],
  }),
  ...beside(['reader of data sheets'], {
    name: `data sheets from ${wideNetwork}`,
    atOnce: 80,
    round: (target, round) => file(target, round, 'datasheet.pdf', addressInWideNetwork(round)),
  }),
  ...beside(['visitor who pastes lists', 'program'], {
    name: `lists of 2,000 lines from ${wideNetwork}`,
    atOnce: 90,
    round: (target, round) =>
      api('/api/quick_order/', { text: longList.join('\n') }, addressInWideNetwork(round))(target, round),
  }),
  ...beside(['program'], {
    name: 'lists of 2,000 lines from six IPv4 addresses',
    atOnce: 78,
    round: (target, round) =>
      api('/api/quick_order/', { text: longList.join('\n') }, `203.0.${round % 6}.9`)(target, round),
  }),
  ...beside(['shopper', 'member of staff'], {
    name: `sign-ins at the desk from ${wideNetwork}`,
    atOnce: 300,
    later: 503,
    round: (target, round) =>
      api(
        '/desk/api/sign_in/',
        { email: `nobody${round}@desk.example`, password: 'a guess', code: '' },
        addressInWideNetwork(round),
      )(target, round),
  }),
  { name: '300 connections that send a header a second', atOnce: 1, round: slowHeaders },
];

async function statements(target: Target, count: number): Promise<number[]> {
  const token = target.tokens.active;
  const body = json({ format: 'pdf' });
  const one = () => post(target, { site, path: '/api/export_statement/', body, ...(token && { token }) });
  return Promise.all(Array.from({ length: count }, one));
}

async function file(
  target: Target,
  round: number,
  name: string,
  address = addressOf(3, round % 40),
): Promise<number[]> {
  const item = target.itemIds[round % target.itemIds.length];
  return [
    await target.get({
      site,
      path: `/productDetail/${site.toUpperCase()}:${item}/${name}`,
      address,
    }),
  ];
}

function flood({ port }: Target, path: string): Promise<number[]> {
  const chunk = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
  const maxChunks = 200_000_000 / chunk.length;
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    let status = 0;
    const write = async () => {
      for (let sent = 0; sent < maxChunks && socket.writable; sent += 1) {
        await consumeBandwidth(chunk.length);
        socket.write(chunk);
      }
    };
    socket.on('data', (data) => {
      status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1', 0, 20))?.[1] ?? 0);
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve([status]));
    socket.write(`POST ${path} HTTP/1.1\r\nhost: ${site}.localhost\r\ntransfer-encoding: chunked\r\n\r\n`);
    void write();
  });
}

function slowHeaders({ port }: Target): Promise<number[]> {
  const one = () =>
    new Promise<number>((resolve) => {
      const socket = createConnection(port, '127.0.0.1');
      let left = 8;
      const timer = setInterval(() => {
        left -= 1;
        if (left === 0) socket.destroy();
        else socket.write(`x-${left}: 1\r\n`);
      }, 1_000);
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(timer);
        resolve(0);
      });
      socket.write(`GET / HTTP/1.1\r\nhost: ${site}.localhost\r\n`);
    });
  return Promise.all(Array.from({ length: 300 }, one));
}
