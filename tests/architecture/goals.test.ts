import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import goals from '../support/goals.json' with { type: 'json' }

const ROOT = resolve(import.meta.dirname, '../..')
const REPORTED = /reportGoal\(\{\s*id: '(\w+)'/g

/** The goals that tests and scenarios put into the table of `npm run soak`. */
function listReportedGoals(): string[] {
  const files = ['tests', 'src-main', 'e2e'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(ROOT, folder, name)),
  )
  const tests = files.filter((name) => /\.(?:test|spec)\.ts$/.test(name))
  return tests.flatMap((name) => [...readFileSync(name, 'utf8').matchAll(REPORTED)].map(([, id = '']) => id))
}

test('every goal of reliability and of safety is measured by a test', () => {
  expect([...new Set(listReportedGoals())].toSorted()).toEqual(goals.map(({ id }) => id).toSorted())
})
