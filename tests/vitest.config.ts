import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from './support/timeouts.ts'

const root = resolve(import.meta.dirname, '..')

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
    expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
  },
})
