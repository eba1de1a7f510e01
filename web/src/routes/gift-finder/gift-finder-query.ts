import { type Card, toCard } from '@kea/shared/page/card'
import { GiftFinderDocument } from '~/api/__generated__/documents/GiftFinder'
import type { GiftFinderQuery } from '~/api/__generated__/types'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { type Answers, type QuestionCode, readAnswers, readShown } from './finder-address'

export interface Question {
  code: QuestionCode
  options: readonly { value: string; label: string }[]
}

/** A present. With a day it has the last day to order. */
export interface Gift {
  card: Card
  /** yyyy-mm-dd; null where no day is asked. */
  orderBy: string | null
  isExpress: boolean
}

/** Another answer to one question, with the number of presents that it finds; null for no answer. */
export interface Looser {
  code: QuestionCode
  value: string | null
  count: number
}

export interface Finder {
  /** The answers that count. */
  answers: Answers
  questions: Question[]
  gifts: Gift[]
  /** Of all presents, the best first. */
  skus: string[]
  /** Products that fit and would come too late. */
  late: number
  looser: Looser[]
}

const isCode = (code: string): code is QuestionCode => ['recipient', 'occasion', 'budget', 'by'].includes(code)
const known = <Entry extends { code: string }>(entries: readonly Entry[]) =>
  entries.flatMap(({ code, ...rest }) => (isCode(code) ? [{ ...rest, code }] : []))

function toFinder({ giftFinder: { answers, ...found } }: GiftFinderQuery): Finder {
  const { recipient = null, occasion = null, by = null, budget, zone } = answers
  return {
    answers: { recipient, occasion, budget: budget ? String(budget) : null, by, zone },
    questions: known(found.questions),
    gifts: found.items.map(({ product, order_by, is_express }) => ({
      card: toCard(product),
      orderBy: order_by ?? null,
      isExpress: is_express,
    })),
    skus: found.skus,
    late: found.late_count,
    looser: known(found.looser).map(({ value = null, ...rest }) => ({ ...rest, value })),
  }
}

/** What the store finds for the answers of an address. */
export const giftFinderQuery = (search: URLSearchParams) =>
  gqlQuery(GiftFinderDocument, { answers: readAnswers(search), pageSize: readShown(search) }, toFinder, STALE.page)
