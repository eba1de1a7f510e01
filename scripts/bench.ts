// `pnpm bench [js] [vitals] [pages] [inp] [editor] [edge] [search] [growth] [store] [autofill] [face]`: each figure as a ratio to something measured in the same run; over
// budget is exit 1. `editor:looks` is one part of a bench that has parts. BENCH_RUNS sets how often each is measured; with 1 only a bench that throws is exit 1.
import { benchAutofill } from './bench/autofill.ts'
import { benchEdge } from './bench/edge.ts'
import { benchEditor } from './bench/editor.ts'
import { benchFace } from './bench/face.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchInp } from './bench/inp.ts'
import { benchJs } from './bench/js.ts'
import { benchPages } from './bench/pages.ts'
import { isSmoke } from './bench/runs.ts'
import { benchSearch } from './bench/search.ts'
import { type Bench, openShop } from './bench/shop.ts'
import { benchStore } from './bench/store.ts'
import { benchVitals } from './bench/vitals.ts'

const BENCHES: Readonly<Record<string, Bench>> = {
  js: benchJs,
  vitals: benchVitals,
  pages: benchPages,
  inp: benchInp,
  editor: benchEditor,
  edge: benchEdge,
  search: benchSearch,
  growth: benchGrowth,
  store: benchStore,
  autofill: benchAutofill,
  face: benchFace,
}
/** Benches that need no running shop. */
const ALONE = ['search', 'growth', 'store', 'autofill']

const benchOf = (asked: string): string => asked.split(':')[0] ?? ''
const wanted = process.argv.slice(2)
const unknown = wanted.filter((asked) => !(benchOf(asked) in BENCHES))
if (unknown.length > 0) {
  console.error(`bench: no such bench: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(2)
}

const names = wanted.length > 0 ? wanted : Object.keys(BENCHES)
const shop = names.every((name) => ALONE.includes(benchOf(name))) ? { url: '', stop: async () => {} } : await openShop()
let failed = false
try {
  for (const name of names) {
    const bench = BENCHES[benchOf(name)]
    if (!bench) throw new Error(`bench: no such bench: ${name}`)
    const { ok, lines } = await bench(shop, name.split(':')[1])
    failed ||= !ok && !isSmoke
    console.log([...lines, ok ? '    within budget' : '    OVER BUDGET'].join('\n'))
  }
} finally {
  await shop.stop()
}
process.exit(failed ? 1 : 0)
