// The modules of a bundled Worker for Miniflare.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** What the code imports that is no script: WebAssembly and fonts. */
const BINARIES: Record<string, 'CompiledWasm' | 'Data'> = { '.wasm': 'CompiledWasm', '.ttf': 'Data' }

/** A module of a Worker. Its path is a name in the folder of the bundle. */
export interface WorkerModule {
  type?: 'ESModule' | 'CompiledWasm' | 'Data'
  path: string
  contents: string | Uint8Array<ArrayBuffer>
}

/** The modules that stand beside the script of a bundle. */
export const binaryModules = (folder: string): WorkerModule[] =>
  readdirSync(folder).flatMap((name) => {
    const type = BINARIES[extname(name)]
    return type ? [{ type, path: name, contents: new Uint8Array(readFileSync(join(folder, name))) }] : []
  })
