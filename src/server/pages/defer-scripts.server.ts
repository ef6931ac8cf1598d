const preloadTag = '<link rel="modulepreload" href="';
const routeImport = 'import * as route';

/** A hidden window never paints, so its scripts start after this time. */
const hiddenWindowMs = 2000;

/** Loads scripts after the first paint, which they would delay on a slow line. Unknown markup stays unchanged. */
export function deferScripts(html: string): string {
  const { whole, opening, code } = moduleScriptOf(html) ?? {};
  if (code === undefined) return html;
  const { found: routes, rest } = extract(code, routeImport, /^(\w+) from ("[^"]+");/);
  if (!whole || routes.length === 0 || /^[ \t]*(?:import\s+[\w*{"']|export\s)/m.test(rest)) return html;
  const { found: preloads, rest: page } = extract(html, preloadTag, /^([^"]+)"[^<>]*\/>/);
  const files = preloads.map(([href]) => href);
  const modules = routes.map(([, from]) => `import(${from})`).join(',');
  const names = routes.map(([name]) => `route${name}`).join(',');
  const late = [
    `(()=>{let begun=false;const begin=()=>{if(begun)return;begun=true;`,
    `for(const href of ${JSON.stringify(files)})`,
    `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`,
    `Promise.all([${modules}]).then(([${names}])=>{${rest}})};`,
    `requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,${hiddenWindowMs})})()`,
  ].join('');
  return page.replace(whole, () => `${opening}>${late}</script>`);
}

function moduleScriptOf(html: string): { whole: string; opening: string; code: string } | undefined {
  const [begin, marker, close] = ['<script nonce="', ' type="module" async="">', '</script>'];
  const markerAt = html.indexOf(marker);
  const from = html.lastIndexOf(begin, markerAt);
  const end = html.indexOf(close, markerAt);
  const opening = html.slice(from, markerAt);
  const isTag = markerAt >= 0 && from >= 0 && end >= 0 && opening.indexOf('"', begin.length) === opening.length - 1;
  if (!isTag) return undefined;
  return { whole: html.slice(from, end + close.length), opening, code: html.slice(markerAt + marker.length, end) };
}

function extract(text: string, start: string, pattern: RegExp): { found: string[][]; rest: string } {
  const [before = '', ...parts] = text.split(start);
  const found: string[][] = [];
  const remaining = parts.map((part) => {
    const [whole, ...groups] = pattern.exec(part) ?? [];
    if (whole === undefined) return start + part;
    found.push(groups);
    return part.slice(whole.length);
  });
  return { found, rest: before + remaining.join('') };
}
