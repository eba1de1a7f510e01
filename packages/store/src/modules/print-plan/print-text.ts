/// <reference path="./binary-modules.d.ts" />
import abrilFatface from '@expo-google-fonts/abril-fatface/400Regular/AbrilFatface_400Regular.ttf'
import caveat from '@expo-google-fonts/caveat/600SemiBold/Caveat_600SemiBold.ttf'
import courierPrime from '@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf'
import dancingScript from '@expo-google-fonts/dancing-script/600SemiBold/DancingScript_600SemiBold.ttf'
import figtree from '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf'
import lora from '@expo-google-fonts/lora/500Medium/Lora_500Medium.ttf'
import nunito from '@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf'
import oswald from '@expo-google-fonts/oswald/500Medium/Oswald_500Medium.ttf'
import parisienne from '@expo-google-fonts/parisienne/400Regular/Parisienne_400Regular.ttf'
import zillaSlab from '@expo-google-fonts/zilla-slab/500Medium/ZillaSlab_500Medium.ttf'
import type { FontId } from '@kea/design/text/fonts'
import type { Shape } from '@kea/design/text/shape'
import { createShaper, type Shaper } from '@kea/text/shaper'
import { createSubset, type Subset } from '@kea/text/subset'
import harfBuzz from 'harfbuzzjs/dist/harfbuzz.wasm'
import harfBuzzSubset from 'harfbuzzjs/dist/harfbuzz-subset.wasm'

const FILES: Record<FontId, ArrayBuffer> = {
  'abril-fatface': abrilFatface,
  caveat,
  'courier-prime': courierPrime,
  'dancing-script': dancingScript,
  figtree,
  lora,
  nunito,
  oswald,
  parisienne,
  'zilla-slab': zillaSlab,
}

const isFont = (id: string): id is FontId => Object.hasOwn(FILES, id)

/** What print files need for text. */
export interface PrintText {
  font(id: string): Promise<Uint8Array>
  subset: Subset
  shape: Shape
}

/** HarfBuzz with the fonts of our list. It starts with the first text. */
export function createPrintText(): PrintText {
  let [shaper, cut]: [Shaper | null, Subset | null] = [null, null]
  const file = (id: FontId) => new Uint8Array(FILES[id])
  return {
    subset(font, glyphs) {
      cut ??= createSubset(harfBuzzSubset)
      return cut(font, glyphs)
    },
    async font(id) {
      if (!isFont(id)) throw new Error(`There is no font "${id}"`)
      return file(id)
    },
    shape(text, font, options) {
      shaper ??= createShaper(harfBuzz)
      if (!shaper.hasFont(font)) shaper.addFont(font, file(font))
      return shaper.shape(text, font, options)
    },
  }
}
