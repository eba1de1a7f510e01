import { type ComponentType, Suspense } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import type { Editor } from '../Editor'
import type { SolidKind } from '../solids/solid-kind'
import { SOLIDS, type SolidName } from '../solids/solids'
import { DialogLoading } from './DialogLoading'
import { useEditor, useSession } from './use-editor'

interface LookProps {
  editor: Editor
  heat: boolean
  onClose: () => void
}

const SignLookDialog = lazyWithRetry(
  async () => (await import('../looks/neon/ui/SignLookDialog')).SignLookDialog,
  'over',
)

/** The dialog of a solid, whose code comes beside that of the solid. */
function lookOf({ finished, noun }: SolidKind): ComponentType<LookProps> {
  if (finished.turns === 'pages') {
    return lazyWithRetry(async () => {
      const [{ PagesDialog }, make] = await Promise.all([import('../looks/pages/ui/PagesDialog'), finished.load()])
      return ({ editor, onClose }: LookProps) => <PagesDialog editor={editor} make={make} onClose={onClose} />
    }, 'over')
  }
  return lazyWithRetry(async () => {
    const [{ LookDialog }, make] = await Promise.all([import('../looks/ui/LookDialog'), finished.load()])
    return (props: LookProps) => <LookDialog {...props} make={make} noun={noun} />
  }, 'over')
}

const looks = new Map<SolidName, ComponentType<LookProps>>()

function lookAt(name: SolidName): ComponentType<LookProps> {
  const known = looks.get(name) ?? lookOf(SOLIDS[name])
  looks.set(name, known)
  return known
}

/** How the designed piece will look, while that is open. The design cannot change meanwhile. */
export function DesignLook() {
  return useSession().isLookOpen ? <OpenLook /> : null
}

function OpenLook() {
  const { editor } = useEditor()
  const [view] = editor.product.definition.views
  const close = () => editor.change({ isLookOpen: false })
  const Look = view && lookAt(view.solid)
  return (
    <Suspense fallback={<DialogLoading onClose={close} />}>
      {Look ? (
        <Look editor={editor} heat={view.heat} onClose={close} />
      ) : (
        <SignLookDialog editor={editor} onClose={close} />
      )}
    </Suspense>
  )
}
