import type { PlacedNeon } from '../document/document'
import { sayProblem } from '../neon/say-problem'
import type { Finding, PreflightWorld } from './finding'

/** Why the tubes of a sign cannot be bent. */
export function neonFindings(world: PreflightWorld, item: PlacedNeon): Finding[] {
  const { geometry, neons } = world
  if (!neons) return []
  const sign = neons.signOf(geometry.part, geometry.face, item)
  const problem = sign ? sign.problem : ({ kind: 'empty' } as const)
  if (!problem) return []
  return [{ kind: 'unbendable', surface: item.surface, item: item.id, text: sayProblem(problem), remedy: null }]
}
