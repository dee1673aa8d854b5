import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toWriteRefusal, writeFileAtomically } from './write-file-atomically.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-write-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('replaces a file and leaves nothing beside it', async () => {
  const path = join(folder, 'sheet.pdf')
  await writeFileAtomically(path, Buffer.from('first'))
  await writeFileAtomically(path, Buffer.from('second'))
  expect(readFileSync(path, 'utf8')).toBe('second')
  expect(readdirSync(folder)).toEqual(['sheet.pdf'])
})

test('a file that cannot be written leaves nothing behind', async () => {
  mkdirSync(join(folder, 'taken', 'full'), { recursive: true })
  await expect(writeFileAtomically(join(folder, 'taken'), Buffer.from('text'))).rejects.toThrow(
    'taken is a folder. Choose another name.',
  )
  expect(readdirSync(folder)).toEqual(['taken'])
})

test.each([
  ['EBUSY', 'rename', 'Vex.pdf is open in another program. Close it there, or choose another name.'],
  ['EPERM', 'rename', 'Vex.pdf is open in another program. Close it there, or choose another name.'],
  ['EACCES', 'rename', 'Vex.pdf is open in another program. Close it there, or choose another name.'],
  ['EACCES', 'open', '/sheets cannot be written to. Choose another folder.'],
  ['EROFS', 'open', '/sheets cannot be written to. Choose another folder.'],
  ['ENOSPC', 'write', 'There is no room for Vex.pdf on this disk. Free some space, or choose another disk.'],
  ['ENOENT', 'open', '/sheets is not there any more. Choose another folder.'],
])('%s of %s is told in the words of the file', (code, syscall, message) => {
  const refusal = toWriteRefusal(Object.assign(new Error(code), { code, syscall }), '/sheets/Vex.pdf')
  expect(refusal).toMatchObject({ name: 'Refused', code: 'file', message })
})

test('an error that nobody foresaw stays a fault', () => {
  const error = new TypeError('text is not a function')
  expect(toWriteRefusal(error, '/sheets/Vex.pdf')).toBe(error)
})
