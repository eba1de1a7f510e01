// `npm test`: everything CI runs, a browser included.
import { succeeds } from './lib/run.mjs'

for (const step of ['verify', 'e2e']) {
  if (!succeeds(`node scripts/${step}.mjs`)) process.exit(1)
}
