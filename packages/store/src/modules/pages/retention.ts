import type { Retention } from '../retention/retention'

export const pagesRetention: Retention = {
  tables: { pages: { stays: 'the operator fills it' }, redirects: { stays: 'the operator fills it' } },
}
