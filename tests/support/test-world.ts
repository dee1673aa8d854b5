import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { Environment } from '#main/services/kit/environment.ts'

export const AUTHOR: Author = { name: 'Mira', session: 'test-session' }

const CLOCK_START = Date.parse('2026-01-01T00:00:00.000Z')
const SECOND_MS = 1000

/** A test environment in a temporary folder: its clock advances by one second per reading, and its ids are counted. */
export interface TestWorld extends Environment {
  /** Distinguishes its ids from those of other test worlds. */
  readonly seed: number
  /** Errors of background work; tests that expect none check that this is empty. */
  readonly faults: unknown[]
  /** State of its clock and ids. */
  state(): WorldState
  /** Continues from a state, as if everything had happened here. */
  goOnFrom(state: WorldState): void
  remove(): void
}

/** Number of clock readings and of ids generated. */
export interface WorldState {
  readonly seconds: number
  readonly ids: number
}

/** Creates a test world; `seed` distinguishes its ids from those of other worlds. */
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
    appVersion: '0.0.0',
    report: (fault) => void faults.push(fault),
    state: () => ({ seconds, ids }),
    goOnFrom(state) {
      seconds = state.seconds
      ids = state.ids
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
