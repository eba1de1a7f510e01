/** A definition of another version is migrated or refused. Definitions of ordered lines are stored as they were. */
export const DEFINITION_VERSION = 3

/** The schemas of what a design says as a whole (settings.ts). */
export const SETTINGS = ['calendar'] as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Version 2 had parts once or prints by copies, and a flag that told them apart. */
function fromVersion2({ isByCopies, ...rest }: Record<string, unknown>): unknown {
  if (typeof isByCopies !== 'boolean') return null
  return { ...rest, version: DEFINITION_VERSION, arrangement: { kind: isByCopies ? 'copies' : 'parts' } }
}

/** A stored definition in the form of today, not checked; null for an earlier one that is broken. */
export const currentDefinition = (value: unknown): unknown =>
  isObject(value) && value.version === 2 ? fromVersion2(value) : value
