import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../setup/shell.mjs'

/** Without a report the tests were stopped before their end, and nobody knows how they would have ended. */
const STOPPED = { passed: 0, failed: 1, skipped: 0, tests: [], again: [] }
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** The counts of vitest's JSON report and its tests; a file that could not be loaded counts as one failure. */
export function readVitestReport(file) {
  const report = read(file)
  if (!report) return STOPPED
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 } = report
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => testOf(relative(root, name), fullName, duration)),
  )
  const skipped = numPendingTests + numTodoTests
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped, tests, again: [] }
}

/**
 * The same of Playwright's JSON report, where an error outside the tests counts too. `again` names the scenarios that
 * passed only when they were tried again: their number is in neither count.
 */
export function readPlaywrightReport(file) {
  const report = read(file)
  if (!report) return STOPPED
  const { expected, unexpected, skipped } = report.stats
  const runs = scenariosOf(report.suites)
  return {
    passed: expected,
    failed: unexpected + report.errors.length,
    skipped,
    tests: runs.flatMap((run) => run.results.map(({ duration }) => testOf(run.file, run.title, duration))),
    again: runs.filter(({ status }) => status === 'flaky').map((run) => `${run.file}: ${run.title}`),
  }
}

/** Every scenario on every host, with what its tries came to. */
function scenariosOf(suites = []) {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...scenariosOf(inner),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({ file, title, status, results })),
    ),
  ])
}

const testOf = (file, title, milliseconds) => ({ file, title, seconds: (milliseconds ?? 0) / 1000 })
