import { type ProductDefinition, type ProductPart, productDefinition } from '../product/definition'

const part = (changes: Partial<ProductPart>): ProductPart => ({
  id: 'front',
  label: 'Print',
  outline: { kind: 'rect', radiusMm: 0 },
  size: { widthMm: 100, heightMm: 150 },
  canRotate: true,
  bleedMm: 2,
  safeMm: 5,
  wrapMm: 0,
  edge: 'wrap',
  borderMm: 0,
  holes: [],
  quiet: [],
  allows: ['photo', 'text', 'graphic', 'layout', 'background'],
  mayBeEmpty: false,
  sameAs: null,
  pieces: null,
  overlays: [],
  ...changes,
})

const sizeEffect = (option: string, widthMm: number, heightMm: number): ProductDefinition['effects'][number] => ({
  option,
  part: { '*': { size: { widthMm, heightMm } } },
})

const definition = (changes: Partial<ProductDefinition>): ProductDefinition =>
  productDefinition.parse({
    version: 3,
    parts: [part({})],
    arrangement: { kind: 'parts' },
    sizeFollowsPhoto: true,
    effects: [],
    resolution: { goodPpi: 100, leastPpi: 60 },
    look: null,
    views: [],
    ...changes,
  })

/** The definition with other sizes. */
export const withSizes = (
  { effects, ...rest }: ProductDefinition,
  sizes: readonly (readonly [option: string, widthMm: number, heightMm: number])[],
): ProductDefinition => ({
  ...rest,
  effects: [...sizes.map((row) => sizeEffect(...row)), ...effects.filter(({ option }) => !option.startsWith('size'))],
})

/** Definitions like those of the shop's products, for specs. */
export const canvasDefinition: ProductDefinition = definition({
  parts: [part({ label: 'Canvas', size: { widthMm: 200, heightMm: 200 }, bleedMm: 5, wrapMm: 19 })],
  effects: [
    sizeEffect('size-20x20', 200, 200),
    sizeEffect('size-30x40', 300, 400),
    sizeEffect('size-60x90', 600, 900),
    sizeEffect('size-100x150', 1000, 1500),
    { option: 'depth-19', part: { '*': { wrapMm: 19 } }, look: { offMm: 19 } },
    { option: 'depth-38', part: { '*': { wrapMm: 38 } }, look: { offMm: 38 } },
    { option: 'edge-wrap', part: { '*': { edge: 'wrap' } } },
    { option: 'edge-mirror', part: { '*': { edge: 'mirror' } } },
    { option: 'edge-white', part: { '*': { edge: 'white' } } },
    { option: 'edge-colour', part: { '*': { edge: 'colour' } } },
    { option: 'edge-blurred', part: { '*': { edge: 'blurred' } } },
  ],
  look: { noun: 'canvas', kind: 'canvas', offMm: 19, frame: null, frameMm: 0, rimMm: 0, sample: '' },
  views: [{ solid: 'box', heat: false }],
})

export const printDefinition: ProductDefinition = definition({
  effects: [sizeEffect('size-10x15', 100, 150), sizeEffect('size-20x30', 200, 300)],
  resolution: { goodPpi: 200, leastPpi: 120 },
  look: { noun: 'print', kind: 'sheet', offMm: 1, frame: null, frameMm: 0, rimMm: 0, sample: '' },
})

export const mugDefinition: ProductDefinition = definition({
  parts: [part({ id: 'wrap', label: 'Mug', size: { widthMm: 200, heightMm: 85 }, canRotate: false })],
  sizeFollowsPhoto: false,
  effects: [sizeEffect('size-330', 200, 85)],
  resolution: { goodPpi: 150, leastPpi: 90 },
  views: [{ solid: 'cylinder', heat: false }],
})

/** A cushion: its back is plain, printed from the front, or has a design of its own. */
export const cushionDefinition: ProductDefinition = definition({
  parts: [
    part({ label: 'Front', size: { widthMm: 400, heightMm: 400 }, bleedMm: 10 }),
    part({ id: 'back', label: 'Back', size: { widthMm: 400, heightMm: 400 }, bleedMm: 10, mayBeEmpty: true }),
  ],
  effects: [
    sizeEffect('size-40x40', 400, 400),
    sizeEffect('size-30x50', 300, 500),
    { option: 'back-plain', only: ['front'] },
    { option: 'back-same', part: { back: { sameAs: { part: 'front', mirrored: false } } } },
    { option: 'back-own' },
  ],
})

const binding = (quietMm: number, lossMm: number) => ({
  first: { fold: { at: 0, quietMm, lossMm } },
  spread: { fold: { at: 0.5, quietMm, lossMm } },
  last: { fold: { at: 1, quietMm, lossMm } },
})

/** A book of 8 or 40 pages of 120 × 160 mm, in a soft or a hard cover. */
export const bookDefinition: ProductDefinition = definition({
  parts: [
    part({
      id: 'cover',
      label: 'Cover',
      size: { widthMm: 120, heightMm: 160 },
      canRotate: false,
      spine: { sheetMm: 0.2, boardsMm: 1, leastTextMm: 3, jointMm: 0, overhangMm: 0 },
      sheets: 4,
      texts: [
        {
          ...{ words: 'Summer', font: 'oswald', size: 0.1, colour: '#102030', outline: null, on: 'front' },
          ...{ x: 0.1, y: 0.5, width: 0.8, height: 0.1 },
        },
        {
          ...{ words: 'Our book', font: 'oswald', size: 0.5, colour: '#102030', outline: null, on: 'spine' },
          ...{ x: 0, y: 0.25, width: 1, height: 0.5 },
        },
      ],
    }),
    part({ id: 'first', label: 'First page', size: { widthMm: 120, heightMm: 160 }, canRotate: false }),
    part({ id: 'spread', label: 'Spread', size: { widthMm: 240, heightMm: 160 }, canRotate: false }),
    part({ id: 'last', label: 'Last page', size: { widthMm: 120, heightMm: 160 }, canRotate: false, mayBeEmpty: true }),
  ],
  arrangement: {
    kind: 'pages',
    sequence: [
      { part: 'cover', count: 1 },
      { part: 'first', count: 1, names: 'pages' },
      { part: 'spread', count: 3, names: 'pages' },
      { part: 'last', count: 1, names: 'pages' },
    ],
    move: 'surfaces',
  },
  files: [
    { name: 'cover', parts: ['cover'] },
    { name: 'block', parts: ['first', 'spread', 'last'], split: 'pages' },
  ],
  sizeFollowsPhoto: false,
  effects: [
    { option: 'soft', part: binding(15, 4) },
    {
      option: 'hard',
      part: {
        cover: { wrapMm: 15, spine: { sheetMm: 0.2, boardsMm: 4, leastTextMm: 3, jointMm: 6, overhangMm: 3 } },
        ...binding(10, 2),
      },
    },
    { option: 'pages-8', counts: { spread: 3 }, part: { cover: { sheets: 4 } } },
    { option: 'pages-40', counts: { spread: 19 }, part: { cover: { sheets: 20 } } },
  ],
})

/** A rug: upright in two sizes of other proportions, and round. */
export const rugDefinition: ProductDefinition = definition({
  parts: [part({ label: 'Rug', size: { widthMm: 600, heightMm: 900 }, bleedMm: 20, safeMm: 40 })],
  effects: [
    sizeEffect('size-60x90', 600, 900),
    {
      option: 'size-round-100',
      part: { '*': { size: { widthMm: 1000, heightMm: 1000 } }, front: { outline: { kind: 'ellipse' } } },
    },
    sizeEffect('size-120x170', 1200, 1700),
  ],
})

const foldedPart = (id: string, mayBeEmpty: boolean): ProductPart =>
  part({
    id,
    label: id,
    size: { widthMm: 200, heightMm: 150 },
    canRotate: false,
    fold: { at: 0.5, quietMm: 3, lossMm: 0 },
    mayBeEmpty,
  })
const cardSizes = (width: number, height: number): NonNullable<ProductDefinition['effects'][number]['part']> => ({
  '*': { size: { widthMm: width, heightMm: height } },
  outside: { size: { widthMm: 2 * width, heightMm: height } },
  inside: { size: { widthMm: 2 * width, heightMm: height } },
})

/** Folded cards with an outside and an inside, and flat ones with a front and a back. */
export const cardDefinition: ProductDefinition = definition({
  parts: [
    foldedPart('outside', false),
    foldedPart('inside', true),
    part({ id: 'front', label: 'Front', canRotate: false }),
    part({ id: 'back', label: 'Back', canRotate: false, mayBeEmpty: true }),
  ],
  effects: [
    { option: 'folded-10x15', only: ['outside', 'inside'], part: cardSizes(100, 150) },
    { option: 'folded-20x30', only: ['outside', 'inside'], part: cardSizes(200, 300) },
    { option: 'flat-10x15', only: ['front', 'back'], part: cardSizes(100, 150) },
  ],
})
