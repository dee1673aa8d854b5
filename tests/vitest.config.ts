import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './slowest-first.ts'
import { IS_SOAK } from './support/soak.ts'

const root = resolve(import.meta.dirname, '..')
/** Timeout of hanging tests, generous enough for a busy machine; it is not a check of speed. In milliseconds. */
const LONGEST_MS = IS_SOAK ? 3_600_000 : 180_000

/** Unit tests are next to the code; tests that span modules are in `tests/`. */
export default defineConfig({
  root,
  plugins: [vue()],
  test: {
    include: ['src-*/**/*.test.ts', 'tests/**/*.test.ts'],
    pool: 'forks', // not threads: some tests change the user they run as
    maxWorkers: '100%',
    isolate: false, // a process per file would load everything again: 4 minutes of work instead of 2
    environment: 'node',
    env: { TZ: 'UTC' },
    setupFiles: [resolve(import.meta.dirname, 'support/seed-chance.ts')],
    sequence: { sequencer: SlowestFirst },
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
  },
})
