import { inputRefusal } from '../../refusal'
import { type DailyUse, isOverDayLimit } from '../limits/daily-use'

const TOO_MANY = 'You have tried very many codes or addresses today. Please go on tomorrow, or write to us.'

/** Counts one more question that a code answers: whether it is one, and whether an address may have it. */
export async function countTry(dailyUse: DailyUse): Promise<void> {
  try {
    await dailyUse.count('coupons')
  } catch (error) {
    throw isOverDayLimit(error) ? inputRefusal(TOO_MANY) : error
  }
}
