import { type ProductDefinition, productDefinition } from '../definition'

/** Definitions like those of the shop's products, for specs. */
export const canvasDefinition: ProductDefinition = productDefinition.parse({
  version: 1,
  shape: 'canvas',
  surface: { id: 'front', label: 'Canvas' },
  sizes: [
    { optionUid: 'size-20x20', widthMm: 200, heightMm: 200 },
    { optionUid: 'size-30x40', widthMm: 300, heightMm: 400 },
    { optionUid: 'size-60x90', widthMm: 600, heightMm: 900 },
    { optionUid: 'size-100x150', widthMm: 1000, heightMm: 1500 },
  ],
  canRotate: true,
  bleedMm: 5,
  depths: [
    { optionUid: 'depth-19', depthMm: 19 },
    { optionUid: 'depth-38', depthMm: 38 },
  ],
  edges: [
    { optionUid: 'edge-wrap', edge: 'wrap' },
    { optionUid: 'edge-mirror', edge: 'mirror' },
    { optionUid: 'edge-white', edge: 'white' },
  ],
  resolution: { goodPpi: 100, leastPpi: 60 },
})

export const printDefinition: ProductDefinition = productDefinition.parse({
  version: 1,
  shape: 'sheet',
  surface: { id: 'front', label: 'Print' },
  sizes: [
    { optionUid: 'size-10x15', widthMm: 100, heightMm: 150 },
    { optionUid: 'size-20x30', widthMm: 200, heightMm: 300 },
  ],
  canRotate: true,
  bleedMm: 2,
  depths: [],
  edges: [],
  resolution: { goodPpi: 200, leastPpi: 120 },
})

export const mugDefinition: ProductDefinition = productDefinition.parse({
  version: 1,
  shape: 'mug',
  surface: { id: 'wrap', label: 'Mug' },
  sizes: [{ optionUid: 'size-330', widthMm: 200, heightMm: 85 }],
  canRotate: false,
  bleedMm: 2,
  depths: [],
  edges: [],
  resolution: { goodPpi: 150, leastPpi: 90 },
})
