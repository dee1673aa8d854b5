import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './slowest-first.ts'

const root = resolve(import.meta.dirname, '..')

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
    testTimeout: 180_000, // ends what hangs; how long a test takes is no verdict on it
    hookTimeout: 180_000,
  },
})
