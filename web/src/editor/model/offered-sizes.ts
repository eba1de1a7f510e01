import type { PlacedNeon } from '@kea/design/document/document'
import { type SignSize, signSizes } from '@kea/design/edits/sign-edits'
import type { Neons } from '@kea/design/items/neon/neons'
import type { EditorProduct } from './product'
import { rememberLast } from './remember-last'

/** The sizes in which a sign is offered: of one that is paid, its own. Panels and commands ask for them after each letter. */
export const offeredSizes = rememberLast(
  (
    { definition, options: offered }: EditorProduct,
    options: readonly string[],
    part: string,
    item: Pick<PlacedNeon, 'data'>,
    neons: Pick<Neons, 'signOf' | 'isAwaited'>,
  ): readonly SignSize[] => {
    const uids = new Set(offered.flatMap(({ choices }) => choices.map(({ uid }) => uid)))
    return signSizes(definition, options, part, item, neons).filter(({ optionUid }) => uids.has(optionUid))
  },
)
