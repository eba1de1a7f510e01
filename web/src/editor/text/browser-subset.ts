import { createSubset, type Subset } from '@kea/text/subset'
import wasm from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url'

/** HarfBuzz's subsetter in a page. */
export const browserSubset = async (): Promise<Subset> => createSubset(await WebAssembly.compileStreaming(fetch(wasm)))
