import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPageFile } from './page-files.ts'

let outside = ''
let folder = ''

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'orrery-files-'))
  folder = join(outside, 'renderer')
  mkdirSync(join(folder, 'assets', 'page.js'), { recursive: true })
  mkdirSync(join(outside, 'renderer-too'))
  for (const [name, text] of Object.entries({
    'secret.txt': 'secret',
    'renderer-too/other.txt': 'other',
    'renderer/index.html': '<!doctype html>',
    'renderer/.hidden.txt': 'hidden',
    'renderer/campaign.orrery': 'a file of no kind we serve',
    'renderer/assets/main-abc123.js': 'export {}',
    'renderer/assets/a b.css': 'body{}',
  }))
    writeFileSync(join(outside, name), text)
})
afterAll(() => rmSync(outside, { recursive: true, force: true }))

const textOf = async (path: string) => {
  const file = await readPageFile(folder, path)
  return file && Buffer.from(file.body).toString()
}

test('finds the page and its files, with their kinds', async () => {
  expect(await readPageFile(folder, '/')).toMatchObject({
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
  expect(await readPageFile(folder, '/assets/main-abc123.js')).toMatchObject({
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
  expect(await textOf('/assets/a%20b.css')).toBe('body{}')
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%2f..%2f..%2f..%2fetc%2fpasswd.txt',
  '/%2e%2e%5csecret.txt',
  '/..\\secret.txt',
  '/../renderer-too/other.txt',
  '//secret.txt',
  '/assets//main-abc123.js',
  '/C:/secret.txt',
  '/index.html%00.txt',
  '/.hidden.txt',
  '/campaign.orrery',
  '/assets',
  '/assets/',
  '/assets/page.js',
  '/nothing.html',
  '/%E0%A4%A',
  '',
])('hands out nothing for %j', async (path) => {
  expect(await readPageFile(folder, path)).toBeNull()
})
