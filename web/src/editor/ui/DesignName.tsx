import { classNames } from '~/lib/class-names'
import { useEditor, useFacts, useWorkflow } from './use-editor'

const NAME_MAX = 60

/**
 * The name of the design, changed in place. Without one it is the product's.
 *
 * @param isShort leaves room for tools beside it on wide screens
 */
export function DesignName({ isShort }: { isShort: boolean }) {
  const { editor } = useEditor()
  const { name } = useFacts()
  const { cart } = useWorkflow()
  return (
    <input
      type="text"
      translate="no"
      aria-label="Name of your design"
      placeholder={editor.product.name}
      value={name}
      maxLength={NAME_MAX}
      disabled={cart !== 'editing'}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => editor.changeFacts({ name: event.target.value })}
      // A name of blanks is none.
      onBlur={() => editor.changeFacts({ name: name.trim() })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
      }}
      className={classNames(
        'h-11 min-w-0 -outline-offset-2 flex-1 truncate rounded-full bg-transparent px-3 font-semibold text-[0.9375rem] placeholder:text-ink placeholder:opacity-100 hover:bg-line/70 focus:bg-paper',
        isShort ? 'beside:max-w-44 beside:min-w-32' : 'lg:max-w-72 lg:text-center',
      )}
    />
  )
}
