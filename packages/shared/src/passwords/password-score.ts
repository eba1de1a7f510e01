import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 })

/**
 * How hard a password is to guess, from 0 to 4. It knows the passwords that are used most, and patterns of keys. Its lists
 * are large, so load it lazily.
 *
 * @param about what else was entered, which others know too
 */
export const passwordScore = (password: string, about: readonly string[]): number =>
  zxcvbn.check(password, about.filter(Boolean)).score
