import { fieldsOf } from './fields-of'

/** A paid neon sign whose words the design tool changes, in the state of the navigation that opens it. */
export interface OrderedSign {
  /** Of its order. */
  token: string
  /** The id of its line. */
  item: string
  /** The most letters that are paid. */
  letters: number
  /** The uids of its options, which stay as they are ordered. */
  options: readonly string[]
  /** The address of its order. */
  back: string
}

/** The state of a navigation that changes an ordered sign. */
export const withOrderedSign = (orderedSign: OrderedSign) => ({ orderedSign })

/** The sign of a navigation; null for any other state. */
export function orderedSignOf(state: unknown): OrderedSign | null {
  const { token, item, letters, options, back } = fieldsOf(fieldsOf(state).orderedSign)
  if (typeof token !== 'string' || typeof item !== 'string' || typeof letters !== 'number') return null
  if (typeof back !== 'string' || !Array.isArray(options)) return null
  return { token, item, letters, options: options.filter((uid) => typeof uid === 'string'), back }
}
