import type { Retention } from '../retention/retention'

export const videosRetention: Retention = {
  tables: { videos: { stays: 'the operator fills it' } },
}
