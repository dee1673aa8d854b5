/** Prints the table of steps and, as the very last line, `N passed, N failed`; answers the exit code. */
export function printSummary(results, milliseconds) {
  const width = Math.max(...results.map(({ step }) => step.name.length))
  const lines = results.map(
    (result) =>
      `  ${result.step.name.padEnd(width)}  ${verdict(result).padEnd(7)}  ${seconds(result.seconds)}  ${counts(result)}`,
  )
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const all = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
  console.log(`\n${lines.join('\n')}\n  ${'in all'.padEnd(width)}  ${' '.repeat(7)}  ${seconds(milliseconds / 1000)}\n`)
  console.log(counts(all))
  return all.failed > 0 ? 1 : 0
}

const seconds = (value) => `${value.toFixed(1).padStart(6)} s`
const counts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

function verdict({ passed, failed }) {
  if (failed > 0) return 'FAILED'
  return passed > 0 ? 'ok' : 'not run'
}
