import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { FolderFile } from '#shared/contract/journal.ts'
import { createZip } from './zip-file.ts'

const PICTURE = Uint8Array.from({ length: 256 }, (_, at) => at)
const FOLDER: readonly FolderFile[] = [
  { path: 'Journal/Lämp.md', text: '# Lit\n' },
  { path: '星/☄ 1.md', text: 'Dust. '.repeat(1000) },
  { path: 'empty.md', text: '' },
  { path: 'pictures/map.png', base64: Buffer.from(PICTURE).toString('base64') },
]
const bytesOf = async (files: readonly FolderFile[]) => new Uint8Array(await createZip(files).arrayBuffer())

test('An archive has its files, their names and their bytes', async () => {
  const files = unzipSync(await bytesOf(FOLDER))
  expect(Object.keys(files)).toEqual(FOLDER.map(({ path }) => path))
  for (const file of FOLDER)
    if ('text' in file) expect(strFromU8(files[file.path] ?? PICTURE)).toBe(file.text)
    else expect(files[file.path]).toEqual(PICTURE)
})

test('A file may come as bytes', async () => {
  const zip = createZip([{ path: '0001.png', bytes: PICTURE }])
  expect(unzipSync(new Uint8Array(await zip.arrayBuffer()))).toEqual({ '0001.png': PICTURE })
})

test('The same files make the same archive, of the first day that archives know', async () => {
  const archive = await bytesOf(FOLDER)
  expect(await bytesOf(FOLDER)).toEqual(archive)
  const view = new DataView(archive.buffer)
  expect(view.getUint16(10, true)).toBe(0)
  expect(view.getUint16(12, true)).toBe(0x0021)
})

test('A folder of more files than the end of an archive can count is packed all the same', async ({ skip }) => {
  const many = Array.from({ length: 66_000 }, (_, at): FolderFile => ({ path: `${at}.md`, text: '' }))
  const script = `import zipfile,sys; print(len(zipfile.ZipFile(sys.argv[1]).namelist()))`
  expect(readByPython(await bytesOf(many), script) ?? skip('python3 is not here')).toBe('66000')
})

test('Other programs read it', async ({ skip }) => {
  const script = `import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None
for i in z.infolist(): print(ascii(i.filename), i.date_time[:3], len(z.read(i)), i.compress_type)`
  const byPython = readByPython(await bytesOf(FOLDER), script) ?? skip('python3 is not here')
  expect(byPython.split('\n')).toEqual([
    "'Journal/L\\xe4mp.md' (1980, 1, 1) 6 0",
    "'\\u661f/\\u2604 1.md' (1980, 1, 1) 6000 0",
    "'empty.md' (1980, 1, 1) 0 0",
    "'pictures/map.png' (1980, 1, 1) 256 0",
  ])
})

/** What a script says of an archive; null where no Python is installed. */
function readByPython(archive: Uint8Array, script: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-zip-'))
  try {
    const path = join(folder, 'a.zip')
    writeFileSync(path, archive)
    try {
      execFileSync('python3', ['--version'], { stdio: 'ignore' })
    } catch {
      return null
    }
    return execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }).trim()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
