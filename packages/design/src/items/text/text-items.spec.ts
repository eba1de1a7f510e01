import { describe, expect, test } from 'vitest'
import { newDocument } from '../../arrangement/new-document'
import { placePhoto } from '../../arrangement/place-photo'
import { allPrinted } from '../../arrangement/printed'
import { composeSurface, pagesOf } from '../../compose/compose'
import { type DesignDocument, designDocument, type PlacedText } from '../../document/document'
import { applyPatch } from '../../document/patch'
import { fontsOf, itemsOf, itemsOn, surfacesOf } from '../../document/records'
import { chooseOptions } from '../../edits/edits'
import { scaleFrame } from '../../geometry/frame'
import { geometryOn } from '../../geometry/surfaces'
import { canvasDefinition } from '../../testing/definitions'
import { plainDrawings, plainShape, textOf } from '../../testing/texts'
import { changeText, newTexts } from './edit'
import { scaleText } from './scale'

const OPTIONS = ['size-30x40', 'depth-19', 'edge-wrap']
const FACE = { width: 300, height: 400 }

const empty = newDocument(canvasDefinition, { sku: 'canvas', tool: 'uploadchoice', options: OPTIONS })
const surfaceIn = (design: DesignDocument) => {
  const [surface] = surfacesOf(design)
  if (!surface) throw new Error('The design has no surface')
  return surface
}
const withText = (words = 'Kia ora', design = empty, id = 'text-1') =>
  applyPatch(design, {
    put: newTexts(
      design,
      surfaceIn(design),
      geometryOn(canvasDefinition, design, surfaceIn(design)),
      { id, words },
      plainShape,
    ).slice(0, 1),
  }).document
const textIn = (design: DesignDocument): PlacedText => {
  const text = itemsOf(design).find((item) => item.type === 'text')
  if (text?.type !== 'text') throw new Error('The design has no text')
  return text
}

describe('a new text', () => {
  test('stands in the middle of the face, a tenth of its shorter side high', () => {
    const { frame, data } = textIn(withText())
    expect(data).toMatchObject({ words: 'Kia ora', sizeMm: 30, align: 'centre' })
    expect(frame).toEqual({ x: 30, y: 185, width: 240, height: 30, angle: 0 })
  })

  test('is above what is there, and a design with it is stored', () => {
    const design = withText('Second', withText(), 'text-2')
    expect(itemsOn(design, surfaceIn(design)).map(({ id }) => id)).toEqual(['text-1', 'text-2'])
    expect(designDocument.parse(design)).toEqual(design)
    expect(fontsOf(design)).toEqual(['figtree'])
    expect(fontsOf(empty)).toEqual([])
  })

  test('stays above a photo that comes later', () => {
    const photo = { kind: 'photo', id: 'p', upload: null, name: 'p.jpg', widthPx: 3000, heightPx: 4000 } as const
    const design = withText()
    const { document } = applyPatch(design, placePhoto(canvasDefinition, design, surfaceIn(design), photo))
    expect(itemsOn(document, surfaceIn(document)).map(({ type }) => type)).toEqual(['photo', 'text'])
    expect(designDocument.safeParse(document).success).toBe(true)
  })
})

describe('a changed text', () => {
  test('keeps the width and the middle of its frame, which is as high as its lines', () => {
    const { document } = applyPatch(
      withText(),
      changeText(textIn(withText()), { words: 'Kia ora\nkoutou', font: 'lora' }, plainShape),
    )
    const { frame, data } = textIn(document)
    expect(data).toMatchObject({ words: 'Kia ora\nkoutou', font: 'lora', sizeMm: 30 })
    expect(frame).toEqual({ x: 30, y: 167, width: 240, height: 66, angle: 0 })
  })

  test('of many lines has no frame that a design cannot store', () => {
    const before = withText()
    const change = { words: '\n'.repeat(500), sizeMm: 300, lineHeight: 4 }
    const { document } = applyPatch(before, changeText(textIn(before), change, plainShape))
    expect(designDocument.safeParse(document).success).toBe(true)
  })
})

describe('on a face of another size', () => {
  test('a text grows with the shorter side and breaks its lines at the same words', () => {
    const outline = { colour: '#ffffff', widthMm: 1 } as const
    const before = { ...textIn(withText()), data: textOf('Kia ora koutou katoa', { sizeMm: 30, outline }) }
    const after = scaleText(before, scaleFrame(before.frame, FACE, { width: 600, height: 900 }), 2)
    expect(after.data).toEqual({ ...before.data, sizeMm: 60, outline: { ...outline, widthMm: 2 } })
    expect(after.frame).toEqual({ x: 60, y: 420, width: 480, height: 60, angle: 0 })
    expect('outline' in scaleText(textIn(withText()), before.frame, 1).data).toBe(false)
  })

  test('another size of the product scales it, and back again it is as it was', () => {
    const small = withText()
    const resized = (design: DesignDocument, size: string) =>
      applyPatch(design, chooseOptions(canvasDefinition, design, [size, ...OPTIONS.slice(1)])).document
    const large = resized(small, 'size-60x90')
    expect(textIn(large).data.sizeMm).toBeCloseTo(60, 9)
    expect(textIn(resized(large, 'size-30x40')).frame.y).toBeCloseTo(textIn(small).frame.y, 6)
    expect(textIn(resized(large, 'size-30x40')).data.sizeMm).toBeCloseTo(30, 9)
  })
})

describe('the display list of a text', () => {
  const listOf = (design: DesignDocument) =>
    composeSurface(canvasDefinition, design, surfaceIn(design), plainDrawings).list

  test('is a group with its glyphs, turned about the middle of its frame', () => {
    const [straight] = listOf(withText())
    expect(straight).toMatchObject({ kind: 'group', children: [{ kind: 'glyphs', sizeMm: 30 }] })
    expect(straight && 'transform' in straight).toBe(false)
    const text = textIn(withText())
    const turned = applyPatch(withText(), { put: [{ ...text, frame: { ...text.frame, angle: 90 } }] }).document
    const [group] = listOf(turned)
    // A quarter about (150, 200) brings the left end of the frame to its top.
    expect(group?.kind === 'group' && group.transform?.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([
      0, 1, -1, 0, 350, 50,
    ])
  })

  test('needs fonts, on the screen and for the printer, while a design without text needs none', () => {
    expect(() => composeSurface(canvasDefinition, withText(), surfaceIn(empty))).toThrow('fonts')
    expect(() => pagesOf(withText(), allPrinted(withText(), canvasDefinition))).toThrow('fonts')
    expect(pagesOf(empty, allPrinted(empty, canvasDefinition))).toHaveLength(1)
    expect(pagesOf(withText(), allPrinted(withText(), canvasDefinition), plainDrawings)[0]?.list).toHaveLength(1)
  })
})
