import { pageAt } from '@kea/shared/testing/page'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buttonNamed } from '~/ui/testing/drawn'
import type { WidgetItem } from '../parse-content'
import { LeafThrough } from './LeafThrough'

const item = (name: string, label: string, on?: string): WidgetItem => ({
  data: { picture: `/pictures/${name}.800x600.aabbcc.01234567`, alt: `About ${name}`, label, ...(on && { on }) },
  href: '',
  html: '',
})
const ITEMS = [item('tree', 'Cover', 'right'), item('lake', 'Pages 2–3'), item('dune', 'Page 4', 'left')]

let finish: (() => void)[] = []
const animate = vi.fn(() => {
  const animation = { onfinish: null as (() => void) | null, cancel: vi.fn() }
  finish.push(() => animation.onfinish?.())
  return animation
})

let place: HTMLElement
function open(kind: string, isReduced = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  const props = {
    page: pageAt('/x'),
    data: { kind, title: 'Leaf through', name: 'A book' },
    items: ITEMS,
    isEarly: false,
  }
  place = render(<LeafThrough {...props} />).container
}

beforeEach(() => {
  finish = []
  animate.mockClear()
  Element.prototype.animate = animate as unknown as Element['animate']
})
afterEach(() => vi.unstubAllGlobals())

const said = () => place.querySelector('[aria-live]')?.textContent
const named = () => [...place.querySelectorAll('img')].map((img) => img.alt).filter(Boolean)
const button = (name: string) => buttonNamed(place, name)
const press = (key: string) =>
  act(async () => {
    button('Next page').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
const click = (name: string) => act(async () => button(name).click())
const settle = () =>
  act(async () => {
    for (const done of finish.splice(0)) done()
  })

describe.each(['book', 'calendar', 'cards'])('a %s to leaf through', (kind) => {
  it('says what lies open, and names its picture once', () => {
    open(kind)
    expect(said()).toBe('Cover. About tree')
    expect(named()).toEqual(['About tree'])
    expect(place.querySelector('section section')?.getAttribute('aria-label')).toBe('A book')
    expect(button('Previous page').getAttribute('aria-disabled')).toBe('true')
  })

  it('turns by its buttons, and stops at its end', async () => {
    open(kind)
    await click('Next page')
    expect([said(), animate.mock.calls.length]).toEqual(['Pages 2–3. About lake', 1])
    await settle()
    expect(named()).toEqual(['About lake'])
    await click('Next page')
    await settle()
    expect([said(), button('Next page').getAttribute('aria-disabled')]).toEqual(['Page 4. About dune', 'true'])
    await click('Next page')
    expect([said(), animate.mock.calls.length]).toEqual(['Page 4. About dune', 2])
    await click('Previous page')
    expect(said()).toBe('Pages 2–3. About lake')
  })

  it('turns by keys, and goes to its end and its beginning at once', async () => {
    open(kind)
    await press('End')
    expect([said(), animate.mock.calls.length]).toEqual(['Page 4. About dune', 0])
    await press('ArrowLeft')
    expect([said(), animate.mock.calls.length]).toEqual(['Pages 2–3. About lake', 1])
    await press('Home')
    expect(said()).toBe('Cover. About tree')
  })

  it('does not move with reduced motion', async () => {
    open(kind, true)
    await click('Next page')
    expect([said(), animate.mock.calls.length]).toEqual(['Pages 2–3. About lake', 0])
  })
})

it('shows nothing without pictures', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const props = { page: pageAt('/x'), data: { title: 'Leaf through' }, items: [], isEarly: false }
  place = render(<LeafThrough {...props} />).container
  expect(place.textContent).toBe('')
})
