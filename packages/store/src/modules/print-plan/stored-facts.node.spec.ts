import { pdfOf } from '@kea/print/pdf-file'
import { FACTS, page, photo, TEXT } from '@kea/print/testing/print-case'
import { describe, expect, it } from 'vitest'
import { plannedOriginal } from './stored-facts'

const STORED = { type: 'image/jpeg', width: 640, height: 480, orientation: 1, components: 3 }

const plan = (facts: object) => {
  const original = () => plannedOriginal({ uid: 'u', name: 'logo.png', size: 90_000, facts: JSON.stringify(facts) })
  return pdfOf([page([photo('a')])], { ...TEXT, original }, FACTS)
}

describe('the plan of a print file', () => {
  it('counts the mask of a photo too, without its bytes', async () => {
    const [opaque, masked] = [
      await plan({ ...STORED, mask: null }),
      await plan({ ...STORED, mask: { start: 70_041, end: 89_972 } }),
    ]
    const more = masked.length - opaque.length
    // The rows, and what the file says of the mask and of the mixing of colours.
    expect(more).toBeGreaterThan(19_931)
    expect(more).toBeLessThan(19_931 + 500)
  })

  it('knows photos from before there were masks', async () => {
    expect((await plan(STORED)).length).toBe((await plan({ ...STORED, mask: null })).length)
  })
})
