import { parseDefinition } from '@kea/design/product/definition'
import type { Clock } from '../../clock'
import { textList } from '../../json-columns'
import { readJson } from '../../read-json'
import type { Product } from '../catalogue/product'
import type { LineDesigns } from '../designs/line-designs'
import { readDocument } from '../designs/read-document'
import type { DesignsService } from '../designs/service'
import type { Order, OrderLineRow, OrdersRepo } from '../orders/repo'
import type { PrintingRepo } from '../printing/repo'
import { paidLetters } from './paid-letters'
import type { SignsRepo } from './repo'

interface Dependencies {
  repo: Pick<SignsRepo, 'find' | 'change'>
  orders: Pick<OrdersRepo, 'byToken'>
  printing: Pick<PrintingRepo, 'line'>
  designs: Pick<DesignsService, 'documentOf'>
  lineDesigns: LineDesigns
  /** Reads rows of designs. */
  read: (statement: D1PreparedStatement) => Promise<unknown[]>
  productOf: (sku: string) => Promise<Pick<Product, 'prices' | 'options'> | null>
  clock: Clock
}

export interface ChangeRequest {
  token: string
  lineId: number
  designUid: string
  designRevision: number
}

export type Changed = { ok: true } | { ok: false; code: string; message: string }

const refuse = (code: string, message: string): Changed => ({ ok: false, code, message })

const TOKEN = /^[0-9a-f]{32}$/
const NOT_FOUND = refuse('ORDER_NOT_FOUND', 'We could not find this sign in your order.')
const NO_SIGN = refuse('NO_SIGN', 'Only a paid neon sign can be changed here. Write to us and we help.')
const ENDED = refuse('ORDER_ENDED', 'This order is closed, so its sign can no longer be changed.')
const APPROVED = refuse(
  'SIGN_APPROVED',
  'We have approved your drawing and are bending your sign, so it can no longer be changed. Write to us if something is wrong with it.',
)

const tooLong = (letters: number, paid: number): Changed =>
  refuse(
    'TOO_MANY_LETTERS',
    `These words have ${letters} letters, and your order pays for ${paid}. Use up to ${paid} letters, or write to us and we tell you what the longer sign costs.`,
  )

/** Puts other words on an ordered sign, until its maker approves it. */
export function createChangeSign(dependencies: Dependencies) {
  const { repo, orders, printing, designs, lineDesigns, read, productOf, clock } = dependencies

  /** Why the sign of a line cannot be changed now; null if it can. */
  const stateProblem = async ({ order }: Order, line: OrderLineRow): Promise<Changed | null> => {
    if (order.status === 'cancelled' || order.status === 'refunded') return ENDED
    const sign = await repo.find(line.id)
    if (!sign || line.is_shared === 1) return NO_SIGN
    return sign.approvedAt === null && order.status === 'processing' ? null : APPROVED
  }

  /** The design, checked as in a cart with the ordered options and the definition of the order. */
  const checked = async (line: OrderLineRow, { designUid: uid, designRevision: revision }: ChangeRequest) => {
    const printed = await printing.line(line.id)
    const optionUids = readJson(textList, line.option_uids ?? '[]')
    const definition = printed?.definition == null ? null : parseDefinition(printed.definition)
    const [reads] = lineDesigns.reads([{ uid, revision, lineId: null }])
    const check = lineDesigns.check(reads ? await read(reads) : [])
    return check(uid, revision, { sku: line.sku, optionUids, definition, quantity: line.quantity, toolData: null })
  }

  /** Names the first ordered option that the design does not have. Null if it has all, and for what is no design of it. */
  const optionProblem = async (line: OrderLineRow, request: ChangeRequest): Promise<Changed | null> => {
    const text = await designs.documentOf(request.designUid, request.designRevision)
    const read = text === null ? null : readDocument(text)
    if (!read?.ok || read.document.sku !== line.sku) return null
    const chosen = read.document.options
    const at = readJson(textList, line.option_uids ?? '[]').findIndex((option) => !chosen.includes(option))
    const ordered = line.options[at]
    if (at === -1) return null
    const what = ordered ? `${ordered.label} ${ordered.value}` : 'the options of your order'
    return refuse('OTHER_OPTIONS', `Your sign is paid with ${what}. Choose it again, then save your words.`)
  }

  return async (request: ChangeRequest): Promise<Changed> => {
    const { token, lineId } = request
    const order = TOKEN.test(token) ? await orders.byToken(token) : null
    const line = order?.lines.find(({ id }) => id === lineId)
    if (!order || !line) return NOT_FOUND
    const problem = await stateProblem(order, line)
    if (problem) return problem
    const other = await optionProblem(line, request)
    if (other) return other
    const found = await checked(line, request)
    if (!found.ok) return refuse('INVALID_DESIGN', found.message)
    const { design } = found
    const optionUids = readJson(textList, line.option_uids ?? '[]')
    const paid = paidLetters(await productOf(line.sku), { optionUids, quantity: line.quantity }, line.sign_letters ?? 0)
    if ((design.letters ?? 0) > paid) return tooLong(design.letters ?? 0, paid)
    const isDone = await repo.change(line.id, design, lineDesigns.keep([design]), clock().toISOString())
    if (isDone) return { ok: true }
    // It was approved, or its order ended, since it was read.
    const now = await orders.byToken(token)
    return (now && (await stateProblem(now, line))) ?? APPROVED
  }
}
