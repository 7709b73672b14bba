/** `npm run bench -- NAME…` measures and prints one table for each name; without a name it runs every bench in turn. */
const benches: Record<string, () => Promise<{ main: () => Promise<void> }>> = {
  code: () => import('./code.ts'),
  start: () => import('./start-times.ts'),
  http: () => import('./http.ts'),
  availability: () => import('./availability.ts'),
  board: () => import('./board.ts'),
  bookings: () => import('./bookings.ts'),
  holds: () => import('./holds.ts'),
  memory: () => import('./memory.ts'),
  inp: () => import('./inp.ts'),
  office: () => import('./office-pages.ts'),
  search: () => import('./search.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  planner: () => import('./planner.ts'),
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches)
for (const name of wanted) {
  const load = benches[name]
  if (load === undefined) throw new Error(`no bench '${name}'; there are ${Object.keys(benches).join(', ')}`)
  const bench = await load()
  await bench.main()
}
process.exit(0)

export {}
