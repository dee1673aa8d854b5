import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeNewFiles } from './files.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'orrery-files-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const SET = [
  { name: 'reach.sec', content: 'worlds' },
  { name: 'reach.xml', content: '<Sector/>' },
]

test('a set of files is written to a folder that is created for it', () => {
  const target = join(folder, 'maps', 'new')
  expect(writeNewFiles(target, SET)).toEqual([join(target, 'reach.sec'), join(target, 'reach.xml')])
  expect(readFileSync(join(target, 'reach.xml'), 'utf8')).toBe('<Sector/>')
})

test('nothing is written if one of the files exists, or cannot be written', () => {
  writeFileSync(join(folder, 'reach.xml'), 'mine')
  expect(() => writeNewFiles(folder, SET)).toThrow('reach.xml is there already and was left as it is.')
  expect(readdirSync(folder)).toEqual(['reach.xml'])
  expect(readFileSync(join(folder, 'reach.xml'), 'utf8')).toBe('mine')
  expect(() => writeNewFiles(folder, [...SET.slice(0, 1), { name: 'no/such/place', content: '' }])).toThrow(
    'cannot be written',
  )
  expect(readdirSync(folder)).toEqual(['reach.xml'])
})
