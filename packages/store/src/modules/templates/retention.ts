import type { Retention } from '../retention/retention'

export const templatesRetention: Retention = {
  tables: { readymade_templates: { stays: 'the operator fills it' } },
}
