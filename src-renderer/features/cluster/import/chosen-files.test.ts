import { expect, test } from 'vitest'
import { LONGEST_NAME as LONGEST } from '#shared/contract/base.ts'
import { LARGEST_CHART_FILE, MOST_CHART_FILES } from '#shared/contract/cluster-files.ts'
import { filesProblem, joinFiles, LARGEST_FILE, LONGEST_NAME, MOST_FILES, sizeWords } from './chosen-files.ts'

const file = (name: string, size: number) => ({ name, size })

test('Files that can be read have no problem', () => {
  expect(filesProblem([file('a.sec', 20_000), file('a.xml', 9_000)])).toBeNull()
  expect(filesProblem([file('a.tmx', 32_000_000)])).toBeNull()
})

test('Files that cannot be read are named with what to do', () => {
  expect(filesProblem([file('a.tmx', 32_400_000)])).toBe('a.tmx has 32.4 MB: at most 32.0 MB are read.')
  expect(filesProblem([file('a.csv', 0)])).toBe('a.csv is empty: choose another file.')
  expect(filesProblem(Array.from({ length: 17 }, (_, at) => file(String(at), 1)))).toMatch('at most 16 files')
  expect(filesProblem([file('a', 30_000_000), file('b', 30_000_000)])).toMatch('Together the files have 60.0 MB')
})

test('Sizes in words', () => {
  expect([999, 1000, 182_400, 999_499, 1_234_567].map(sizeWords)).toEqual([
    '999 bytes',
    '1 kB',
    '182 kB',
    '999 kB',
    '1.2 MB',
  ])
})

test('Files that are added replace those of their names', () => {
  const [map, old, mended] = [file('a.tmx', 9), file('b.tsx', 1), file('b.tsx', 2)]
  expect(joinFiles([map, old], [mended])).toEqual([map, mended])
})

test('Bounds are those of the contract', () => {
  expect([LARGEST_FILE, LONGEST_NAME, MOST_FILES]).toEqual([LARGEST_CHART_FILE.bytes, LONGEST, MOST_CHART_FILES])
})
