// `pnpm bench [js] [vitals] [pages] [inp] [editor] [edge] [search] [growth] [store]`: each figure as a ratio to something measured in the same run; over
// budget is exit 1. BENCH_RUNS sets how often each is measured; with 1 only a bench that throws is exit 1.
import { benchEdge } from './bench/edge.mjs'
import { benchEditor } from './bench/editor.mjs'
import { benchGrowth } from './bench/growth.mjs'
import { benchInp } from './bench/inp.mjs'
import { benchJs } from './bench/js.mjs'
import { benchPages } from './bench/pages.mjs'
import { isSmoke } from './bench/runs.mjs'
import { benchSearch } from './bench/search.mjs'
import { openShop } from './bench/shop.mjs'
import { benchStore } from './bench/store.mjs'
import { benchVitals } from './bench/vitals.mjs'

const BENCHES = {
  js: benchJs,
  vitals: benchVitals,
  pages: benchPages,
  inp: benchInp,
  editor: benchEditor,
  edge: benchEdge,
  search: benchSearch,
  growth: benchGrowth,
  store: benchStore,
}
/** Benches that need no running shop. */
const ALONE = ['search', 'growth', 'store']

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`bench: no such bench: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(2)
}

const names = wanted.length > 0 ? wanted : Object.keys(BENCHES)
const shop = names.every((name) => ALONE.includes(name)) ? { url: '', stop: async () => {} } : await openShop()
let failed = false
try {
  for (const name of names) {
    const { ok, lines } = await BENCHES[name](shop)
    failed ||= !ok && !isSmoke
    console.log([...lines, ok ? '    within budget' : '    OVER BUDGET'].join('\n'))
  }
} finally {
  await shop.stop()
}
process.exit(failed ? 1 : 0)
