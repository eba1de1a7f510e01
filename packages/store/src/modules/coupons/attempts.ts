import { refuseDayLimit } from '../../constraints'
import type { DailyUse } from '../limits/daily-use'

/** Turns the refusal of a daily limit into a message for the shopper. */
export const orTooManyAttempts = <T>(work: Promise<T>): Promise<T> => work.catch(refuseDayLimit('coupons'))

/** Counts an attempt to find out something through a code: whether it exists, and whether an address may use it. */
export const countAttempt = (dailyUse: DailyUse): Promise<void> => orTooManyAttempts(dailyUse.count('coupons'))
