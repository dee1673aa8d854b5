import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeWhole } from './write-whole.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-write-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('replaces a file and leaves nothing beside it', async () => {
  const path = join(folder, 'sheet.pdf')
  await writeWhole(path, Buffer.from('first'))
  await writeWhole(path, Buffer.from('second'))
  expect(readFileSync(path, 'utf8')).toBe('second')
  expect(readdirSync(folder)).toEqual(['sheet.pdf'])
})

test('a file that cannot be written leaves nothing behind', async () => {
  mkdirSync(join(folder, 'taken', 'full'), { recursive: true })
  await expect(writeWhole(join(folder, 'taken'), Buffer.from('text'))).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['taken'])
})
