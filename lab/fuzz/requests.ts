import { z } from 'zod';
import type { Contract } from '../../src/lib/contract.ts';
import { hostileText } from './hostile-values.ts';
import type { Random } from './random.ts';
import { mutatedBody, randomBody, type Schema } from './random-body.ts';

export type FuzzRequest = { method: string; path: string; body?: string };

const schemas = new Map<Contract, Schema>();

function schemaOf(contract: Contract): Schema {
  const known = schemas.get(contract) ?? z.toJSONSchema(contract.request, { io: 'input', unrepresentable: 'any' });
  schemas.set(contract, known as Schema);
  return known as Schema;
}

export function callRequest(contract: Contract, valid: Record<string, unknown>, random: Random): FuzzRequest {
  const mutated = random.chance(0.5) && Object.keys(valid).length > 0;
  const body = mutated ? mutatedBody(valid, random) : randomBody(schemaOf(contract), random);
  const path = `/${contract.path}`.replaceAll(/:(\w+)/g, (_segment, name: string) => inPath(body[name]));
  if (contract.takesFile) return { method: 'POST', path: withQuery(path, body), body: randomFile(random) };
  if (contract.method === 'POST') return { method: 'POST', path, body: JSON.stringify(body) };
  return { method: 'GET', path: withQuery(path, body) };
}

const maxFileText = 50_000;

const randomFile = (random: Random) =>
  random.pick(['', '%PDF-1.7\n']) + hostileText(random).repeat(random.below(50)).slice(0, maxFileText);

const inPath = (value: unknown) => encodeURIComponent(asText(value).slice(0, 500).toWellFormed()) || 'x';

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function withQuery(path: string, fields: Record<string, unknown>): string {
  const query = Object.entries(fields).map(([name, value]) => `${inPath(name)}=${inPath(value)}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

const pages: Record<string, readonly string[]> = {
  '/listing': ['q', 'page', 'category', 'brand', 'sort', 'bore', 'seal', 'd', 'D', 'B'],
  '/product-category': ['item', 'q'],
  '/nod-product-category': ['item', 'super_category', 'sub_category'],
  '/productDetail': ['item'],
  '/emailverification': ['token'],
  '/confirm-email': ['token'],
  '/stop-email-change': ['token'],
  '/stop-stock-alerts': ['user', 'until', 'sign'],
  '/login': ['next', 'to'],
  '/order-detail': ['order', 'rfi'],
  '/orderPlaced': ['order', 'session_id'],
  '/shippingnod': ['lines', 'razorpay_payment_id', 'razorpay_order_id'],
  '/statement': ['from', 'to'],
  '/order-history': ['q', 'state', 'period', 'before'],
  '/outbox': ['page'],
  '/catalogue.pdf': ['x'],
};
const underPaths = ['/productDetail/', '/documents/', '/sandbox-checkout/', '/catalogue/', '/api/', '/', '/assets/'];

export function pageRequest(random: Random): FuzzRequest {
  if (random.chance(0.3)) {
    const tail = random.chance(0.5) ? encodeURIComponent(hostileText(random).toWellFormed()) : random.pick(rawTails);
    return { method: 'GET', path: random.pick(underPaths) + tail };
  }
  const page = random.pick(Object.keys(pages).filter((path) => path !== '/catalogue.pdf'));
  const query = (pages[page] ?? [])
    .filter(() => random.chance(0.5))
    .map(
      (name) =>
        `${name}=${random.chance(0.2) ? random.pick(rawTails) : encodeURIComponent(hostileText(random).toWellFormed())}`,
    );
  return { method: 'GET', path: `${page}?${query.join('&')}` };
}

/** Malformed on purpose. */
const rawTails = [
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '%ed%a0%80',
  '..%2f..%2f',
  '%2e%2e/',
  'a%00b',
  '%F0%9F',
  '1;2',
  "'",
  '"',
  '%0d%0aX-A:1',
];
