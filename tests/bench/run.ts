import { parseArgs } from 'node:util'
import { bundleBenchmark, prepareMeasure, OUR_SOURCES, listParts, runBundle } from './benchmark-bundles.ts'
import { type BenchmarkResult, formatBenchmarkResult, reachesGoal } from './benchmark-result.ts'
import { compareWithCommit } from './compare-with-commit.ts'
import { waitForQuiet } from './wait-for-quiet.ts'

// npm run bench: prints every ratio with its goal as soon as it is measured, and exits with 1 if a goal is missed or a
// part fails. Names of parts (stack, dice, planet28 ...) restrict it to those; --against COMMIT also runs them for an
// older commit, alternating; --tiny only checks that every part still runs, and no goal counts.

/** A named part of the benchmark. */
interface Part {
  readonly name: string
  readonly measure: () => Promise<readonly BenchmarkResult[]>
}

/**
 * Parts that need a browser, on one campaign. They are imported lazily: their sizes are fixed at load, after `--tiny`
 * was parsed.
 */
function browserParts(): Part[] {
  let made: Promise<{ home: string; path: string }> | null = null
  const campaign = () =>
    (made ??= bundleBenchmark(OUR_SOURCES, 'make-campaign').then((file) =>
      runBundle<{ home: string; path: string }>(OUR_SOURCES, file),
    ))
  return [
    { name: 'first script', measure: async () => [(await import('./initial-script.ts')).measureInitialScript()] },
    {
      name: 'cold start',
      measure: async () => {
        const { home, path } = await campaign()
        return [await (await import('./cold-start.ts')).measureColdStart(home, path)]
      },
    },
    {
      name: 'forces page',
      measure: async () => (await import('./forces-page.ts')).measureForcesPage((await campaign()).home),
    },
    { name: 'map', measure: async () => (await import('./map/measure-map.ts')).measureMap() },
  ]
}

const programParts = (names: readonly string[]): Part[] =>
  names.map((name) => ({ name, measure: async () => (await prepareMeasure(OUR_SOURCES, name))() }))

/**
 * Runs a part and prints its lines; a failing part is reported and does not stop the others. Returns whether all
 * succeeded.
 */
async function runPart({ name, measure }: Part, isTiny: boolean): Promise<boolean> {
  try {
    const findings = await measure()
    if (findings.length === 0) throw new Error('It measured nothing')
    for (const finding of findings) console.log(formatBenchmarkResult(finding))
    return isTiny ? findings.every(({ value }) => Number.isFinite(value)) : findings.every(reachesGoal)
  } catch (error) {
    console.log(`FAIL  ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    return false
  }
}

async function runAll(parts: readonly Part[], isTiny: boolean): Promise<boolean> {
  let isWell = true
  for (const part of parts) isWell = (await runPart(part, isTiny)) && isWell
  return isWell
}

const { values, positionals: wanted } = parseArgs({
  options: { against: { type: 'string' }, tiny: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (values.tiny) process.env['ORRERY_BENCH_TINY'] = '1'
const known = listParts(OUR_SOURCES)
const inBrowser = browserParts()
const unknown = wanted.filter((part) => ![...known, ...inBrowser.map(({ name }) => name)].includes(part))
if (unknown.length > 0)
  throw new Error(
    `The bench has no part ${unknown.join(', ')}. Its parts are ${[...known, ...inBrowser.map(({ name }) => name)].join(', ')}.`,
  )
if (!values.tiny) console.log(`The machine is ${((await waitForQuiet()) * 100).toFixed(0)} % busy before the run.`)
const parts = [...programParts(known), ...inBrowser].filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const isWell =
  values.against === undefined ? await runAll(parts, values.tiny) : await compareWithCommit(values.against, wanted)
process.exitCode = isWell ? 0 : 1
