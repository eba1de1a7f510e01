import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overlaps, useGivingWay } from './use-giving-way'

const box = (top: number, left: number, height: number, width: number) => ({
  top,
  left,
  bottom: top + height,
  right: left + width,
})

it('boxes overlap if they have a point in common, not if they touch', () => {
  expect(overlaps(box(0, 0, 10, 10), box(9, 9, 10, 10))).toBe(true)
  expect(overlaps(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(false)
  expect(overlaps(box(0, 0, 10, 10), box(0, 10, 10, 10))).toBe(false)
  expect(overlaps(box(0, 0, 100, 100), box(40, 40, 1, 1))).toBe(true)
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function Sheet({ isOn }: { isOn: boolean }) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} data-top="700" data-hidden={useGivingWay(part, isOn)}>
      <button type="button">Accept</button>
    </div>
  )
}

it('a part hides while a button that sells is below it, unless it has the focus or was asked for', () => {
  // jsdom has no layout: a box is where its element says.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return box(Number(this.getAttribute('data-top')), 0, 100, 300) as DOMRect
  })
  const draw = (top: number, isOn = true) => (
    <>
      <Sheet isOn={isOn} />
      <main>
        <a href="/canvas-prints" className="bg-kea" data-top={top}>
          Choose a product
        </a>
        <a href="/about-us" data-top="700">
          About us
        </a>
      </main>
    </>
  )
  const { container, rerender } = render(draw(750))
  const hidden = () => container.firstElementChild?.getAttribute('data-hidden')
  expect(hidden()).toBe('true')
  rerender(draw(400))
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(hidden()).toBe('false')
  rerender(draw(650))
  act(() => void vi.advanceTimersByTime(400))
  expect(hidden()).toBe('true')
  container.querySelector('button')?.focus()
  act(() => void vi.advanceTimersByTime(400))
  expect(hidden()).toBe('false')
  container.querySelector('button')?.blur()
  rerender(draw(650, false))
  expect(hidden()).toBe('false')
  vi.restoreAllMocks()
})
