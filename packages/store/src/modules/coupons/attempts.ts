import { inputRefusal } from '../../refusal'
import { type DailyUse, isOverDayLimit } from '../limits/daily-use'

const TOO_MANY = 'You have tried very many codes or addresses today. Please go on tomorrow, or write to us.'

/** Turns the refusal of a daily limit into a message for the shopper. */
export const orTooManyAttempts = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isOverDayLimit(error) ? inputRefusal(TOO_MANY) : error
  })

/** Counts an attempt to find out something through a code: whether it exists, and whether an address may use it. */
export const countAttempt = (dailyUse: DailyUse): Promise<void> => orTooManyAttempts(dailyUse.count('coupons'))
