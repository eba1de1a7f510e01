import type { ShopNames } from '../settings/service'
import { type Block, small } from './content'

/**
 * For a person whose address somebody else has told the shop: who that was, what for, who has it, and what the person may ask
 * (Privacy Act 2020, principle 3A).
 *
 * @param what is done with it, such as "We keep it with the order."
 */
export const givenByOthers = (who: string, why: string, what: string, { name, email }: ShopNames): Block =>
  small(
    `${who} gave ${name} your email address ${why}. ${what} You can ask what we have about you, and have it corrected or deleted: write to ${email}.`,
  )
