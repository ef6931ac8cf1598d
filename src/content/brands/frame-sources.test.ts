import { expect, test } from 'vitest';
import { frameSourcesFor } from './frame-sources.ts';

const maker = { name: 'Lindqvist', origin: 'Sweden', text: 'Slewing rims.', href: 'https://own.example/en/' };
const site = { brandPages: ['lindqvist', 'closed'] };
const pages = {
  lindqvist: { ...maker, allowsFraming: true as const },
  closed: maker,
  elsewhere: { ...maker, allowsFraming: true as const },
};

test.each(['/lindqvist', '/Lindqvist/'])('%s may frame the website of its maker and nothing else', (path) => {
  expect(frameSourcesFor(site, path, pages)).toEqual({ scripts: [], frames: ['https://own.example'] });
});

test.each([
  ['a maker that does not allow it', '/closed'],
  ['a maker that has no page on this site', '/elsewhere'],
  ['any other page', '/listing'],
])('%s adds no frame source', (_, path) => {
  expect(frameSourcesFor(site, path, pages)).toBeUndefined();
});
