import { withNewSurfaces } from '@kea/design/arrangement/new-document'
import type { DesignDocument } from '@kea/design/document/document'
import type { Patch } from '@kea/design/document/patch'
import { chooseOptions } from '@kea/design/edits/edits'
import { moveTemplate } from '@kea/design/templates/move-template'
import type { EditorProduct } from './product'

/** Another choice of options, with the surfaces that they count. */
export const withOptions = (
  { definition, template }: Pick<EditorProduct, 'definition' | 'template'>,
  design: DesignDocument,
  options: readonly string[],
): Patch =>
  template
    ? moveTemplate(definition, design, options, template.designs)
    : withNewSurfaces(definition, design, chooseOptions(definition, design, options))
