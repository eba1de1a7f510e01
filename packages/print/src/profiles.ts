import { type ProfileFacts, readProfile } from '@kea/photo/icc-chunks'
import { greyProfile, inkProfile, srgbProfile } from '@kea/photo/icc-profiles'
import { deflate } from './deflate'
import type { PdfPlan } from './pdf-plan'
import { codeHex } from './pdf-values'
import type { Original } from './resources'

/** A longer profile stays in the original until it is written: those of ten photos may have twenty megabytes. */
const HELD_MAX = 65_536

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, codeHex).join('')
}

/** Our own profiles: sRGB, and those of photos that bring none. */
const OWN = {
  srgb: { make: srgbProfile, components: 3 },
  grey: { make: greyProfile, components: 1 },
  ink: { make: inkProfile, components: 4 },
} as const

type OwnProfile = keyof typeof OWN

interface Packed {
  hash: string
  packed: Uint8Array<ArrayBuffer>
}

const packedOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<Packed> => ({
  hash: await hashOf(bytes),
  packed: await deflate(bytes),
})

/**
 * Our own profiles as they are in a file. Each page asks for sRGB, so it is packed once. These are values and no promises: a
 * Worker cannot wait for those of another request.
 */
const ready = new Map<OwnProfile, Packed>()

async function ownProfile(name: OwnProfile): Promise<Packed> {
  const profile = ready.get(name) ?? (await packedOf(OWN[name].make()))
  ready.set(name, profile)
  return profile
}

/** The colour profiles of a file, each once. */
export function createProfiles(plan: PdfPlan) {
  const objects = new Map<string, number>()
  const once = async (hash: string, add: () => Promise<number> | number): Promise<number> => {
    const object = objects.get(hash) ?? (await add())
    objects.set(hash, object)
    return object
  }
  const packed = (bytes: Uint8Array<ArrayBuffer>, components: number): number =>
    plan.stream(`/N ${components}/Filter/FlateDecode`, [bytes])

  return {
    async own(name: OwnProfile): Promise<number> {
      const profile = await ownProfile(name)
      // A copy: a stream may take the bytes that are written to it.
      return once(profile.hash, () => packed(profile.packed.slice(), OWN[name].components))
    },

    /** The profile of an original. */
    async embedded(original: Original, profile: ProfileFacts, components: number): Promise<number> {
      const bytes = await readProfile(original.source, profile)
      const hash = await hashOf(bytes)
      if (bytes.length <= HELD_MAX) return once(hash, async () => packed(await deflate(bytes), components))
      const parts = profile.parts.map(({ start, end }) => ({
        length: end - start,
        open: () => original.open(start, end),
      }))
      return once(hash, () => plan.stream(`/N ${components}`, parts))
    },
  }
}
