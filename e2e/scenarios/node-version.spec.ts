import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'

const OLDEST_NODE = 24

/** Finds a Node on this machine that is too old for Orrery, or null. */
function findOldNode(): string | null {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const isOld = (path: string): boolean => {
    const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
    return status === 0 && Number.parseInt(stdout.slice(1), 10) < OLDEST_NODE
  }
  return places.find((path) => existsSync(path) && isOld(path)) ?? null
}

for (const program of ['headless.js', 'cli.js'])
  test(`${program} on a Node that is too old says which one it needs`, () => {
    const old = findOldNode()
    test.skip(old === null, 'There is no older Node on this machine.')
    const { status, signal, stderr } = spawnSync(old ?? '', [resolve('out/main', program)], { encoding: 'utf8' })
    expect({ status, signal }).toEqual({ status: 1, signal: null })
    expect(stderr).toMatch(/^Orrery runs on Node 24 or newer; this is Node \d+\.\d+\.\d+\. Start it with npm start, /)
  })
