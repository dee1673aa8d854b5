import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findInlineCode, listTableRows } from './table-rows.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const numbered = (letter: string, most: number): string[] =>
  Array.from({ length: most }, (_, at) => `${letter}${at + 1}`)
/** All that was found. */
const FAULTS = [
  ...numbered('D', 20),
  'D5b',
  ...numbered('F', 18),
  ...numbered('S', 33),
  ...numbered('P', 21),
  ...numbered('G', 23),
  ...numbered('I', 25),
  ...numbered('E', 8),
]

const ROWS = listTableRows(read('tests/architecture/mended.md')).map(([fault = '', , file, name = '']) => ({
  fault,
  file: findInlineCode(file) ?? '',
  name,
}))

test('every fault that was found has a test that fails without its mend', () => {
  expect([...new Set(ROWS.map(({ fault }) => fault))].toSorted()).toEqual(FAULTS.toSorted())
})

test('each of these tests is there, and runs', () => {
  const missing = ROWS.filter(({ file, name }) => !existsSync(join(root, file)) || !isTest(read(file), name))
  expect(missing).toEqual([])
})

/** Whether a test of this name stands in a file and is not passed over; one that some machines cannot run is. */
function isTest(text: string, name: string): boolean {
  const title = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const [plain, withCases] = [String.raw`\b(?:test|it)\(`, String.raw`\)\(`]
  return new RegExp(`(?:${plain}|${withCases})\\s*['"\`]${title}['"\`]`).test(text)
}
