/** Address of a photo that is drawn on a wall until the shopper has one. */
export type Sample = string

/** Sample photos by sku. Their sources are in scripts/pictures/pictures.json. */
const LAKE = '/pictures/photo-lake.800x533.637691.9b113259/800.webp'
const PIER = '/pictures/photo-pier.800x533.605d69.9a631366/800.webp'
const BOAT = '/pictures/photo-boat.800x533.95918e.e02639fd/800.webp'
const RANGE = '/pictures/photo-range.800x533.878d77.269308b7/800.webp'

export const SAMPLES: Partial<Record<string, Sample>> & { default: Sample } = {
  default: LAKE,
  'acrylic-print': '/pictures/photo-dandelion.800x533.645b38.8bf9de6f/800.webp',
  'double-acrylic-print': BOAT,
  'framed-photo-print': RANGE,
  'hexagon-canvas': '/pictures/photo-tea.800x533.85974d.11d09018/800.webp',
  'metal-print': BOAT,
  'panoramic-canvas': PIER,
  'photo-poster': PIER,
  'pop-art-canvas': '/pictures/photo-pop-art.800x533.8a757d.4d9c6014/800.webp',
  'split-canvas': '/pictures/photo-tea.800x533.85974d.11d09018/800.webp',
  'wood-print': RANGE,
}
