import type { Page } from 'playwright/test'

/** What browsers' translators do with a text: some move it into an element of theirs, others put another text in its place. */
type Translator = 'moves' | 'replaces'

/** Runs in the page. */
function translate(way: Translator): void {
  const OTHERS = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TEXTAREA', 'OPTION', 'FONT', 'TITLE'])
  const isWanted = (text: Node): text is Text =>
    text.nodeType === Node.TEXT_NODE &&
    (text.nodeValue ?? '').trim() !== '' &&
    text.parentElement !== null &&
    !OTHERS.has(text.parentElement.nodeName) &&
    text.parentElement.closest('[translate="no"], .notranslate, svg') === null
  const put = (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.appendChild(inner)
    if (way === 'moves') {
      text.parentNode?.insertBefore(outer, text)
      inner.appendChild(text)
    } else {
      inner.textContent = text.data
      text.parentNode?.replaceChild(outer, text)
    }
  }
  const translateAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = [
      node,
      ...(function* () {
        while (walker.nextNode()) yield walker.currentNode
      })(),
    ]
    for (const text of texts) if (isWanted(text)) put(text)
  }
  addEventListener('DOMContentLoaded', () => {
    translateAll(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translateAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** Every page that opens from now on is translated by the browser: its words stay, its texts stand in other nodes. */
export async function translatePages(page: Page, way: Translator): Promise<void> {
  await page.addInitScript(translate, way)
}
