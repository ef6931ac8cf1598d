import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.server.ts';

const page = `<head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="stylesheet" href="/a.css"/>
<link rel="modulepreload" href="/assets/root.js" nonce="n"/></head><main>Words</main><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/login.js";
  window.modules = {"root":route0,"login":route1};
import("/assets/entry.js");</script><script nonce="n">data()</script>`;

test('scripts wait for the first paint, then load together and run in order', () => {
  const late = deferScripts(page);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(late).toContain('["/assets/entry.js","/assets/root.js"]');
  expect(late).toContain(
    'Promise.all([import("/assets/root.js"),import("/assets/login.js")]).then(([route0,route1])=>{',
  );
  expect(late).toContain('window.modules = {"root":route0,"login":route1};');
  expect(late).toContain('requestAnimationFrame(()=>setTimeout(begin))');
  expect(late).not.toContain('type="module"');
});

test('markup before and after the scripts stays', () => {
  expect(deferScripts(page)).toMatch(
    /^<head>[\s\S]*<main>Words<\/main><script nonce="n">[\s\S]*<\/script><script nonce="n">data\(\)<\/script>$/,
  );
});

test('a route split in two chunks is merged once both are loaded', () => {
  const parts =
    'import * as route1_loader from "/assets/loader.js";\nimport * as route1_main from "/assets/login.js";\n';
  const late = deferScripts(
    page.replace(
      'import * as route1 from "/assets/login.js";\n',
      `${parts}const route1 = {...route1_loader,...route1_main};\n`,
    ),
  );
  expect(late).toContain('.then(([route0,route1_loader,route1_main])=>{');
  expect(late).toContain('const route1 = {...route1_loader,...route1_main};');
});

test.each([
  ['no script', '<main>Words</main>'],
  ['a script that imports in another way', page.replace('import * as route0', 'import { a as route0 }')],
])('a page with %s stays unchanged', (_, html) => {
  expect(deferScripts(html)).toBe(html);
});
