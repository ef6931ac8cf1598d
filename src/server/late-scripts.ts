const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleScript = /(<script nonce="[^"]*") type="module" async="">([\s\S]*?)<\/script>/;
const routeImport = /import \* as (route\w+) from ("[^"]+");/g;

/** A window that is not looked at draws nothing and begins after so long. */
const unseenMs = 2000;

/**
 * The page with its scripts fetched once it is drawn: it is read without them, and on a slow line they would hold up
 * what draws it. A page that is written in another way than React Router's stays as it is.
 */
export function lateScripts(html: string): string {
  const [whole, opening, code = ''] = moduleScript.exec(html) ?? [];
  const routes = [...code.matchAll(routeImport)];
  const rest = code.replaceAll(routeImport, '');
  if (!whole || routes.length === 0 || /^\s*(?:import\s+[\w*{"']|export\s)/m.test(rest)) return html;
  const files = [...html.matchAll(preload)].map(([, href]) => href);
  const modules = routes.map(([, , from]) => `import(${from})`).join(',');
  const names = routes.map(([, name]) => name).join(',');
  const late = [
    `(()=>{let begun=false;const begin=()=>{if(begun)return;begun=true;`,
    `for(const href of ${JSON.stringify(files)})`,
    `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`,
    `Promise.all([${modules}]).then(([${names}])=>{${rest}})};`,
    `requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,${unseenMs})})()`,
  ].join('');
  return html.replaceAll(preload, '').replace(whole, () => `${opening}>${late}</script>`);
}
