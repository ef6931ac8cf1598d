import type { BrowserContext, Page } from 'playwright-core';

/**
 * Does to a page what a browser's translation does, but for the words: each text goes into two elements of its own, also a text that
 * comes later, except where the page says `translate="no"`. Begins when the page is hydrated, as a translation does that a reader asks for.
 */
export const translateTexts = (page: Page | BrowserContext): Promise<unknown> => page.addInitScript(wrapTexts);

function wrapTexts(): void {
  const kept = 'script, style, noscript, textarea, select, title, svg, font, [translate="no"]';
  const wrap = (text: Node) => {
    if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(kept)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.parentElement.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  };
  const wrapAll = (root: Node) => {
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const start = () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrapAll);
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (location.pathname.startsWith('/desk')) addEventListener('DOMContentLoaded', start);
  else addEventListener('hydrated', start);
}

/** With TRANSLATED=1 every page of a journey is read in translation. */
export async function translateIfAsked(visitor: BrowserContext): Promise<void> {
  if (process.env.TRANSLATED === '1') await translateTexts(visitor);
}
