// Runs steps in order. A step is data: `{ name, look, change }`.
//
// `look(context)` asks and changes nothing; it answers `{ done: true, say? }`, or `{ say }`: what is to be done.
// `change(context)` does it, and may run twice: a run that was cut off is mended by the next.

/** With `isDryRun` it says what each step would do, and changes nothing. */
export async function runSteps(steps, context, { isDryRun = false } = {}) {
  for (const { name, look, change } of steps) {
    const { done = false, say } = await look(context)
    const words = say ? `: ${say}` : ''
    if (done) {
      context.say(`✓ ${name}${words}`)
    } else if (isDryRun) {
      context.say(`· ${name}, would do${words}`)
    } else {
      context.say(`→ ${name}${words}`)
      await change(context)
    }
  }
}
