import { expect, test } from 'vitest';
import { makerLetIn } from './maker-let-in.ts';

const maker = { name: 'Lindqvist', origin: 'Sweden', text: 'Slewing rims.', href: 'https://own.example/en/' };
const site = { brandPages: ['lindqvist', 'closed'] };
const pages = {
  lindqvist: { ...maker, framed: true as const },
  closed: maker,
  elsewhere: { ...maker, framed: true as const },
};

test.each(['/lindqvist', '/Lindqvist/'])('%s lets in the house of its maker and nothing else', (path) => {
  expect(makerLetIn(site, path, pages)).toEqual({ scripts: [], frames: ['https://own.example'] });
});

test.each([
  ['a maker that does not allow it', '/closed'],
  ['a maker that has no page on this site', '/elsewhere'],
  ['any other page', '/listing'],
])('%s is let in nowhere', (_, path) => {
  expect(makerLetIn(site, path, pages)).toBeUndefined();
});
