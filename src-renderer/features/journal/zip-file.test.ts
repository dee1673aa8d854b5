import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crc32, zipFile } from './zip-file.ts'

const text = (words: string) => new TextEncoder().encode(words)

test('The check sum is the usual one', () => {
  expect(crc32(text('123456789'))).toBe(0xcbf43926)
  expect(crc32(new Uint8Array())).toBe(0)
})

test('An archive has its files, their names and its index', async () => {
  const bytes = Buffer.from(
    await zipFile([
      { path: 'Journal/Lämp.md', bytes: text('# Lit\n') },
      { path: 'empty.md', bytes: text('') },
    ]).arrayBuffer(),
  )
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  expect(bytes.readUInt16LE(end + 10)).toBe(2)
  const index = bytes.readUInt32LE(end + 16)
  expect(bytes.readUInt32LE(index)).toBe(0x02014b50)
  expect(bytes.readUInt32LE(end + 12)).toBe(end - index)
  expect(bytes.readUInt32LE(0)).toBe(0x04034b50)
  expect(bytes.subarray(30, 30 + 16).toString()).toBe('Journal/Lämp.md')
  expect(bytes.subarray(46, 52).toString()).toBe('# Lit\n')
})

test('Other programs read it', async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-zip-'))
  try {
    const path = join(folder, 'a.zip')
    writeFileSync(path, Buffer.from(await zipFile([{ path: 'a/b.md', bytes: text('words') }]).arrayBuffer()))
    try {
      execFileSync('python3', ['--version'], { stdio: 'ignore' })
    } catch {
      return skip('python3 is not here')
    }
    const script = `import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(z.read('a/b.md').decode())`
    expect(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }).trim()).toBe('words')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
