import { defineConfig } from '@playwright/test'
import type { HostOptions } from './hosts/test.ts'

const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--js-flags=--max-optimized-bytecode-size=0', // no page is open for so long that optimised code would pay
  '--process-per-site', // scenarios share what was compiled: warm-context.ts
]

/** Runs the same scenarios on every host. The desktop app is reported as skipped if Electron's binary is missing. */
export default defineConfig<HostOptions>({
  testDir: 'scenarios',
  outputDir: '../node_modules/.cache/orrery-e2e',
  workers: 2,
  fullyParallel: true,
  retries: 1, // for its trace; what passes only then is named, and fails all commands but `npm test`
  forbidOnly: Boolean(process.env['CI']),
  // Limits for what hangs. They are no checks of speed: a busy machine is many times slower than a quiet one.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: { args: browserArgs, ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }) },
  },
  projects: [
    { name: 'browser', use: { hostName: 'browser' } },
    { name: 'desktop', use: { hostName: 'desktop' }, grep: /@desktop/ },
  ],
})
