import libheif from 'libheif-js/libheif-wasm/libheif.js'
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url'

/** The pixels of a HEIC as it is shown, four bytes each. */
export interface HeicPixels {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

/** Null for a file that cannot be decoded. */
export type HeicAnswer = HeicPixels | 'not loaded' | null

interface HeifImage {
  get_width(): number
  get_height(): number
  is_primary(): boolean
  /** Calls back with null where the pixels cannot be decoded. */
  display(pixels: HeicPixels, done: (pixels: HeicPixels | null) => void): void
}

interface Libheif {
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
}

const decoderBytes = async (): Promise<ArrayBuffer | null> => {
  const answer = await fetch(wasmAddress).catch(() => null)
  return answer?.ok ? answer.arrayBuffer() : null
}

async function decode(file: Uint8Array): Promise<HeicAnswer> {
  const wasmBinary = await decoderBytes()
  if (!wasmBinary) return 'not loaded'
  const { HeifDecoder } = libheif({ wasmBinary }) as unknown as Libheif
  const images = new HeifDecoder().decode(file)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return null
  const [width, height] = [image.get_width(), image.get_height()]
  const pixels: HeicPixels = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  return new Promise((resolve) => image.display(pixels, resolve))
}

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  const answer = await decode(data).catch(() => null)
  postMessage(answer, { transfer: answer && answer !== 'not loaded' ? [answer.data.buffer] : [] })
})
