// The modules of a bundled Worker for Miniflare.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** What the code imports that is no script: WebAssembly and fonts. */
const BINARIES = { '.wasm': 'CompiledWasm', '.ttf': 'Data' }

/** The modules that stand beside the script of a bundle, as `{ type, path, contents }`. A path is a name in the folder. */
export const binaryModules = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const type = BINARIES[extname(name)]
    return type ? [{ type, path: name, contents: new Uint8Array(readFileSync(join(folder, name))) }] : []
  })
