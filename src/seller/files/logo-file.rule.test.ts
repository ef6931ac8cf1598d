import { expect, test } from 'vitest';
import { svgProblem } from './logo-file.rule.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${inside}</svg>`;

test.each([
  ['a path', '<path d="M0 0h40v10H0z" fill="#7a2140"/>'],
  ['a gradient of its own', '<linearGradient id="a"/><path fill="url(#a)" d="M0 0h4v4z"/><use href="#a"/>'],
  ['a picture in it', '<image href="data:image/png;base64,AAAA"/>'],
  ['a style of its own', '<style>.a{fill:#fff}</style><path class="a" d="M0 0h4"/>'],
])('an SVG with %s is a logo', (_, inside) => {
  expect(svgProblem(svg(inside))).toBeUndefined();
});

test.each([
  ['runs', '<script>alert(1)</script>'],
  ['runs', '<svg:script/>'],
  ['runs', '<path d="M0 0" onload="alert(1)"/>'],
  ['runs', '<foreignObject><div/></foreignObject>'],
  ['runs', '<a href="javascript:alert(1)"><path/></a>'],
  ['outside', '<image href="https://elsewhere.example/a.png"/>'],
  ['outside', "<image xlink:href='file:///etc/passwd'/>"],
  ['outside', '<path fill="url(https://elsewhere.example/a.svg#b)"/>'],
  ['outside', '<style>@import "https://elsewhere.example/a.css"</style>'],
  ['outside', '<style>.a{background:url("//elsewhere.example/a.png")}</style>'],
  ['outside', '<image href="data:image/svg+xml;base64,AAAA"/>'],
  ['text', '<text x="1" y="2">Palghar</text>'],
])('it is refused because it %s: %s', (problem, inside) => {
  expect(svgProblem(svg(inside))).toBe(problem);
});

test('a type with entities is refused, and what is no SVG', () => {
  expect(svgProblem(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).toBe('runs');
  expect(svgProblem('<html></html>')).toBe('other_type');
});
