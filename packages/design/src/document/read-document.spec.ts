import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDesignDocument } from './read-document'
import { photoOf, photosOf, placedPhotosOn, surfacesOf } from './records'

const sample = (name: string) =>
  JSON.parse(readFileSync(new URL(`../testing/documents/${name}.json`, import.meta.url), 'utf8'))

const opened = (value: unknown) => {
  const read = readDesignDocument(value)
  if (!read.ok) throw new Error(read.problem)
  return read.document
}

/** What the shopper sees of a design. */
const pictureOf = (value: unknown) => {
  const design = opened(value)
  return surfacesOf(design).map((surface) => ({
    part: surface.part,
    orientation: surface.orientation,
    photos: placedPhotosOn(design, surface).map(({ data: { turns, crop, photo } }) => {
      const { upload, name, widthPx, heightPx } = photoOf(design, photo) ?? {}
      return { turns, crop, upload, name, widthPx, heightPx }
    }),
  }))
}

test('a stored poster of version 1 keeps its picture', () => {
  expect(pictureOf(sample('v1-poster'))).toEqual([
    {
      part: 'front',
      orientation: 'landscape',
      photos: [
        {
          turns: 0,
          crop: { x: 0.10387323943661975, y: 0, width: 0.7922535211267605, height: 1 },
          upload: '3791065491e106ae8bf705be39aa805a',
          name: 'lake-and-snowy-mountains.jpg',
          widthPx: 3840,
          heightPx: 2160,
        },
      ],
    },
  ])
})

test('a stored mug of version 1 keeps its picture, product and options', () => {
  expect(pictureOf(sample('v1-mug'))).toMatchObject([
    { part: 'wrap', orientation: 'landscape', photos: [{ turns: 0, crop: { x: 0, y: 0.3633012940852544 } }] },
  ])
  const { version, sku, tool, options } = opened(sample('v1-mug'))
  expect({ version, sku, tool, options }).toEqual({
    version: 2,
    sku: 'photo-mug',
    tool: 'photomug-tool',
    options: ['Y3VzdG9tLW9wdGlvbi82LzMwMQ=='],
  })
})

test('a draft of version 1 keeps its turned photo under the key that the device knows', () => {
  const design = opened(sample('v1-draft'))
  expect(photosOf(design)).toEqual([
    {
      kind: 'photo',
      id: 'f3ed6d6c-5e51-465e-b315-83d1ffd87af6',
      upload: null,
      name: 'lake.jpg',
      widthPx: 3840,
      heightPx: 2160,
    },
  ])
  expect(pictureOf(sample('v1-draft'))).toMatchObject([
    { orientation: 'portrait', photos: [{ turns: 1, crop: { x: 0.25, y: 0.125, width: 0.5, height: 0.375 } }] },
  ])
})

test('an empty design of version 1 keeps its surface', () => {
  expect(pictureOf(sample('v1-empty'))).toEqual([{ part: 'front', orientation: 'portrait', photos: [] }])
})

test('surfaces and photos of version 1 keep their order', () => {
  const [surface] = sample('v1-poster').surfaces
  const [item] = surface.items
  const items = Array.from({ length: 70 }, (_, at) => ({ ...item, crop: { ...item.crop, width: (at + 1) / 100 } }))
  const value = { ...sample('v1-poster'), surfaces: ['c', 'a', 'b'].map((id) => ({ ...surface, id, items })) }
  const picture = pictureOf(value)
  expect(picture.map(({ part }) => part)).toEqual(['c', 'a', 'b'])
  expect(picture[1]?.photos.map(({ crop }) => crop.width)).toEqual(items.map(({ crop }) => crop.width))
})

test('the version says which document was read, and one of version 2 is read as it is', () => {
  const migrated = readDesignDocument(sample('v1-poster'))
  expect(migrated).toMatchObject({ ok: true, version: 1 })
  const again = readDesignDocument(migrated.ok && migrated.document)
  expect(again).toEqual({ ...migrated, version: 2 })
})

test('a document of a later version is refused, and the message names both versions', () => {
  expect(readDesignDocument({ ...sample('v1-poster'), version: 3 })).toEqual({
    ok: false,
    problem: 'it was written by version 3 of the design tool, and this is version 2',
    version: 3,
  })
})

test('what a document lacks is named with its place', () => {
  const value = { version: 2, sku: 's', tool: 't', options: [], records: {} }
  expect(readDesignDocument(value)).toEqual({ ok: false, problem: 'records: A design has a surface', version: 2 })
})

test('a version that is no number is no version', () => {
  expect(readDesignDocument({ ...sample('v1-poster'), version: '1' })).toMatchObject({ ok: false, version: null })
  expect(readDesignDocument({ ...sample('v1-poster'), version: '9' })).toMatchObject({ ok: false, version: null })
})

test.each([
  ['null', null],
  ['text', 'x'],
  ['a list', []],
  ['a document without a version', { ...sample('v1-poster'), version: undefined }],
  ['version 1 without photos', { ...sample('v1-poster'), photos: null }],
  ['version 1 with a photo that is a number', { ...sample('v1-poster'), photos: { a: 1 } }],
  ['version 1 with a surface that is null', { ...sample('v1-poster'), surfaces: [null] }],
  ['version 1 without items', { ...sample('v1-poster'), surfaces: [{ id: 'front', orientation: 'portrait' }] }],
  [
    'version 1 with an item that is no photo',
    { ...sample('v1-empty'), surfaces: [{ id: 'a', items: [{ type: 'x' }] }] },
  ],
  ...[[null], [7], [[]], [{ type: 'photo' }], [{ type: 'photo', photo: 7 }], [{ type: 'text', photo: 'a' }]].map(
    (items): [string, unknown] => [
      `version 1 with the items ${JSON.stringify(items)}`,
      { ...sample('v1-empty'), surfaces: [{ ...sample('v1-empty').surfaces[0], items }] },
    ],
  ),
  ['version 1 with a surface without a name', { ...sample('v1-empty'), surfaces: [{ id: 7, items: [] }] }],
  [
    'version 1 with a second surface that is none',
    { ...sample('v1-empty'), surfaces: [sample('v1-empty').surfaces[0], null] },
  ],
  ['version 1 with a list of photos', { ...sample('v1-empty'), photos: [] }],
  [
    'version 1 with two surfaces of one name',
    { ...sample('v1-empty'), surfaces: [sample('v1-empty').surfaces[0], sample('v1-empty').surfaces[0]] },
  ],
  ['version 1 whose photo is missing', { ...sample('v1-poster'), photos: {} }],
  [
    'version 1 whose crop leaves its photo',
    {
      ...sample('v1-poster'),
      surfaces: sample('v1-poster').surfaces.map((surface: { items: object[] }) => ({
        ...surface,
        items: surface.items.map((item) => ({ ...item, crop: { x: 0.5, y: 0, width: 0.6, height: 1 } })),
      })),
    },
  ],
])('%s is refused', (_, value) => {
  expect(readDesignDocument(value)).toMatchObject({ ok: false, problem: expect.any(String) })
})
