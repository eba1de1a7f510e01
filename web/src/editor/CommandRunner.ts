import { withRetry } from '~/lib/with-retry'
import type { Command, CommandContext } from './commands/command'
import { shownAfter } from './commands/history'
import type { Session } from './model/session'
import { isLocked, type Workflow } from './model/workflow'
import type { DesignStore } from './store/DesignStore'
import type { Observable } from './store/Observable'

interface RunnerPorts {
  store: Pick<DesignStore, 'mark' | 'apply' | 'undo' | 'redo'>
  workflow: Pick<Observable<Workflow>, 'read'>
  context: () => CommandContext
  change: (change: Partial<Session>) => void
}

const NOT_LOADED = 'This did not load. Check your connection, and try it again.'

/** Applies what commands answer to the design and the session. */
export class CommandRunner {
  readonly #ports: RunnerPorts
  /** The control of the last command. */
  #control: string | null = null

  constructor(ports: RunnerPorts) {
    this.#ports = ports
  }

  /**
   * Runs a command as one undoable step.
   *
   * @param control runs in a row with the same name are one step, such as the letters of a word
   */
  run = (command: Command, control: string | null = null): void => {
    const { store, workflow, context, change } = this.#ports
    const before = context()
    if (isLocked(workflow.read()) || !command.isEnabled(before)) return
    const outcome = command.run(before)
    if (!outcome) return
    if ('code' in outcome) return void this.#load(outcome.code)
    if ('history' in outcome) {
      const step = store[outcome.history]()
      if (step) change(shownAfter(before, context(), step, command.announce))
      this.#control = control
      return
    }
    if ('patch' in outcome) {
      if (control === null || control !== this.#control) store.mark()
      store.apply(outcome.patch, outcome.by)
      if (control === null) store.mark()
    }
    this.#control = control
    change({ announcement: command.announce, ...('session' in outcome && outcome.session) })
  }

  async #load(code: () => Promise<Command>): Promise<void> {
    const command = await withRetry(code).catch(() => null)
    if (command) this.run(command)
    else this.#ports.change({ notice: { tone: 'danger', text: NOT_LOADED } })
  }
}
