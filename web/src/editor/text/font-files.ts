import abrilFatface from '@expo-google-fonts/abril-fatface/400Regular/AbrilFatface_400Regular.ttf?url'
import caveat from '@expo-google-fonts/caveat/600SemiBold/Caveat_600SemiBold.ttf?url'
import courierPrime from '@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf?url'
import dancingScript from '@expo-google-fonts/dancing-script/600SemiBold/DancingScript_600SemiBold.ttf?url'
import figtree from '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf?url'
import lora from '@expo-google-fonts/lora/500Medium/Lora_500Medium.ttf?url'
import nunito from '@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf?url'
import oswald from '@expo-google-fonts/oswald/500Medium/Oswald_500Medium.ttf?url'
import parisienne from '@expo-google-fonts/parisienne/400Regular/Parisienne_400Regular.ttf?url'
import zillaSlab from '@expo-google-fonts/zilla-slab/500Medium/ZillaSlab_500Medium.ttf?url'
import type { FontId } from '@kea/design/text/fonts'

/** Addresses of the fonts in the build. The list of fonts names the same files. */
const ADDRESSES: Record<FontId, string> = {
  figtree,
  lora,
  'zilla-slab': zillaSlab,
  oswald,
  'courier-prime': courierPrime,
  'dancing-script': dancingScript,
  parisienne,
  caveat,
  nunito,
  'abril-fatface': abrilFatface,
}

export async function fetchFont(id: FontId): Promise<Uint8Array> {
  const answer = await fetch(ADDRESSES[id])
  if (!answer.ok) throw new Error(`The font ${id} answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
