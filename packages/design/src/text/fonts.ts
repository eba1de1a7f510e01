type FontKind = 'sans' | 'serif' | 'slab' | 'condensed' | 'typewriter' | 'script' | 'hand' | 'rounded' | 'display'

/**
 * The fonts of our designs. All are under the SIL Open Font License and have the Māori vowels with macrons. `file` is
 * the static TrueType file in its package.
 */
export const FONTS = [
  {
    id: 'figtree',
    family: 'Figtree',
    kind: 'sans',
    file: '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf',
  },
  { id: 'lora', family: 'Lora', kind: 'serif', file: '@expo-google-fonts/lora/500Medium/Lora_500Medium.ttf' },
  {
    id: 'zilla-slab',
    family: 'Zilla Slab',
    kind: 'slab',
    file: '@expo-google-fonts/zilla-slab/500Medium/ZillaSlab_500Medium.ttf',
  },
  {
    id: 'oswald',
    family: 'Oswald',
    kind: 'condensed',
    file: '@expo-google-fonts/oswald/500Medium/Oswald_500Medium.ttf',
  },
  {
    id: 'courier-prime',
    family: 'Courier Prime',
    kind: 'typewriter',
    file: '@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf',
  },
  {
    id: 'dancing-script',
    family: 'Dancing Script',
    kind: 'script',
    file: '@expo-google-fonts/dancing-script/600SemiBold/DancingScript_600SemiBold.ttf',
  },
  {
    id: 'parisienne',
    family: 'Parisienne',
    kind: 'script',
    file: '@expo-google-fonts/parisienne/400Regular/Parisienne_400Regular.ttf',
  },
  {
    id: 'caveat',
    family: 'Caveat',
    kind: 'hand',
    file: '@expo-google-fonts/caveat/600SemiBold/Caveat_600SemiBold.ttf',
  },
  {
    id: 'nunito',
    family: 'Nunito',
    kind: 'rounded',
    file: '@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf',
  },
  {
    id: 'abril-fatface',
    family: 'Abril Fatface',
    kind: 'display',
    file: '@expo-google-fonts/abril-fatface/400Regular/AbrilFatface_400Regular.ttf',
  },
] as const satisfies readonly { id: string; family: string; kind: FontKind; file: string }[]

export type FontId = (typeof FONTS)[number]['id']

export const FONT_IDS = FONTS.map(({ id }) => id)
