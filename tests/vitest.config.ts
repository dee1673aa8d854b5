import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '..')

/** Unit tests live beside the code, everything that no single module owns lives in `tests/`. */
export default defineConfig({
  root,
  plugins: [vue()],
  test: {
    include: ['src-*/**/*.test.ts', 'tests/**/*.test.ts'],
    pool: 'forks',
    environment: 'node',
    env: { TZ: 'UTC' },
    setupFiles: [resolve(import.meta.dirname, 'support/seed-chance.ts')],
    testTimeout: 20_000,
  },
})
