import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './slowest-first.ts'
import { IS_SOAK } from './support/soak.ts'

const root = resolve(import.meta.dirname, '..')
/** Ends what hangs, also on a busy machine; how long a test takes is no verdict on it. */
const LONGEST_MS = IS_SOAK ? 3_600_000 : 180_000

/** Unit tests live beside the code, everything that no single module owns lives in `tests/`. */
export default defineConfig({
  root,
  plugins: [vue()],
  test: {
    include: ['src-*/**/*.test.ts', 'tests/**/*.test.ts'],
    pool: 'forks', // not threads: some tests change the user they run as
    maxWorkers: '100%',
    isolate: false, // a file of its own process each would load everything anew: 4 minutes of work for 2
    environment: 'node',
    env: { TZ: 'UTC' },
    setupFiles: [resolve(import.meta.dirname, 'support/seed-chance.ts')],
    sequence: { sequencer: SlowestFirst },
    testTimeout: LONGEST_MS,
    hookTimeout: LONGEST_MS,
  },
})
