import { seenSides } from '@kea/design/arrangement/printed-sides'
import type { DesignDocument } from '@kea/design/document/document'
import type { EditorProduct } from '../model/product'
import { workspaceOf } from '../workspaces/workspace-of'
import { previewSides } from './render-sides'

/** What the preview of a design shows, in words; '' where the name of the product says it. */
export const previewWords = (product: Pick<EditorProduct, 'definition'>, design: DesignDocument): string =>
  workspaceOf(product).previewWords(
    product.definition,
    previewSides(product, design),
    seenSides(product.definition, design),
  )
