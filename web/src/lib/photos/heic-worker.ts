import type { StatedColour } from '@kea/photo/wide-colour'
import libheif from 'libheif-js/libheif-wasm/libheif.js'
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { type HeicPixels, heicPixels, type Libheif } from './heic-pixels'

export interface HeicRequest {
  file: Uint8Array
  colour: StatedColour
}

/** Null for a file that cannot be decoded. */
export type HeicAnswer = HeicPixels | 'not loaded' | null

const decoderBytes = async (): Promise<ArrayBuffer | null> => {
  const answer = await fetch(wasmAddress).catch(() => null)
  return answer?.ok ? answer.arrayBuffer() : null
}

async function decode({ file, colour }: HeicRequest): Promise<HeicAnswer> {
  const wasmBinary = await decoderBytes()
  return wasmBinary ? heicPixels(libheif({ wasmBinary }) as unknown as Libheif, file, colour) : 'not loaded'
}

addEventListener('message', async ({ data }: MessageEvent<HeicRequest>) => {
  const answer = await decode(data).catch(() => null)
  postMessage(answer, { transfer: answer && answer !== 'not loaded' ? [answer.data.buffer] : [] })
})
