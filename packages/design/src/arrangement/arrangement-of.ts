import type { ProductDefinition } from '../product/definition'
import { COPIES } from './copies'
import { pagesRules } from './pages'
import { PARTS } from './parts'
import type { ArrangementRules } from './rules'

/** The rules by which the surfaces of a product are counted. */
export function arrangementOf({ arrangement }: Pick<ProductDefinition, 'arrangement'>): ArrangementRules {
  switch (arrangement.kind) {
    case 'parts':
      return PARTS
    case 'copies':
      return COPIES
    case 'pages':
      return pagesRules(arrangement)
  }
}
