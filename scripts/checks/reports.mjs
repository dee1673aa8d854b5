import { existsSync, readFileSync } from 'node:fs'

const NONE = { passed: 0, failed: 0, skipped: 0 }
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** The counts of vitest's JSON report; a file that could not be loaded counts as one failure. */
export function readVitestReport(file) {
  const report = read(file)
  if (!report) return NONE
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 } = report
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + numTodoTests }
}

/** The counts of Playwright's JSON report; a flaky test is one that failed, and an error outside the tests counts too. */
export function readPlaywrightReport(file) {
  const report = read(file)
  if (!report) return NONE
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}
