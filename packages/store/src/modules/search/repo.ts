import type { SearchDocument, SourceAttribute, SourcePage, SourceProduct, Sources } from './build-documents'
import type { KnownWord } from './nearest-words'

export interface FoundRow {
  path: string
  /** Null for a page that sells no product of its own. */
  sku: string | null
  name: string
  picture: string
  offer_cents: number | null
  plain_cents: number | null
  /** Price of the current offer. */
  percent: number | null
}

export interface Found {
  rows: FoundRow[]
  /** Number of all matching pages. */
  total: number
  /** Some of them sell what has sold lately. */
  haveSold: boolean
}

interface Slice {
  limit: number
  offset: number
  now: Date
  /** By their places among the best-sellers first. */
  isBySales: boolean
}

/** Documents per statement, well below D1's limit for a value. */
const CHUNK = 40

const SOURCES = {
  pages: `SELECT slug, name, heading, content, meta_description, meta_keywords, meta_robots, canonical_url,
      picture_path, sku, listing FROM pages WHERE enabled = 1 ORDER BY id`,
  products: `SELECT p.id, p.sku, p.url_key, p.name, p.landing_path, p.position, p.short_description, p.description,
      p.technical_specifications, p.meta_keyword, p.meta_description, p.meta_robots, p.pictures, p.attributes,
      (SELECT json_group_array(v.title) FROM options o JOIN option_values v ON v.option_id = o.id
        WHERE o.product_id = p.id) AS choices,
      (SELECT min(cents) FROM price_rows WHERE product_id = p.id AND quantity_from = 1 AND takes_offers = 1)
        AS offer_cents,
      (SELECT min(cents) FROM price_rows WHERE product_id = p.id AND quantity_from = 1 AND takes_offers = 0)
        AS plain_cents
    FROM products p WHERE p.enabled = 1 ORDER BY p.position, p.id`,
  attributes: 'SELECT code, options FROM attributes',
  synonyms: "SELECT value FROM config_values WHERE key = 'search_synonyms'",
}

const SHOWN = `path, name, picture, offer_cents, plain_cents,
  (SELECT sku FROM products p WHERE p.id = search_pages.product_id) AS sku,
  (SELECT max(f.percent) FROM offer_products t JOIN offers f ON f.id = t.offer_id
    WHERE t.product_id = search_pages.product_id AND f.from_at <= ?1 AND f.to_at > ?1) AS percent`

/** ?4 is 1 for a list by sales. Pages of what has not sold are last, in the usual order. */
const PLACE = 'iif(?4 = 1, coalesce(sold.place, 1000000), 0)'

/**
 * Ranks pages whose name has all terms first, then those with the terms in keywords, sizes or attributes, then products with the
 * terms in the text, then the rest. Within a group the name weighs most, then keywords, sizes, attributes and text. Only the shown
 * columns are read with the rank.
 */
const BY_TEXT = `WITH
  found AS MATERIALIZED (
    SELECT rowid AS id, bm25(search_index, 12.0, 5.0, 4.0, 2.0, 0.5) AS score FROM search_index WHERE search_index MATCH ?5
  ),
  named AS MATERIALIZED (SELECT rowid AS id FROM search_index WHERE search_index MATCH ?6),
  about AS MATERIALIZED (SELECT rowid AS id FROM search_index WHERE search_index MATCH ?7),
  best AS MATERIALIZED (
    SELECT found.id, score * weight AS rank, ${PLACE} AS place,
      CASE WHEN found.id IN named THEN 0 WHEN found.id IN about THEN 1 WHEN s.product_id IS NOT NULL THEN 2 ELSE 3 END
        AS tier
    FROM found JOIN search_pages s ON s.id = found.id LEFT JOIN best_sellers sold ON sold.product_id = s.product_id
    ORDER BY place, tier, rank, found.id LIMIT ?2 OFFSET ?3
  )
  SELECT ${SHOWN}, (SELECT count(*) FROM found) AS total,
    EXISTS (SELECT 1 FROM found JOIN search_pages s ON s.id = found.id
      JOIN best_sellers sold ON sold.product_id = s.product_id) AS have_sold
  FROM best JOIN search_pages ON search_pages.id = best.id ORDER BY best.place, best.tier, best.rank, best.id`
const BEST_KNOWN = `SELECT ${SHOWN}, count(*) OVER () AS total, max(sold.place IS NOT NULL) OVER () AS have_sold
  FROM search_pages LEFT JOIN best_sellers sold ON sold.product_id = search_pages.product_id
  ORDER BY ${PLACE}, weight DESC, id LIMIT ?2 OFFSET ?3`
const COUNT = {
  byText: 'SELECT count(*) AS n FROM search_index WHERE search_index MATCH ?',
  all: 'SELECT count(*) AS n FROM search_pages',
}

const inName = (match: string): string => `name : (${match})`
/** Not in the text alone. */
const inNameKeywordsOrSizes = (match: string): string => `{name keywords sizes attributes} : (${match})`

export function createSearchRepo(db: D1Database) {
  /** Every row has the total. Beyond the last row it is counted separately. */
  async function read(rows: D1PreparedStatement, count: D1PreparedStatement, { offset }: Slice): Promise<Found> {
    const { results } = await rows.all<FoundRow & { total: number; have_sold: number }>()
    const [first] = results
    const total = first?.total ?? (offset > 0 ? await count.first<number>('n') : 0)
    return { rows: results, total: total ?? 0, haveSold: first?.have_sold === 1 }
  }
  const numbers = ({ limit, offset, now, isBySales }: Slice) => [now.toISOString(), limit, offset, isBySales ? 1 : 0]

  return {
    /** Pages for an FTS5 expression, the best first. */
    find: (match: string, slice: Slice) =>
      read(
        db.prepare(BY_TEXT).bind(...numbers(slice), match, inName(match), inNameKeywordsOrSizes(match)),
        db.prepare(COUNT.byText).bind(match),
        slice,
      ),

    /** All pages, the most popular first. */
    bestKnown: (slice: Slice) => read(db.prepare(BEST_KNOWN).bind(...numbers(slice)), db.prepare(COUNT.all), slice),

    /** Which of the expressions match a page, and all known words; in one batch. */
    async knownWords(matches: readonly string[]): Promise<{ known: boolean[]; words: KnownWord[] }> {
      const [words, ...found] = await db.batch([
        db.prepare('SELECT word, pages FROM search_words'),
        ...matches.map((match) =>
          db.prepare('SELECT rowid FROM search_index WHERE search_index MATCH ? LIMIT 1').bind(match),
        ),
      ])
      return { known: found.map(({ results }) => results.length > 0), words: (words?.results ?? []) as KnownWord[] }
    },

    /** The number of source changes when the index was built; null if the index is up to date. */
    async changes(): Promise<number | null> {
      const state = await db.prepare('SELECT changes, indexed FROM search_state').first<Record<string, number>>()
      return state && state.changes !== state.indexed ? (state.changes ?? null) : null
    },

    async sources(): Promise<Sources> {
      const [pages, products, attributes, synonyms] = await db.batch([
        db.prepare(SOURCES.pages),
        db.prepare(SOURCES.products),
        db.prepare(SOURCES.attributes),
        db.prepare(SOURCES.synonyms),
      ])
      return {
        pages: (pages?.results ?? []) as SourcePage[],
        products: (products?.results ?? []) as SourceProduct[],
        attributes: (attributes?.results ?? []) as SourceAttribute[],
        synonyms: (synonyms?.results[0] as { value: string } | undefined)?.value ?? '',
      }
    },

    /** Replaces the index in one transaction. */
    async replace(documents: readonly SearchDocument[], vocabulary: ReadonlyMap<string, number>, changes: number) {
      const numbered = documents.map((document, at) => ({ id: at + 1, ...document }))
      const chunks = Array.from({ length: Math.ceil(numbered.length / CHUNK) }, (_, at) =>
        JSON.stringify(numbered.slice(at * CHUNK, (at + 1) * CHUNK)),
      )
      const field = (name: string) => `json_extract(value, '$.${name}')`
      const insert = (table: string, columns: Record<string, string>) =>
        `INSERT INTO ${table} (${Object.keys(columns).join(', ')})
          SELECT ${Object.values(columns).map(field).join(', ')} FROM json_each(?)`
      const same = ['id', 'path', 'name', 'picture', 'product_id', 'offer_cents', 'plain_cents', 'weight']
      const pages = insert('search_pages', Object.fromEntries(same.map((name) => [name, name])))
      const index = insert('search_index', {
        rowid: 'id',
        name: 'title',
        keywords: 'keywords',
        sizes: 'sizes',
        attributes: 'attributes',
        body: 'body',
      })
      await db.batch([
        db.prepare('DELETE FROM search_index'),
        db.prepare('DELETE FROM search_pages'),
        db.prepare('DELETE FROM search_words'),
        ...chunks.flatMap((chunk) => [db.prepare(pages).bind(chunk), db.prepare(index).bind(chunk)]),
        db
          .prepare(
            "INSERT INTO search_words SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)",
          )
          .bind(JSON.stringify([...vocabulary])),
        db.prepare('UPDATE search_state SET indexed = ?').bind(changes),
      ])
    },
  }
}

export type SearchRepo = ReturnType<typeof createSearchRepo>
