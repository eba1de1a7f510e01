import { isoDate } from '@kea/shared/dates'
import { useEffect, useState } from 'react'
import { messageOf } from '~/api/errors'
import { browserPlatform } from '~/editor/browser-platform'
import { Editor } from '~/editor/Editor'
import type { EditorProduct } from '~/editor/model/product'
import { openDesign } from '~/editor/saving/open-design'
import { receivePhotos } from '~/lib/pending-photo'
import { createShopPorts } from './shop-ports'

interface Request {
  product: EditorProduct
  designUid: string | null
  line: string | null
  /** The id of a copy on this device. */
  draft: string | null
  /** Option uids joined by commas, as in the address. */
  options: string
}

type Opening = { state: 'opening' } | { state: 'open'; editor: Editor } | { state: 'failed'; message: string }

/** Opens the design of the address. The unmount saves and closes it. */
export function useOpenEditor({ product, designUid, line, draft, options }: Request): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  useEffect(() => {
    let editor: Editor | null = null
    let stopReceiving = () => {}
    let isGone = false
    const path = location.pathname + location.search
    const shop = createShopPorts(product.name)
    const today = isoDate(Date.now())
    const request = { product, designUid, line, draft, options: options.split(',').filter(Boolean), today }
    setOpening({ state: 'opening' })
    openDesign(request, { drafts: browserPlatform.drafts, shop }).then(
      (opened) => {
        if (isGone) return
        const open = new Editor({ product, shop, platform: browserPlatform, opened, line, path })
        editor = open
        setOpening({ state: 'open', editor })
        stopReceiving = receivePhotos((photos) => void open.addFiles(photos))
      },
      (error: unknown) => !isGone && setOpening({ state: 'failed', message: messageOf(error) }),
    )
    return () => {
      isGone = true
      stopReceiving()
      editor?.dispose()
    }
  }, [product, designUid, line, draft, options])
  return opening
}
