import { auditCommand } from './audit-command'
import { bestSellersCommand } from './best-sellers-command'
import { cancelCommand } from './cancel-command'
import type { Command } from './command'
import { couponCommand, couponsCommand } from './coupon-command'
import { creditCommand, pointsCommand } from './credit-command'
import { enquiriesCommand } from './enquiries-command'
import { filesCommand } from './files-command'
import { giftCommand } from './gift-command'
import { mailsCommand } from './mails-command'
import { numbersCommand } from './numbers-command'
import { offersCommand } from './offers-command'
import { ordersCommand } from './orders-command'
import { pagesCommand } from './pages-command'
import { paidCommand } from './paid-command'
import { pricesCommand } from './prices-command'
import { printCommand } from './print-command'
import { questionsCommand } from './questions-command'
import { refundCommand } from './refund-command'
import { reviewsCommand } from './reviews-command'
import { settingsCommand } from './settings-command'
import { shipCommand } from './ship-command'
import { signCommand } from './sign-command'
import { startCommand } from './start-command'
import { ticketsCommand } from './tickets-command'

/** All commands of `pnpm shop`. A new command has its own file and a line here. */
export const COMMANDS: readonly Command[] = [
  ordersCommand,
  paidCommand,
  printCommand,
  signCommand,
  filesCommand,
  startCommand,
  shipCommand,
  cancelCommand,
  refundCommand,
  reviewsCommand,
  questionsCommand,
  enquiriesCommand,
  ticketsCommand,
  pricesCommand,
  offersCommand,
  pagesCommand,
  couponCommand,
  couponsCommand,
  giftCommand,
  creditCommand,
  pointsCommand,
  mailsCommand,
  settingsCommand,
  numbersCommand,
  bestSellersCommand,
  auditCommand,
]
