import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import type { Command } from '../commands/command'
import { shortcutLabel } from '../commands/shortcut'
import { useEditor } from './use-editor'
import { useSelected } from './use-selected'

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  label: string
}

/** A tool of the bar: an icon above its label. */
export function ToolButton({ icon: Icon, label, className, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'flex min-h-14 min-w-[18.2vw] flex-auto shrink-0 cursor-pointer flex-col items-center justify-center gap-1 whitespace-nowrap rounded-lg px-0.5 text-xs sm:min-w-18 sm:px-1.5 beside:min-w-11 beside:whitespace-normal text-ink transition-colors duration-150 hover:bg-mist disabled:cursor-not-allowed disabled:text-control aria-disabled:cursor-not-allowed aria-disabled:text-control aria-expanded:bg-kea-mist aria-expanded:text-kea-deep aria-pressed:bg-kea-mist aria-pressed:text-kea-deep low:min-h-12 beside:w-full beside:flex-none lg:py-1.5',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.6} />
      {label}
    </button>
  )
}

interface CommandButtonProps {
  command: Command
  icon: LucideIcon
  /** An icon without a label, where the context names the command. */
  isBare?: boolean
  label?: string
  pressed?: boolean
  className?: string
}

/**
 * Runs a command, and is aria-disabled while the command is not enabled. It stays focusable, so the click that disables
 * it keeps the focus.
 */
export function CommandButton({ command, icon: Icon, isBare, label, pressed, className }: CommandButtonProps) {
  const { editor } = useEditor()
  const isEnabled = useSelected(({ context }) => command.isEnabled(context()))
  const keys = command.shortcuts[0]
  const common = {
    'aria-disabled': !isEnabled || undefined,
    'aria-pressed': pressed,
    title: keys ? `${command.label} (${shortcutLabel(keys)})` : command.label,
    onClick: () => editor.run(command),
  }
  if (!isBare) return <ToolButton icon={Icon} label={label ?? command.label} className={className} {...common} />
  return (
    <button
      type="button"
      aria-label={command.label}
      {...common}
      className={classNames(
        'inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-ink transition-colors duration-150 hover:bg-line/70 aria-disabled:cursor-not-allowed aria-disabled:text-control/60',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </button>
  )
}
