import type { OwnDate } from '@kea/design/document/settings'
import { isoDate } from '@kea/shared/dates'
import { useEffect, useState } from 'react'
import { messageOf } from '~/api/errors'
import { browserPlatform } from '~/editor/browser-platform'
import { Editor } from '~/editor/Editor'
import type { EditorProduct } from '~/editor/model/product'
import { openDesign } from '~/editor/saving/open-design'
import { withoutNextYear } from '~/lib/next-year'
import type { OrderedSign } from '~/lib/ordered-sign'
import { receivePhotos } from '~/lib/pending-photo'
import { withRetry } from '~/lib/with-retry'
import { putInOrder } from './ordered-sign'
import { putInSet } from './part-of-set'
import { createShopPorts } from './shop-ports'

interface Request {
  product: EditorProduct
  designUid: string | null
  line: string | null
  /** The id of a copy on this device. */
  draft: string | null
  /** Option uids joined by commas, as in the address. */
  options: string
  /** True where the months of a calendar move on by a year as it opens. */
  isNextYear: boolean
  /** The paid sign that the design is for; null for the cart. */
  ordered: OrderedSign | null
}

type Opening =
  | { state: 'opening' }
  /** `left` has the dates that next year's calendar is without; null where the months are those of the design. */
  | { state: 'open'; editor: Editor; left: readonly OwnDate[] | null }
  | { state: 'failed'; message: string }

const loadMoveOn = async () => (await import('~/editor/calendar/move-on')).moveOnCalendar

/** Opens the design of the address. The unmount saves and closes it. */
export function useOpenEditor({ product, designUid, line, draft, options, isNextYear, ordered }: Request): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  useEffect(() => {
    let editor: Editor | null = null
    let stopReceiving = () => {}
    let isGone = false
    const path = withoutNextYear(location)
    const shop = {
      ...createShopPorts(product.name),
      ...(ordered && { addLines: putInOrder(ordered) }),
      ...(product.isPart && { updateLine: putInSet }),
    }
    const today = isoDate(Date.now())
    const request = { product, designUid, line, draft, options: options.split(',').filter(Boolean), today }
    setOpening({ state: 'opening' })
    const opens = openDesign(request, { drafts: browserPlatform.drafts, shop })
    Promise.all([opens, isNextYear ? withRetry(loadMoveOn) : null]).then(
      ([opened, moveOn]) => {
        if (isGone) return
        const open = new Editor({ product, shop, platform: browserPlatform, opened, line, path })
        editor = open
        setOpening({ state: 'open', editor, left: moveOn?.(open) ?? null })
        // A reload must not move the months again.
        if (moveOn) history.replaceState(history.state, '', path)
        stopReceiving = receivePhotos((photos) => void open.addFiles(photos))
      },
      (error: unknown) => !isGone && setOpening({ state: 'failed', message: messageOf(error) }),
    )
    return () => {
      isGone = true
      stopReceiving()
      editor?.dispose()
    }
  }, [product, designUid, line, draft, options, isNextYear, ordered])
  return opening
}
