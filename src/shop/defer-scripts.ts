/** A hidden window never paints, so its scripts start after this time. */
const hiddenWindowMs = 2000;

/** Browsers ignore a relation and a script type that they do not know, so nothing is fetched until both are restored. */
const startScripts = `const start = () => {
  for (const link of document.querySelectorAll('link[rel="deferred-modulepreload"]')) link.rel = 'modulepreload';
  for (const deferred of document.querySelectorAll('script[type="application/x-deferred-module"]')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = deferred.nonce;
    script.text = deferred.text;
    deferred.replaceWith(script);
  }
};
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, ${hiddenWindowMs});`;

/**
 * What is typed, ticked or chosen before the page is hydrated is so once more when it is, because React sets fields to
 * what it knows. Its own setter of a value tells it what was there, and only what differs from that is a change. A field
 * that shows neither what the page came with nor what was typed is left alone: the page has read it, such as a list below
 * a stored one.
 */
const keepTyped = `const typed = new Map();
const noteTyped = ({ target }) => {
  for (const other of typed.keys()) if (target.type === 'radio' && other.name === target.name) typed.delete(other);
  typed.set(target, {
    ...{ value: target.value, checked: target.checked },
    ...{ valueBefore: target.defaultValue, checkedBefore: target.defaultChecked },
  });
};
const typeAgain = (field, { value, checked, valueBefore, checkedBefore }) => {
  if (checked !== checkedBefore) {
    field.checked = !checked;
    field.click();
    return;
  }
  if (field.localName === 'select') field.value = value;
  else if (field.type !== 'file') {
    if (field.value !== value && field.value !== valueBefore) return;
    field.value = valueBefore;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};
addEventListener('input', noteTyped, true);`;

/**
 * A button that is pressed before the page is hydrated is pressed once more when it is. What works without scripts, such
 * as a form with an address or the menu, is left to the browser. Each press has a frame of its own, as from a person.
 */
const keepPresses = `const pressed = [];
const keep = (event) => {
  const button = event.target.closest('button');
  if (!button || button.popoverTargetElement || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.push(button);
};
addEventListener('click', keep, true);
addEventListener('hydrated', async () => {
  removeEventListener('input', noteTyped, true);
  removeEventListener('click', keep, true);
  await new Promise(requestAnimationFrame);
  for (const [field, kept] of typed) typeAgain(field, kept);
  for (const button of pressed) {
    button.click();
    await new Promise(requestAnimationFrame);
  }
}, { once: true });`;

/**
 * Fetches the scripts of the page behind a link that the pointer, a finger or the focus is on. Only into the cache: a module that failed
 * to load would fail again when the link is pressed, as with `<Link prefetch="intent">`, which also asks the server for the
 * data of the page (docs/decisions/0053). So it reads which scripts a route has in what React Router keeps for itself.
 */
const prefetchScripts = `const prefetch = ({ target }) => {
  const link = target.closest?.('a[href^="/"]');
  if (!link || navigator.connection?.saveData) return;
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const route = routes.find(({ path }) => link.pathname === '/' + path);
  for (const href of route ? [route.module, ...(route.imports ?? [])] : []) {
    if (document.querySelector('link[href="' + href + '"]')) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
  }
};
for (const intent of ['pointerover', 'touchstart', 'focusin']) addEventListener(intent, prefetch, { passive: true });`;

const script = `{${startScripts} ${keepTyped} ${keepPresses} ${prefetchScripts}}`;

const moduleScript = ' type="module" async="">';

/**
 * The page, whose scripts the browser fetches after the first paint, which they would delay on a slow line
 * (docs/decisions/0027). Links need no nonce, because the content policy allows the store's own files. It rewrites what React
 * and React Router have written, because `<Scripts>` has no such option.
 */
export function deferScripts(html: string, nonce: string): string {
  const body = html.indexOf('<body');
  const at = html.lastIndexOf(moduleScript);
  const end = html.lastIndexOf('</body>');
  if (body < 0 || at < body || end < at) return html;
  // Only the parts that change are searched: between them is the whole page.
  return [
    html
      .slice(0, body)
      .replaceAll('<link rel="modulepreload"', '<link rel="deferred-modulepreload"')
      .replaceAll(`<link nonce="${nonce}" `, '<link ')
      .replaceAll(` nonce="${nonce}"/>`, '/>'),
    html.slice(body, at),
    ' type="application/x-deferred-module">',
    html.slice(at + moduleScript.length, end),
    `<script nonce="${nonce}">${script}</script>`,
    html.slice(end),
  ].join('');
}
