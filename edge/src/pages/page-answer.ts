import { type Page, toPage } from '@kea/shared/page/page'
import type { PageData } from '@kea/shared/page/page-data'

/** A page's document as it goes out. */
export interface PageDocument {
  status: number
  /** Pattern of the route, for the log. */
  route: string
  bytes: Uint8Array<ArrayBuffer>
  /** Headers of the answer without those of the single request. */
  headers: Record<string, string>
}

/** A page's data in the forms in which they go out. */
export interface PageAnswer {
  data: PageData
  /** What /cacheurl answers. */
  json: string
  /** The same in the shop's own words: what head and first view are made of, and what the document holds. */
  page: Page
  /** Joined when it is first asked for. */
  document: PageDocument | null
}

export function answerOf(path: string, data: PageData): PageAnswer {
  return { data, json: JSON.stringify(data), page: toPage(path, data), document: null }
}

/** What the shell and the head add to a page's data in its document. */
const DOCUMENT_MARGIN = 20_000

/** Bytes that an answer holds in memory, about: its data, their text, the page, and the document. */
export const sizeOf = ({ json }: PageAnswer): number => json.length * 5 + DOCUMENT_MARGIN
