import { fromCents } from '@kea/shared/money'
import { SEARCH_MAX_LENGTH, type SearchHit } from '@kea/shared/search/search'
import type { Clock } from '../../clock'
import { startPriceOf } from '../catalogue/start-price'
import { buildDocuments, vocabularyOf } from './build-documents'
import { matchOf, type Term } from './match'
import { nearestWords } from './nearest-words'
import type { Found, FoundRow, SearchRepo } from './repo'
import { withoutStopWords, wordsOf } from './words'

export interface SearchRequest {
  text: string
  /** The page, from 0. */
  page: number
  perPage: number
  /** What sold most first, then the rest as they fit. */
  isBySales: boolean
}

export interface SearchResult {
  hits: SearchHit[]
  total: number
  /** Some of the results have sold lately, so that they can be sorted by it. */
  haveSold: boolean
}

/** Longer than any real search. */
const WORDS_MAX = 8

function toHit(row: FoundRow): SearchHit {
  const { path, sku, name, picture, offer_cents: offerCents, plain_cents: plainCents, percent } = row
  const start = startPriceOf({ sku: path, offerCents, plainCents, percent })
  return {
    objectID: path,
    sku,
    name,
    url: path,
    image_url: picture,
    final_price: start && fromCents(start.cents),
    regular_price: start && start.regularCents !== null ? fromCents(start.regularCents) : null,
  }
}

const toResult = ({ rows, ...found }: Found): SearchResult => ({ ...found, hits: rows.map(toHit) })
const NOTHING: SearchResult = { hits: [], total: 0, haveSold: false }

const toTerms = (words: readonly string[][]): Term[] =>
  words.map((spellings, at) => ({ spellings, isUnfinished: at === words.length - 1 }))

export function createSearchService({ repo, clock }: { repo: SearchRepo; clock: Clock }) {
  /**
   * Corrects typing mistakes: an unknown word becomes the nearest known words, and a word without a near one is left
   * out.
   */
  async function meant(terms: readonly Term[]): Promise<Term[]> {
    const { known, words } = await repo.knownWords(terms.map((term) => matchOf([term], 'every')))
    return terms.flatMap((term, at) => {
      if (known[at]) return [term]
      const spellings = term.spellings.flatMap((word) => nearestWords({ word, isUnfinished: term.isUnfinished }, words))
      return spellings.length > 0 ? [{ ...term, spellings }] : []
    })
  }

  return {
    /** Pages with every word; without any, after correcting typing mistakes; without any, with some of the words. */
    async find({ text, page, perPage, isBySales }: SearchRequest): Promise<SearchResult> {
      const slice = { limit: perPage, offset: page * perPage, now: clock(), isBySales }
      if (text.trim() === '') return toResult(await repo.bestKnown(slice))
      const words = wordsOf(text.slice(0, SEARCH_MAX_LENGTH)).slice(0, WORDS_MAX)
      if (words.length === 0) return NOTHING
      const typed = toTerms(withoutStopWords(words))
      const exact = await repo.find(matchOf(typed, 'every'), slice)
      if (exact.total > 0) return toResult(exact)
      const terms = await meant(typed)
      if (terms.length === 0) return NOTHING
      const near = await repo.find(matchOf(terms, 'every'), slice)
      if (near.total > 0 || terms.length === 1) return toResult(near)
      return toResult(await repo.find(matchOf(terms, 'any'), slice))
    },

    /** Rebuilds the index if its sources have changed. */
    async refresh(): Promise<void> {
      const changes = await repo.changes()
      if (changes === null) return
      const documents = buildDocuments(await repo.sources())
      await repo.replace(documents, vocabularyOf(documents), changes)
    },
  }
}

export type SearchService = ReturnType<typeof createSearchService>
