import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellAfter, rowPlace, trayRows } from './tray-rows'

// Two columns of 132 px: a picture of 99 px, 44 px of buttons and a gap of 8 px.
const panel = { width: 272, height: 600 }
const sizes = [
  { cells: 5, hasTitle: true },
  { cells: 300, hasTitle: true },
  { cells: 4, hasTitle: false },
]

describe('the rows of the tray', () => {
  it('are two beside each other in a panel with all buttons, three on a phone with fewer', () => {
    expect(trayRows(sizes, { ...panel, top: 0 })).toMatchObject({ columns: 2, isWide: true })
    expect(trayRows(sizes, { width: 350, height: 280, top: 0 })).toMatchObject({ columns: 3, isWide: false })
    expect(trayRows(sizes, { width: 0, height: 0, top: 0 })).toMatchObject({ columns: 1 })
  })

  it('are drawn where they are near the visible part', () => {
    const { height, sections } = trayRows(sizes, { ...panel, top: 0 })
    // 3, 150 and 2 rows of 151 px, two titles of 40 px and three gaps of 12 px.
    expect(height).toBe(155 * 151 + 2 * 40 + 3 * 12)
    expect(sections).toEqual([
      { at: 0, top: 0, height: 505, above: 0, from: 0, to: 5 },
      { at: 1, top: 505, height: 22_702, above: 0, from: 0, to: 6 },
    ])
  })

  it('in the middle of a long section are a few of it alone', () => {
    const { sections } = trayRows(sizes, { ...panel, top: 10_000 })
    expect(sections).toEqual([{ at: 1, top: 505, height: 22_702, above: 60 * 151, from: 120, to: 138 }])
  })

  it('at the end are drawn to the last photo', () => {
    const { sections } = trayRows(sizes, { ...panel, top: 22_900 })
    expect(sections.at(-1)).toMatchObject({ at: 2, from: 0, to: 4 })
  })

  it('cover what is seen, wherever it is scrolled to', () => {
    const section = fc.record({ cells: fc.integer({ min: 1, max: 60 }), hasTitle: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(section, { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, part) => {
          const { height } = trayRows(all, { ...panel, top: 0 })
          const top = part * Math.max(0, height - panel.height)
          const { sections, columns } = trayRows(all, { ...panel, top })
          const drawn = new Set(
            sections.flatMap(({ at, from, to }) =>
              Array.from({ length: to - from }, (_, each) => `${at} ${from + each}`),
            ),
          )
          for (const [at, { cells }] of all.entries()) {
            for (let cell = 0; cell < cells; cell += 1) {
              const place = rowPlace(all, panel.width, { section: at, cell })
              if (place.top < top + panel.height && place.top + place.height > top)
                expect(drawn).toContain(`${at} ${cell}`)
            }
          }
          expect(drawn.size).toBeLessThanOrEqual(12 * columns + 12)
        },
      ),
    )
  })
})

describe('the keys of the tray', () => {
  // 5 photos in rows of 3 and 2, then 4 in rows of 3 and 1.
  const two = [
    { cells: 5, hasTitle: true },
    { cells: 4, hasTitle: true },
  ]
  const leadsTo = (key: string, at: number) => cellAfter(key, at, two, 3)

  it('lead to the left and right over all sections, and to both ends', () => {
    expect([leadsTo('ArrowRight', 4), leadsTo('ArrowLeft', 5), leadsTo('Home', 7), leadsTo('End', 0)]).toEqual([
      5, 4, 0, 8,
    ])
    expect([leadsTo('ArrowRight', 8), leadsTo('ArrowLeft', 0), leadsTo('Enter', 0), leadsTo('ArrowDown', 8)]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('lead up and down in their column, and to the last photo of a shorter row', () => {
    expect([
      leadsTo('ArrowDown', 1),
      leadsTo('ArrowDown', 2),
      leadsTo('ArrowDown', 4),
      leadsTo('ArrowDown', 7),
    ]).toEqual([4, 4, 6, 8])
    expect([leadsTo('ArrowUp', 8), leadsTo('ArrowUp', 6), leadsTo('ArrowUp', 7), leadsTo('ArrowUp', 2)]).toEqual([
      5,
      4,
      4,
      null,
    ])
  })
})
