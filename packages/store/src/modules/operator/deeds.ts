import { auditCommand } from './audit-command'
import { cancelDeed } from './cancel-deed'
import { couponDeed, couponsDeed } from './coupon-deed'
import type { Deed } from './deed'
import { enquiriesDeed } from './enquiries-deed'
import { giftDeed } from './gift-deed'
import { mailsDeed } from './mails-deed'
import { ordersDeed } from './orders-deed'
import { paidDeed } from './paid-deed'
import { questionsDeed } from './questions-deed'
import { reviewsDeed } from './reviews-deed'
import { settingsCommand } from './settings-command'
import { shipDeed } from './ship-deed'

/** Everything that `pnpm shop` can do. A new deed is a file of its own and a line here. */
export const DEEDS: readonly Deed[] = [
  ordersDeed,
  paidDeed,
  shipDeed,
  cancelDeed,
  reviewsDeed,
  questionsDeed,
  enquiriesDeed,
  couponDeed,
  couponsDeed,
  giftDeed,
  mailsDeed,
  settingsCommand,
  auditCommand,
]
