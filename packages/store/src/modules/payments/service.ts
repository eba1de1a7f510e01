import { type Cents, CURRENCY } from '@kea/shared/money'
import { routes } from '@kea/shared/routes'
import { type Clock, daysFrom } from '../../clock'
import { violatedBy } from '../../constraints'
import { randomId } from '../../identity'
import { inputRefusal, missingRefusal } from '../../refusal'
import type { PaymentMethod } from '../cart/state/cart'
import { isHosted, type PaymentOffer, paymentMethodsFor } from '../cart/state/payment-methods'
import { wholeTotal } from '../orders/order-payments'
import { paidMail } from '../orders/progress-mails'
import type { Order, OrdersRepo } from '../orders/repo'
import type { Referrals } from '../referrals/service'
import type { Rewards } from '../rewards/service'
import type { SettingsService } from '../settings/service'
import { refundMail, returnedMail } from './payment-mails'
import type { Callback, Payment, PaymentProvider, ReturnPages } from './port'
import type { PaymentsRepo } from './repo'

interface Dependencies {
  repo: PaymentsRepo
  orders: OrdersRepo
  providers: readonly PaymentProvider[]
  /** What the deployment offers. */
  offer: PaymentOffer
  bankTransferDays: number
  settings: SettingsService
  rewards: Pick<Rewards, 'earning'>
  referrals: Pick<Referrals, 'rewarding'>
  siteUrl: string | null
  /** Origin of the pages that a provider sends the shopper to. */
  shopOrigin: string
  clock: Clock
  /** Hashes of the customer and the guest who ask. */
  owners: readonly string[]
  isCustomer: boolean
  /** Starts the jobs of a payment without delaying the answer. */
  afterPayment: () => void
  onError: (event: string, error: unknown) => void
}

/** How a callback ended. */
export type Settled = 'paid' | 'returned' | 'noted' | 'repeated' | 'refused'

export type RefundResult =
  | { ok: true; cents: Cents; byHand: boolean; balanceCents: Cents }
  | { ok: true; retried: true }
  | { ok: false; reason: 'unpaid' | 'too much' | 'with balances'; leftCents: Cents }

/** Nobody needs more tries for one order. */
const ATTEMPTS_MAX = 20

/** Why an order may be unable to take its payment. Any other error is one of ours. */
const LATE = [
  'PAYMENT_LATE',
  'ORDER_CANCELLED',
  'stock_not_negative',
  'coupon_uses',
  'LEDGER_SHORT',
  'GIFT_CARD_SHORT',
  'orders.cart_id',
  'payments.order_id',
]

/** Why a callback does not fit its payment; null if it does. Without data of a person. */
function mismatch(callback: Callback, payment: Payment | null, order: Order | null, code: string): string | null {
  if (!payment || !order) return 'unknown payment'
  if (payment.provider !== code) return 'another provider'
  if (order.order.number !== callback.orderNumber) return 'wrong order'
  if (callback.currency !== payment.currency || callback.currency !== CURRENCY) return 'wrong currency'
  if (callback.amountCents !== payment.amount_cents) return 'wrong amount'
  if (payment.reference !== null && payment.reference !== callback.reference) return 'wrong reference'
  return null
}

const noOrder = () => missingRefusal("We couldn't locate an order with the information provided.")

export function createPayments(dependencies: Dependencies) {
  const {
    repo,
    orders,
    providers,
    offer,
    bankTransferDays,
    settings,
    rewards,
    referrals,
    siteUrl,
    shopOrigin,
    clock,
    owners,
    isCustomer,
  } = dependencies
  const now = () => clock().toISOString()
  const providerOf = (code: string) => providers.find((provider) => provider.code === code) ?? null
  const byToken = async (token: string): Promise<Order> => {
    const found = await orders.byToken(token)
    if (!found) throw noOrder()
    return found
  }
  /** Without a fragment they are for a provider, which must not have the token: the browser remembers what it pays. */
  const pagesOf = (origin: string, fragment = ''): ReturnPages => ({
    approved: `${origin}${routes.receiptApproved()}?result=paid${fragment}`,
    declined: `${origin}${routes.receiptCancel()}?result=declined${fragment}`,
    cancelled: `${origin}${routes.receiptCancel()}${fragment}`,
  })

  const methodsOf = async ({ order }: Order): Promise<readonly PaymentMethod[]> => {
    if (order.status !== 'pending_payment') return []
    const values = await settings.configValues(['bank_account_name', 'bank_account_number'])
    const value = (name: string) => values.find(({ key }) => key === name)?.value ?? null
    const account = { name: value('bank_account_name'), number: value('bank_account_number') }
    return paymentMethodsFor(account, offer).filter(({ leastCents = 0 }) => order.total_cents >= leastCents)
  }

  /** Another method for an order that is not paid. A payment that is open ends. */
  async function change({ order }: Order, method: PaymentMethod): Promise<void> {
    const open = await repo.openOf(order.id)
    if (open) await providerOf(open.provider)?.end(open)
    const transferBy = daysFrom(new Date(order.created_at), bankTransferDays).toISOString()
    await repo.changeMethod(order.id, method, isHosted(method.code) ? null : transferBy, now())
  }

  async function start(placed: Order): Promise<string | null> {
    const { order } = placed
    const provider = providerOf(order.payment_method)
    if (!provider || order.status !== 'pending_payment' || !isHosted(provider.code)) return null
    if ((await repo.attempts(order.id)) >= ATTEMPTS_MAX) return null
    const payment = await repo.open(placed, randomId(), now())
    if (payment.url !== null) return payment.url
    try {
      const begun = await provider.begin(payment, placed, pagesOf(shopOrigin))
      if (!begun) return null
      await repo.begun(payment.id, begun.reference, begun.url)
      return begun.url
    } catch (error) {
      await repo.end(payment.id, 'failed', now())
      throw error
    }
  }

  async function settle(payment: Payment, placed: Order, { reference }: Callback): Promise<Settled> {
    const at = now()
    try {
      const mail = paidMail(placed, new Date(at), await settings.names(), siteUrl)
      const rewarding = [...(await rewards.earning(placed)), ...(await referrals.rewarding(placed.order.id))]
      await repo.settle(payment, placed, { reference, mail, rewarding, now: at })
      return 'paid'
    } catch (error) {
      if (!LATE.includes(violatedBy(error) ?? '')) throw error
      // A forgotten order has no address any more.
      const mail =
        placed.order.email === ''
          ? null
          : returnedMail(placed, payment.uid, payment.amount_cents, await settings.names(), siteUrl)
      await repo.giveBack(payment, reference, mail, randomId(), at)
      return 'returned'
    }
  }

  return {
    providerOf,
    /** On the host that the shopper is on. The token stands behind the #, so that no server and no log sees it. */
    pagesOf: (token: string) => pagesOf('', `#order=${token}`),
    find: repo.byUid,
    orderOf: (payment: Payment) => orders.byId(payment.order_id),

    /**
     * The payment page of an order that was just placed; null for an order without one. If the provider does not answer,
     * the cart is open again, as before the order.
     */
    async begin(placed: Order): Promise<{ ok: true; url: string | null } | { ok: false; message: string }> {
      const { id, cart_id } = placed.order
      try {
        return { ok: true, url: await start(placed) }
      } catch (error) {
        dependencies.onError('payment begin', error)
        if (cart_id !== null) await repo.restore(id, cart_id, now())
        return { ok: false, message: 'We can’t reach the payment page right now, so nothing was ordered or charged.' }
      }
    },

    /** The methods by which an order that waits for its payment can be paid now. */
    optionsOf: async (token: string): Promise<readonly PaymentMethod[]> => methodsOf(await byToken(token)),

    /**
     * The payment page of an order that still waits for its payment; null if it does not, or needs no page. `code`
     * replaces its payment method.
     */
    async pay(token: string, code: string | null): Promise<string | null> {
      const placed = await byToken(token)
      if (code === null || code === placed.order.payment_method) return start(placed)
      const methods = await methodsOf(placed)
      if (methods.length === 0) return null
      const method = methods.find((offered) => offered.code === code)
      if (!method) throw inputRefusal('This order cannot be paid that way. Choose another way to pay.')
      await change(placed, method)
      return start(await byToken(token))
    },

    /**
     * Cancels the order of the caller, which is not paid, and opens its cart again. Null if the order was paid, or is
     * somebody else's. The second call answers as the first. `isLeft`: the customer has another cart by now.
     */
    async restore(token: string): Promise<{ maskedId: string; isLeft: boolean } | null> {
      const { order } = await byToken(token)
      if (order.cart_id === null || order.placed_by === null || !owners.includes(order.placed_by)) return null
      const open = await repo.openOf(order.id)
      if (open) await providerOf(open.provider)?.end(open)
      await repo.restore(order.id, order.cart_id, now())
      const cart = await repo.activeCart(order.cart_id)
      return cart && { maskedId: cart.masked_id, isLeft: cart.customer_id === null && isCustomer }
    },

    /** What a provider says, after its signature was checked. A repeated message changes nothing. */
    async receive(code: string, callback: Callback): Promise<Settled> {
      const payment = await repo.byUid(callback.uid)
      const placed = payment && (await orders.byId(payment.order_id))
      const wrong = mismatch(callback, payment, placed, code)
      if (wrong !== null || !payment || !placed) {
        dependencies.onError('payment refused', `${code}: ${wrong}`)
        return 'refused'
      }
      if (payment.state === 'paid' || payment.state === 'returned') return 'repeated'
      if (callback.result !== 'paid') {
        await repo.end(payment.id, callback.result, now())
        return 'noted'
      }
      const result = await settle(payment, placed, callback)
      dependencies.afterPayment()
      return result
    },

    /**
     * Refunds an order in full, or this amount. A job sends the money. If an earlier job has failed, it is tried again and
     * no new refund is made. A full refund also gives back gift certificates, credit and points, so for such an order the
     * amount must be less than what is left.
     */
    async refund(placed: Order, cents: Cents | null): Promise<RefundResult> {
      if ((await repo.retryRefunds(placed.order.id, now())) > 0) {
        dependencies.afterPayment()
        return { ok: true, retried: true }
      }
      const payment = await repo.paidOf(placed.order.id)
      if (!payment) return { ok: false, reason: 'unpaid', leftCents: 0 }
      const left = await repo.leftOf(payment)
      const amount = cents ?? left
      if (amount <= 0 || amount > left) return { ok: false, reason: 'too much', leftCents: left }
      const balanceCents = wholeTotal(placed.order) - placed.order.total_cents
      if (cents === left && balanceCents > 0) return { ok: false, reason: 'with balances', leftCents: left }
      try {
        await repo.addRefund(payment, randomId(), amount, now())
      } catch (error) {
        if (violatedBy(error) !== 'REFUND_TOO_LARGE') throw error
        return { ok: false, reason: 'too much', leftCents: await repo.leftOf(payment) }
      }
      dependencies.afterPayment()
      const isWhole = amount === left
      return { ok: true, cents: amount, byHand: !isHosted(payment.provider), balanceCents: isWhole ? balanceCents : 0 }
    },

    /** The job of a refund. It may run twice: the provider knows the refund by its uid. */
    async runRefund(uid: string, ending: D1PreparedStatement): Promise<void> {
      const refund = await repo.refund(uid)
      const payment = refund && (await repo.byId(refund.payment_id))
      const placed = payment && (await orders.byId(payment.order_id))
      const provider = payment && providerOf(payment.provider)
      if (!placed || !provider) throw new Error('A refund has no payment, or its provider is not set up')
      const reference = await provider.refund(payment, { uid, amountCents: refund.amount_cents })
      // The mail about a late payment has gone already.
      const mail =
        payment.state === 'returned'
          ? null
          : refundMail(placed, uid, refund.amount_cents, await settings.names(), siteUrl)
      await repo.refunded(uid, reference, mail, ending, now())
    },
  }
}

export type Payments = ReturnType<typeof createPayments>
