import type { TestShop } from './test-shop'

export const OPERATOR_TOKEN = 'operator-token-of-a-test'

interface Answer {
  status: number
  /** Paths of the pages that the edge loads again. */
  changed: string | null
  text?: string
  message?: string
  rows?: Record<string, string | number | null>[]
}

/** Runs commands of `pnpm shop` in a shop with the setting OPERATOR_TOKEN. */
export const createTestOperator =
  (shop: Pick<TestShop, 'request'>) =>
  async (...args: string[]): Promise<Answer> => {
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
    const answer = await shop.request('/operator', { method: 'POST', body: JSON.stringify({ args }), headers }, null)
    const changed = answer.headers.get('x-changed-pages')
    return { status: answer.status, changed, ...(await answer.json<Omit<Answer, 'status' | 'changed'>>()) }
  }
