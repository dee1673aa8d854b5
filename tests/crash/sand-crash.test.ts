import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCRIPTS } from '../golden/planetary-sand/scripts.ts'
import { IS_SOAK } from '../support/soak.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** In every run of the tests one battle is killed at a few of its orders; in `npm run soak` all of them at every one. */
const BATTLES = Object.entries(SCRIPTS).slice(0, IS_SOAK ? undefined : 1)
const EACH = IS_SOAK ? 1 : 60

let program: string
let home: string

beforeAll(async () => {
  const cache = join(ROOT, 'node_modules/.cache') // inside the root: the program finds its packages from there
  mkdirSync(cache, { recursive: true })
  program = mkdtempSync(join(cache, 'sand-crash-'))
  home = mkdtempSync(join(tmpdir(), 'orrery-sand-crash-'))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: { ssr: join(import.meta.dirname, 'sand-child.ts'), outDir: program, emptyOutDir: false, minify: false },
  })
})

afterAll(() => {
  for (const folder of [program, home]) rmSync(folder, { recursive: true, force: true })
})

/** Runs the program until it has told an order, and kills it there; without one it runs to its end. Answers the last line that it told. */
async function run(folder: string, battle: string, killedAt: number | null): Promise<string> {
  const child = spawn(process.execPath, [join(program, 'sand-child.js'), folder, battle, String(killedAt ?? '')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const faults: string[] = []
  child.stderr.on('data', (chunk: Buffer) => faults.push(chunk.toString()))
  let last = ''
  for await (const line of createInterface({ input: child.stdout })) {
    last = line
    if (killedAt !== null && line === JSON.stringify({ order: killedAt })) child.kill('SIGKILL')
  }
  expect(faults).toEqual([])
  expect(await ended).toEqual(killedAt === null ? [0, null] : [null, 'SIGKILL'])
  return last
}

function folderFor(name: string): string {
  const folder = join(home, name)
  mkdirSync(folder)
  return folder
}

test.each(BATTLES)('%s, killed and begun again at its orders, is the same battle', async (name, { steps }) => {
  const whole = await run(folderFor(name), name, null)
  expect(whole.length).toBeGreaterThan(1000)
  const folder = folderFor(`${name}, killed`)
  for (let order = EACH; order < steps.length; order += EACH) await run(folder, name, order)
  expect(await run(folder, name, null)).toBe(whole)
})
