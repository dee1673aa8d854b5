import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSeriesPartDistributor, type SeriesPart } from './series.ts'
import { createSeriesRunner } from './series.ts'

/** Games are counted by their numbers, so that their order shows. */
const COUNTING = {
  played: (games: readonly number[]) => games.length,
  left: ({ games }: { readonly games: number }, tally: readonly number[]) => games - tally.length,
  add: (a: readonly number[], b: readonly number[]) => [...a, ...b],
}

const gamesOf = ({ from, games }: SeriesPart) => Array.from({ length: games }, (_game, at) => from + at)

test('parts that come back in another order are counted in that of their games', () => {
  const tallies: (readonly number[])[] = [[]]
  const parts = createSeriesPartDistributor(COUNTING, { plan: { games: 9 }, tallies, threads: 2 })
  const dealt = [parts.next(3), parts.next(3), parts.next(3)].filter((part) => part !== null)
  const counts = dealt.toReversed().map((part) => {
    parts.takeBack(part, gamesOf(part))
    return tallies[0]?.length
  })
  expect(dealt.map(({ from, games }) => [from, games])).toEqual([
    [0, 3],
    [3, 3],
    [6, 2],
  ])
  expect(counts).toEqual([0, 0, 8])
  expect(tallies[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('what is clear early gives out no more parts', () => {
  const tallies: (readonly number[])[] = [[]]
  const left = (_plan: object, tally: readonly number[]) => (tally.length >= 2 ? 0 : 100)
  const parts = createSeriesPartDistributor({ ...COUNTING, left }, { plan: {}, tallies, threads: 2 })
  const [first, later] = [parts.next(2), parts.next(2)]
  if (first !== null) parts.takeBack(first, gamesOf(first))
  expect(later?.from).toBe(2)
  expect(parts.next(2)).toBeNull()
})

test.each([1, 2, 3])('%i threads play every game of every case once, a slow one holding up nobody', async (threads) => {
  const gates: (() => void)[] = []
  const faults: unknown[] = []
  const series = createSeriesRunner(
    { newId: () => 'one', report: (fault: unknown) => void faults.push(fault) },
    {
      ...COUNTING,
      begin: () => [[], []] as (readonly number[])[],
      async play(_plan: { games: number }, part: SeriesPart) {
        // The first part of all ends last.
        if (part.from === 0 && part.at === 0 && threads > 1) await new Promise<void>((go) => gates.push(go))
        else await setImmediate()
        return gamesOf(part)
      },
      figures: (_plan, tallies) => ({ tallies: [...tallies] }),
    },
    threads,
  )
  const { id } = series.start({ games: 40 })
  while (series.progress({ id }).tallies[1]?.length !== 40) await setImmediate()
  for (const open of gates) open()
  while (series.progress({ id }).isRunning) await setImmediate()
  const all = Array.from({ length: 40 }, (_game, at) => at)
  expect(series.progress({ id }).tallies).toEqual([all, all])
  expect(faults).toEqual([])
})
