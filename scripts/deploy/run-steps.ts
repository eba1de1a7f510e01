// Runs steps in order. A step is data: `{ name, look, change }`.
//
// `look(context)` only reads. It returns `{ done: true, say? }`, or `{ say }` with what must be done.
// `change(context)` does it. It may run twice, so the next run completes an interrupted one.

/** With `isDryRun` it prints what each step would do, and changes nothing. */
export async function runSteps(steps, context, { isDryRun = false } = {}) {
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
