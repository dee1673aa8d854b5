import { expect, test } from 'vitest'
import { MAX_NAME_LENGTH as LONGEST } from '#shared/contract/base.ts'
import { MAX_CHART_FILE_SIZE, MAX_CHART_FILES } from '#shared/contract/cluster-files.ts'
import {
  findFilesProblem,
  mergeFiles,
  MAX_IMPORT_FILE_BYTES,
  MAX_CLUSTER_NAME_LENGTH,
  MAX_IMPORT_FILES,
  formatFileSize,
} from './chosen-files.ts'

const file = (name: string, size: number) => ({ name, size })

test('Files that can be read have no problem', () => {
  expect(findFilesProblem([file('a.sec', 20_000), file('a.xml', 9_000)])).toBeNull()
  expect(findFilesProblem([file('a.tmx', 32_000_000)])).toBeNull()
})

test('Files that cannot be read are named with what to do', () => {
  expect(findFilesProblem([file('a.tmx', 32_400_000)])).toBe('a.tmx has 32.4 MB: at most 32.0 MB are read.')
  expect(findFilesProblem([file('a.csv', 0)])).toBe('a.csv is empty: choose another file.')
  expect(findFilesProblem(Array.from({ length: 17 }, (_, at) => file(String(at), 1)))).toMatch('at most 16 files')
  expect(findFilesProblem([file('a', 30_000_000), file('b', 30_000_000)])).toMatch('Together the files have 60.0 MB')
})

test('Sizes in words', () => {
  expect([999, 1000, 182_400, 999_499, 1_234_567].map(formatFileSize)).toEqual([
    '999 bytes',
    '1 kB',
    '182 kB',
    '999 kB',
    '1.2 MB',
  ])
})

test('Files that are added replace those of their names', () => {
  const [map, old, mended] = [file('a.tmx', 9), file('b.tsx', 1), file('b.tsx', 2)]
  expect(mergeFiles([map, old], [mended])).toEqual([map, mended])
})

test('Bounds are those of the contract', () => {
  expect([MAX_IMPORT_FILE_BYTES, MAX_CLUSTER_NAME_LENGTH, MAX_IMPORT_FILES]).toEqual([
    MAX_CHART_FILE_SIZE.bytes,
    LONGEST,
    MAX_CHART_FILES,
  ])
})
