// Runs steps in order.

export interface Finding {
  /** True if there is nothing to do. */
  done?: boolean
  /** What was found, or what must be done. */
  say?: string
}

export interface Step<Context> {
  name: string
  /** Only reads. */
  look: (context: Context) => Promise<Finding>
  /** Does what must be done. It may run twice, so the next run completes an interrupted one. */
  change: (context: Context) => unknown
}

/** With `isDryRun` it prints what each step would do, and changes nothing. */
export async function runSteps<Context extends { say: (line: string) => void }>(
  steps: readonly Step<Context>[],
  context: Context,
  { isDryRun = false } = {},
): Promise<void> {
  for (const { name, look, change } of steps) {
    const { done = false, say } = await look(context)
    const detail = say ? `: ${say}` : ''
    if (done) {
      context.say(`✓ ${name}${detail}`)
    } else if (isDryRun) {
      context.say(`· ${name}, would do${detail}`)
    } else {
      context.say(`→ ${name}${detail}`)
      await change(context)
    }
  }
}
