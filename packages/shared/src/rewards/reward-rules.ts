import type { Cents } from '../money'

/** A loyalty level. */
export interface RewardLevel {
  name: string
  /** Points that a customer must have earned. */
  from: number
  /** Of the points that anybody earns; 100 is no more. */
  percent: number
}

export interface RewardRules {
  /** Points for each dollar that is paid for products. */
  pointsPerDollar: number
  /** What a point is worth. */
  pointCents: Cents
  /** Days after the last order until the points end; 0: never. */
  days: number
  /** The lowest first. */
  levels: readonly RewardLevel[]
}

/** The settings with the rules. */
export const REWARD_SETTINGS = ['reward_points_per_dollar', 'reward_point_cents', 'reward_points_days', 'reward_levels']

/** `Tūī 0 100, Kererū 300 125`: name, points, percent. */
export const REWARD_LEVELS = /^(?:[\p{L}][\p{L} ]* \d{1,6} \d{3}(?:, |$))*$/u

const LEVEL = /^(.+) (\d+) (\d+)$/

/** The levels of a setting, the lowest first. A level that cannot be read is left out. */
export const readLevels = (text: string): RewardLevel[] =>
  text
    .split(',')
    .flatMap((part) => {
      const [, name, from, percent] = LEVEL.exec(part.trim()) ?? []
      return name ? [{ name, from: Number(from), percent: Number(percent) }] : []
    })
    .sort((a, b) => a.from - b.from)

const wholeOf = (text: string | undefined): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0)

/** The rules of the settings by name. Without them nobody earns points. */
export const readRewardRules = (settings: ReadonlyMap<string, string>): RewardRules => ({
  pointsPerDollar: wholeOf(settings.get('reward_points_per_dollar')),
  pointCents: wholeOf(settings.get('reward_point_cents')),
  days: wholeOf(settings.get('reward_points_days')),
  levels: readLevels(settings.get('reward_levels') ?? ''),
})

/** The level of somebody who has earned this many points; null below the lowest. */
export const levelOf = (earned: number, levels: readonly RewardLevel[]): RewardLevel | null =>
  levels.findLast(({ from }) => earned >= from) ?? null

/** The points until the next level; null at the highest. */
export function pointsToNext(earned: number, levels: readonly RewardLevel[]): number | null {
  const next = levels.find(({ from }) => from > earned)
  return next ? next.from - earned : null
}

/** Whole points for an amount. What is left of a point is dropped. */
export const pointsFor = (cents: Cents, { pointsPerDollar }: RewardRules, level: RewardLevel | null): number =>
  Math.floor((Math.max(0, cents) * pointsPerDollar * (level?.percent ?? 100)) / 10_000)

/** How many points a level gives for a dollar, as a text: `1.25 points for each N$1`. */
export function levelBenefit({ percent }: Pick<RewardLevel, 'percent'>, { pointsPerDollar }: RewardRules): string {
  const points = (pointsPerDollar * percent) / 100
  return `${points} ${points === 1 ? 'point' : 'points'} for each N$1`
}
