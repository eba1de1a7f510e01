import { isoDate } from './dates'
import { once } from './once'

const weekday = once(() => new Intl.DateTimeFormat('en-NZ', { weekday: 'short', timeZone: 'UTC' }))
const month = once(() => new Intl.DateTimeFormat('en-NZ', { month: 'long', timeZone: 'UTC' }))

/** A day as people write it, as in "Wed 9 December". `at` is its midnight in UTC. */
export const dayWords = (at: number): string =>
  `${weekday().format(at)} ${new Date(at).getUTCDate()} ${month().format(at)}`

/** The same for the day that it is in New Zealand at a time in ms. */
export const dayWordsAt = (at: number): string => dayWords(Date.parse(isoDate(at)))

/** A day of another year, or long ago, as in "9 December 2026". `at` is its midnight in UTC. */
export const dateWords = (at: number): string =>
  `${new Date(at).getUTCDate()} ${month().format(at)} ${new Date(at).getUTCFullYear()}`

/** The same for the day that it is in New Zealand at a time in ms. */
export const dateWordsAt = (at: number): string => dateWords(Date.parse(isoDate(at)))
