import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../setup/shell.mjs'

const NONE = { passed: 0, failed: 0, skipped: 0, tests: [] }
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** The counts of vitest's JSON report and its tests; a file that could not be loaded counts as one failure. */
export function readVitestReport(file) {
  const report = read(file)
  if (!report) return NONE
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 } = report
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => testOf(relative(root, name), fullName, duration)),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + numTodoTests, tests }
}

/** The same of Playwright's JSON report; a flaky test is one that failed, and an error outside the tests counts too. */
export function readPlaywrightReport(file) {
  const report = read(file)
  if (!report) return NONE
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    tests: scenariosOf(report.suites),
  }
}

function scenariosOf(suites = []) {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...scenariosOf(inner),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => testOf(file, title, duration))),
    ),
  ])
}

const testOf = (file, title, milliseconds) => ({ file, title, seconds: (milliseconds ?? 0) / 1000 })
