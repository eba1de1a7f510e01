import { type ProfileFacts, readProfile } from '@kea/photo/icc-chunks'
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

/** The colour profiles of a file, each once. */
export function createProfiles(plan: PdfPlan) {
  const objects = new Map<string, number>()
  const once = async (bytes: Uint8Array<ArrayBuffer>, add: () => Promise<number> | number): Promise<number> => {
    const hash = await hashOf(bytes)
    const object = objects.get(hash) ?? (await add())
    objects.set(hash, object)
    return object
  }
  const held = (bytes: Uint8Array<ArrayBuffer>, components: number): Promise<number> =>
    once(bytes, async () => plan.stream(`/N ${components}/Filter/FlateDecode`, [await deflate(bytes)]))

  return {
    held,

    /** The profile of an original. */
    async embedded(original: Original, profile: ProfileFacts, components: number): Promise<number> {
      const bytes = await readProfile(original.source, profile)
      if (bytes.length <= HELD_MAX) return held(bytes, components)
      const parts = profile.parts.map(({ start, end }) => ({
        length: end - start,
        open: () => original.open(start, end),
      }))
      return once(bytes, () => plan.stream(`/N ${components}`, parts))
    },
  }
}
