import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { createLog } from './log.ts'

let folder = ''
let stderr: MockInstance
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-log-'))
  stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test('faults with their request and notes are lines of the log, and of standard error', () => {
  const log = createLog(join(folder, 'logs'), () => '2026-01-01')
  log.report(new Error('It broke'), 'a1b2')
  log.note('Orrery starts')
  const lines = readFileSync(log.path, 'utf8').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ time: '2026-01-01', request: 'a1b2', fault: 'Error: It broke' }),
    { time: '2026-01-01', note: 'Orrery starts' },
  ])
  expect(stderr).toHaveBeenCalledTimes(2)
})

test('three files of limited size are kept, the newest lines in the first', () => {
  const log = createLog(folder, () => '', 1_000)
  for (let count = 0; count < 200; count += 1) log.note(`note ${count} `.padEnd(100, '.'))
  expect(readdirSync(folder).toSorted()).toEqual(['orrery.1.log', 'orrery.2.log', 'orrery.log'])
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(1_000)
  expect(readFileSync(log.path, 'utf8')).toContain('note 199 ')
})

test('a log that cannot be written stops nothing', () => {
  writeFileSync(join(folder, 'logs'), 'a file')
  expect(() => createLog(join(folder, 'logs'), () => '').note('Orrery starts')).not.toThrow()
})
