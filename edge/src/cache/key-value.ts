/** The part of the KV namespace API that the edge uses. */
export interface KeyValue {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options: { expirationTtl: number; metadata?: unknown }): Promise<void>
  list(options: { prefix: string; limit: number }): Promise<{
    keys: { name: string; metadata?: unknown }[]
    list_complete: boolean
  }>
}
