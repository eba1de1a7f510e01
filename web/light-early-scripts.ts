import type { Plugin, Rolldown } from 'vite'

/** What each early script may weigh with all that it imports at once, in bytes of code before compression. */
const MAX_BYTES = 16_000

type Built = Pick<Rolldown.OutputChunk, 'type' | 'code' | 'imports' | 'facadeModuleId'> | { type: 'asset' }

/** The early scripts that are too heavy, with their bytes. @param bundle the files of a build by their names */
export function heavyEarlyScripts(bundle: Readonly<Record<string, Built>>): string[] {
  function bytesOf(name: string, counted = new Set<string>()): number {
    const file = bundle[name]
    if (file?.type !== 'chunk' || counted.has(name)) return 0
    counted.add(name)
    return file.code.length + file.imports.reduce((sum, other) => sum + bytesOf(other, counted), 0)
  }
  return Object.entries(bundle).flatMap(([name, file]) => {
    if (file.type !== 'chunk' || !file.facadeModuleId?.endsWith('/early.ts')) return []
    const bytes = bytesOf(name)
    return bytes > MAX_BYTES ? [`${file.facadeModuleId} (${bytes} bytes)`] : []
  })
}

/**
 * An early script sends the first request of a page before the shop has loaded. One import of the wrong file makes it
 * wait for all packages, which costs a slow phone 100 ms and no test of behaviour sees. The build ends there.
 */
export const lightEarlyScripts = (): Plugin => ({
  name: 'light-early-scripts',
  apply: 'build',
  generateBundle(_options, bundle) {
    const heavy = heavyEarlyScripts(bundle)
    if (heavy.length > 0) this.error(`These early scripts load more than ${MAX_BYTES} bytes: ${heavy.join(', ')}.`)
  },
})
