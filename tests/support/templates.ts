import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { listBackups } from '#main/db/backup/backups.ts'
import type { Database } from '#main/db/file/open-database.ts'
import { createTestWorld, type TestWorld, type WorldState } from './test-world.ts'

/** A new campaign file with its backups, to be copied: migrations and the sample run once per process. */
interface Template {
  /** Copied files, the campaign file first, with their paths in the folder of the test world. */
  readonly files: readonly { readonly copy: string; readonly place: string }[]
  readonly state: WorldState
}

/** Templates of this process by name. */
const templates = new Map<string, Template>()
let folder: string | null = null

/**
 * Copies a template into a test world, whose state continues as if it had been created there. `make` creates the
 * template on first use and returns its path.
 */
export function copyTemplate(
  name: string,
  world: TestWorld,
  make: (world: TestWorld) => string,
): { path: string; goOn: () => void } {
  const template = templates.get(name) ?? makeTemplate(name, world.seed, make)
  templates.set(name, template)
  const [path = ''] = template.files.map(({ copy, place }) => {
    const target = join(world.home, place)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(copy, target)
    return target
  })
  return { path, goOn: () => world.goOnFrom(template.state) }
}

/** Disables waiting for the disk: test data need not survive a power failure. */
export function withoutWaiting(db: Database): void {
  db.pragma('synchronous = OFF')
}

function makeTemplate(name: string, seed: number, make: (world: TestWorld) => string): Template {
  const world = createTestWorld(seed)
  const path = make(world)
  const files = [path, ...listBackups(path).map((backup) => backup.path)].map((original, at) => {
    const copy = join(templateFolder(), `${name}-${at}.orrery`)
    copyFileSync(original, copy)
    return { copy, place: relative(world.home, original) }
  })
  world.remove()
  return { files, state: world.state() }
}

function templateFolder(): string {
  if (folder !== null) return folder
  const made = mkdtempSync(join(tmpdir(), 'orrery-templates-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  folder = made
  return made
}
