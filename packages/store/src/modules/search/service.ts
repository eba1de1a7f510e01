import { fromCents } from '@kea/shared/money'
import { SEARCH_MAX_LENGTH, type SearchHit } from '@kea/shared/search/search'
import type { Clock } from '../../clock'
import { afterOffer } from '../catalogue/offers'
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
}

export interface SearchResult {
  hits: SearchHit[]
  total: number
}

/** Longer than any real search. */
const WORDS_MAX = 8

function priceOf({ offer_cents, plain_cents, percent }: FoundRow): number | null {
  const prices = [offer_cents === null ? null : afterOffer(offer_cents, percent ?? 0), plain_cents]
  const known = prices.filter((cents) => cents !== null)
  return known.length > 0 ? fromCents(Math.min(...known)) : null
}

const toHit = (row: FoundRow): SearchHit => ({
  objectID: row.path,
  name: row.name,
  url: row.path,
  image_url: row.picture,
  final_price: priceOf(row),
})

const toResult = ({ rows, total }: Found): SearchResult => ({ hits: rows.map(toHit), total })
const NOTHING: SearchResult = { hits: [], total: 0 }

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
    async find({ text, page, perPage }: SearchRequest): Promise<SearchResult> {
      const slice = { limit: perPage, offset: page * perPage, now: clock() }
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
