import type { PlacedNeon } from '@kea/design/document/document'
import type { Size } from '@kea/design/geometry/surfaces'
import { signOf } from '@kea/design/items/neon/bend-sign'
import { litSign } from '@kea/design/items/neon/lit-sign'
import { type PackedSign, packSign } from '@kea/design/items/neon/packed-sign'
import { lightPixels, type WallLight } from '@kea/design/neon/wall-light'
import type { ProductPart } from '@kea/design/product/definition'
import { STREET } from './room-light'

export interface SignQuestion {
  part: ProductPart
  face: Size
  data: PlacedNeon['data']
}

/** First the word that the code is there, then each sign with its light; null where there is nothing to bend. */
export type SignAnswer = 'ready' | SignMade | null

export interface SignMade {
  sign: PackedSign
  light: WallLight | null
  /** Of the light, on a wall by the street. */
  pixels: Uint8ClampedArray<ArrayBuffer> | null
}

const say = (answer: SignAnswer, transfer: ArrayBuffer[] = []) => postMessage(answer, { transfer })

addEventListener('message', ({ data: { part, face, data } }: MessageEvent<SignQuestion>) => {
  const made = signOf(part, face, { data })
  if (!made) return say(null)
  const sign = packSign(made)
  const light = litSign({ part, face }, { data }, { signOf })?.light ?? null
  const pixels = light && lightPixels(light, STREET)
  const amounts = light?.amounts.map(({ values }) => values.buffer) ?? []
  say({ sign, light, pixels }, [sign.points.buffer, ...amounts, ...(pixels ? [pixels.buffer] : [])])
})

say('ready')
