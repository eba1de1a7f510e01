/** The types of the files that a build has under /assets. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  wasm: 'application/wasm',
  ttf: 'font/ttf',
  woff2: 'font/woff2',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** As vite.config.ts names them: a hash of the contents and nothing else. */
const NAME = /^[0-9a-f]{12}\.([a-z0-9]+)$/

/** The content type of a file by its name; null for a name that no file of a build has. */
export const assetType = (name: string): string | null => {
  const ending = NAME.exec(name)?.[1]
  return ending !== undefined && Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? null) : null
}
