import type { Retention } from '../retention/retention'

export const searchRetention: Retention = {
  tables: {
    search_index: { stays: 'it is written anew with every change of the catalogue' },
    search_pages: { stays: 'with the index' },
    search_words: { stays: 'with the index' },
    search_state: { stays: 'one row' },
  },
}
