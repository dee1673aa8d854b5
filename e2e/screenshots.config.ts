import { defineConfig } from '@playwright/test'
import type { HostOptions } from './hosts/test.ts'
import config from './playwright.config.ts'

/** Takes the pictures of the README. Not a test, so it has its own config. */
export default defineConfig<HostOptions>(config, {
  testDir: 'screenshots',
  reporter: 'list',
  projects: [{ name: 'browser', use: { hostName: 'browser' } }],
})
