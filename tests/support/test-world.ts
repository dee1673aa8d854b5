import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Author } from '#main/db/change-log.ts'
import type { Environment } from '#main/services/environment.ts'

/** Who makes the changes of a test. */
export const AUTHOR: Author = { name: 'Mira', session: 'test-session' }

const CLOCK_START = Date.parse('2026-01-01T00:00:00.000Z')
const SECOND_MS = 1000

/** A world of its own in a temporary folder: its clock goes one second further whenever it is read, its ids count up. */
export interface TestWorld extends Environment {
  /** What tells its ids from those of other worlds. */
  readonly seed: number
  /** Faults of work in the background: a test that expects none checks that this is empty. */
  readonly faults: unknown[]
  /** How far its clock and its ids have come. */
  state(): WorldState
  /** Goes on from there, as if all of it had happened here. */
  goOnFrom(state: WorldState): void
  /** Removes the folder. */
  remove(): void
}

/** How often a world's clock was read, and how many ids it has given. */
export interface WorldState {
  readonly seconds: number
  readonly ids: number
}

/** A new world; `seed` tells its ids from another one's. */
export function createTestWorld(seed = 1): TestWorld {
  const home = mkdtempSync(join(tmpdir(), 'orrery-test-'))
  const faults: unknown[] = []
  let seconds = 0
  let ids = 0
  return {
    home,
    seed,
    faults,
    now: () => new Date(CLOCK_START + SECOND_MS * seconds++).toISOString(),
    newId: () => `id-${seed}-${String((ids += 1)).padStart(6, '0')}`,
    newSeed: () => `seed-${seed}`,
    report: (fault) => void faults.push(fault),
    state: () => ({ seconds, ids }),
    goOnFrom(state) {
      seconds = state.seconds
      ids = state.ids
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
