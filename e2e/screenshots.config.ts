import { defineConfig } from '@playwright/test'
import type { HostOptions } from './hosts/test.ts'
import config from './playwright.config.ts'

/** The pictures of the README: not a test, so it has a run of its own. */
export default defineConfig<HostOptions>(config, {
  testDir: 'screenshots',
  reporter: 'list',
  projects: [{ name: 'browser', use: { hostName: 'browser' } }],
})
