import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePage } from './serve-page.ts'

let folder = ''

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'orrery-page-')), 'renderer')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, '../secret.txt'), 'secret')
})
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

test('the page comes with its policy', async () => {
  const answer = await servePage(folder, { url: 'app://table/', method: 'GET' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
  expect(await answer.text()).toBe('<!doctype html>')
})

test.each([
  ['app://elsewhere/', 'GET'],
  ['app://table/..%2fsecret.txt', 'GET'],
  ['app://table/%2e%2e/secret.txt', 'GET'],
  ['app://table/nothing', 'GET'],
  ['app://table/', 'POST'],
])('%s by %s is nothing', async (url, method) => {
  const answer = await servePage(folder, { url, method })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})
