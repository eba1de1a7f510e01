import type { SizeRow } from './parts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The size that an effect gives to every part; none for another effect. */
function sizeOf(effect: unknown): SizeRow[] {
  if (!isRecord(effect) || !isRecord(effect.part) || !isRecord(effect.part['*'])) return []
  const { size } = effect.part['*']
  if (typeof effect.option !== 'string' || !isRecord(size)) return []
  const { widthMm, heightMm } = size
  return typeof widthMm === 'number' && typeof heightMm === 'number'
    ? [{ optionUid: effect.option, widthMm, heightMm }]
    : []
}

/**
 * The sizes of a product that a photo may decide, from the JSON of its definition; empty for others. It reads only what
 * a first view needs, so it is much smaller than `readDefinition`.
 */
export function readSizes(json: string): SizeRow[] {
  try {
    const definition: unknown = JSON.parse(json)
    if (!isRecord(definition) || definition.sizeFollowsPhoto !== true || !Array.isArray(definition.effects)) return []
    return definition.effects.flatMap(sizeOf)
  } catch {
    return []
  }
}
