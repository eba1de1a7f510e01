import { inputRefusal } from '../../refusal'
import { type DailyUse, isOverDayLimit } from '../limits/daily-use'

const TOO_MANY = 'You have tried very many codes or addresses today. Please go on tomorrow, or write to us.'

/** Turns the refusal of a day's limit into the shopper's words. */
export const orTooManyTries = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isOverDayLimit(error) ? inputRefusal(TOO_MANY) : error
  })

/** Counts one more question that a code answers: whether it is one, and whether an address may have it. */
export const countTry = (dailyUse: DailyUse): Promise<void> => orTooManyTries(dailyUse.count('coupons'))
