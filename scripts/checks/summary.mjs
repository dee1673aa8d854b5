const SLOWEST = 10
const LONGEST_NAME = 90

/** Prints the slowest tests, the table of steps and, as the very last line, `N passed, N failed`; answers the exit code. */
export function printSummary(results, milliseconds) {
  const width = Math.max(6, ...results.map(({ step }) => step.name.length))
  const lines = results.map(
    (result) =>
      `  ${result.step.name.padEnd(width)}  ${verdict(result).padEnd(7)}  ${seconds(result.seconds)}  ${counts(result)}`,
  )
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const all = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
  printSlowest(results.flatMap(({ tests = [] }) => tests))
  printTriedAgain(results.flatMap(({ again = [] }) => again))
  console.log(`\n${lines.join('\n')}\n  ${'in all'.padEnd(width)}  ${' '.repeat(7)}  ${seconds(milliseconds / 1000)}\n`)
  console.log(counts(all))
  return all.failed > 0 ? 1 : 0
}

function printSlowest(tests) {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  if (slowest.length > 0) console.log('\nThe slowest:')
  for (const { file, title, seconds: time } of slowest)
    console.log(`${seconds(time)}  ${`${file.replace(/^.*\//, '')}: ${title}`.slice(0, LONGEST_NAME)}`)
}

/** A scenario that depends on chance is a fault of it or of the product. */
function printTriedAgain(names) {
  if (names.length > 0) console.log('\nPassed only when tried again (find out why, its trace is kept):')
  for (const name of names) console.log(`  ${name}`)
}

const seconds = (value) => `${value.toFixed(1).padStart(6)} s`
const counts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

function verdict({ passed, failed }) {
  if (failed > 0) return 'FAILED'
  return passed > 0 ? 'ok' : 'not run'
}
