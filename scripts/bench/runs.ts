// How often a bench measures: BENCH_RUNS, or its own number.
const given = process.env.BENCH_RUNS

export const runsOf = (usual: number) => (given === undefined ? usual : Number(given))

/** With one run a bench only shows that it works, on small sizes. Its figures say nothing. */
export const isSmoke = given === '1'
