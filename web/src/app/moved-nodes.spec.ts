// @vitest-environment jsdom
import { createElement, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followMovedNodes } from './moved-nodes'

type Way = 'moves' | 'replaces'

const { insertBefore, removeChild } = Node.prototype
let page: HTMLElement
let root: Root
let setPieces = (_: number) => {}
let failures: string[] = []

/** Texts that go, come and change beside an element, as in a cart. */
function Sum() {
  const [pieces, set] = useState(0)
  setPieces = set
  return createElement(
    'p',
    null,
    pieces === 0 ? 'Nothing yet: ' : null,
    pieces > 1 ? 'All together ' : null,
    createElement('b', null, 'N$', `${pieces * 13}.95`),
    pieces < 2 ? ' in your cart' : null,
  )
}

function translateText(text: Text, way: Way): void {
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

/** What a browser's translator does with each text that it has not seen. */
function translateAll(way: Way): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) if (text.parentElement?.nodeName !== 'FONT') translateText(text, way)
}

/** Mutation observers have been called after it. */
const observed = () => new Promise((resolve) => setTimeout(resolve))

/** The page's text after each number of pieces, with a translation before each. */
async function walk(way: Way, all: readonly number[]): Promise<string[]> {
  const seen: string[] = []
  for (const pieces of all) {
    translateAll(way)
    await observed()
    flushSync(() => setPieces(pieces))
    await observed()
    seen.push(page.textContent ?? '')
  }
  return seen
}

beforeEach(() => {
  failures = []
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page, {
    onUncaughtError: (error) => failures.push((error as Error).name),
  })
})

afterEach(async () => {
  root.unmount()
  page.remove()
  await observed()
  Object.assign(Node.prototype, { insertBefore, removeChild })
})

describe.each<Way>(['moves', 'replaces'])('a page whose texts a translator %s', (way) => {
  it('fails at a text that goes, without the guard', async () => {
    flushSync(() => root.render(createElement(Sum)))
    expect(await walk(way, [1])).toEqual([''])
    expect(failures).toEqual(['NotFoundError'])
  })

  it('shows the texts that come and change, and none that went', async () => {
    followMovedNodes(page)
    flushSync(() => root.render(createElement(Sum)))
    expect(await walk(way, [1, 2, 0, 3])).toEqual([
      'N$13.95 in your cart',
      'All together N$26.95',
      'Nothing yet: N$0.95 in your cart',
      'All together N$39.95',
    ])
    expect(failures).toEqual([])
  })

  it('still throws for a node that stands nowhere', () => {
    followMovedNodes(page)
    const stranger = document.createTextNode('from elsewhere')
    expect(() => page.removeChild(stranger)).toThrow(DOMException)
    expect(() => page.insertBefore(document.createElement('p'), stranger)).toThrow(DOMException)
  })
})
