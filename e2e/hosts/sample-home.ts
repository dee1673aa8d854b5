import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startTableServer } from './table-server.ts'

/** What is written last of a first start. */
const RECENT = 'recent.json'

/** The folder of this worker, once there is one. */
let made: Promise<string> | null = null

/** Starts Orrery on an empty folder and ends it again: the sample campaign lies there from then on. */
async function makeSampleHome(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'orrery-e2e-sample-'))
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  const server = await startTableServer(home)
  await expect.poll(() => existsSync(join(home, RECENT)), { timeout: 60_000 }).toBe(true)
  await server.stop()
  return home
}

/** Fills an empty folder as a first start would, but for the backups, which every start makes: the sample takes longer to make than to look at. */
export async function copySampleHome(home: string): Promise<void> {
  made ??= makeSampleHome()
  const sample = await made
  cpSync(sample, home, { recursive: true, filter: (path) => !path.endsWith(' backups') })
  const recent = join(home, RECENT)
  writeFileSync(
    recent,
    readFileSync(recent, 'utf8').replaceAll(JSON.stringify(sample).slice(1, -1), JSON.stringify(home).slice(1, -1)),
  )
}
