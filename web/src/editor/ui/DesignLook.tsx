import { Suspense } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { isPaged } from '../looks/pages/paged-solid'
import { DialogLoading } from './DialogLoading'
import { useEditor, useSession } from './use-editor'

const LookDialog = lazyWithRetry(async () => (await import('../looks/ui/LookDialog')).LookDialog, 'over')
const SignLookDialog = lazyWithRetry(
  async () => (await import('../looks/neon/ui/SignLookDialog')).SignLookDialog,
  'over',
)
const PagesDialog = lazyWithRetry(async () => (await import('../looks/pages/ui/PagesDialog')).PagesDialog, 'over')

/** How the designed piece will look, while that is open. The design cannot change meanwhile. */
export function DesignLook() {
  return useSession().isLookOpen ? <OpenLook /> : null
}

function OpenLook() {
  const { editor } = useEditor()
  const [view] = editor.product.definition.views
  const close = () => editor.change({ isLookOpen: false })
  if (!view) {
    return (
      <Suspense fallback={<DialogLoading onClose={close} />}>
        <SignLookDialog editor={editor} onClose={close} />
      </Suspense>
    )
  }
  const { solid, heat } = view
  return (
    <Suspense fallback={<DialogLoading onClose={close} />}>
      {isPaged(solid) ? (
        <PagesDialog editor={editor} solid={solid} onClose={close} />
      ) : (
        <LookDialog editor={editor} solid={solid} heat={heat} onClose={close} />
      )}
    </Suspense>
  )
}
