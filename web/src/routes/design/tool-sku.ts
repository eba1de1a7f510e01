/** The product of a tool without a product in the address. */
const FIRST_SKU: Record<string, string> = {
  uploadchoice: 'canvas-print',
  'uploadchoice-new': 'canvas-print',
  'photoprints-tool': 'photo-print',
  'photomug-tool': 'photo-mug',
  'poster-tool': 'photo-poster',
  'doubleacrylic-tool': 'double-acrylic-print',
}

/** The product of a tool's address; '' for none. */
export function skuOf({ pathname, search }: { pathname: string; search: string }): string {
  return new URLSearchParams(search).get('sku') || (FIRST_SKU[pathname.split('/').filter(Boolean)[0] ?? ''] ?? '')
}
