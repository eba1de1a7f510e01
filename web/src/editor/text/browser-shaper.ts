import { createShaper, type Shaper } from '@kea/text/shaper'
import wasm from 'harfbuzzjs/dist/harfbuzz.wasm?url'

/** HarfBuzz in a page, which may compile. */
export async function browserShaper(): Promise<Shaper> {
  const module = await WebAssembly.compileStreaming(fetch(wasm))
  return createShaper(module, (code) => new WebAssembly.Module(code))
}
