import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startTableServer } from './table-server.ts'

/** The last file written by a first start. */
const RECENT = 'recent.json'

/** The sample folder of this worker, created on demand. */
let made: Promise<string> | null = null

/** Starts Orrery on an empty folder and stops it once the folder contains the sample campaign and its first backup. */
async function makeSampleHome(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'orrery-e2e-sample-'))
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  const server = await startTableServer(home)
  const isBackedUp = () => globSync('*/* backups/*.orrery', { cwd: home }).length > 0
  await expect.poll(() => existsSync(join(home, RECENT)) && isBackedUp()).toBe(true)
  await server.stop()
  return home
}

/**
 * Fills an empty folder like a first start, but by copying, which is faster. Returns the path of the sample campaign.
 */
export async function copySampleHome(home: string): Promise<string> {
  made ??= makeSampleHome()
  const sample = await made
  cpSync(sample, home, { recursive: true })
  const recent = join(home, RECENT)
  const moved = readFileSync(recent, 'utf8').replaceAll(
    JSON.stringify(sample).slice(1, -1),
    JSON.stringify(home).slice(1, -1),
  )
  writeFileSync(recent, moved)
  return (JSON.parse(moved) as { open: string }).open
}
