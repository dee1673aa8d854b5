import { existsSync } from 'node:fs'
import { runQuietly, say } from './shell.mjs'

/** Chromium without its own windows and menus: the same pages for two thirds of the work. */
const SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUMS = [
  process.env.CHROMIUM,
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
const COMPANIONS = ['poppler-utils', 'fonts-dejavu-core']

/** Chromium and pdftotext for the end-to-end tests; on Debian as root they are installed. `missing` is null when all is there. */
export function ensureBrowser() {
  if (mayInstall() && (missing() || !existsSync(SHELL))) installWithApt(['chromium-headless-shell', ...COMPANIONS])
  if (mayInstall() && missing()) installWithApt(['chromium', ...COMPANIONS]) // older releases have no shell of their own
  return { chromium: findChromium(), missing: missing() }
}

/** How to get what is missing. */
export const BROWSER_ADVICE =
  'Debian: apt-get install chromium-headless-shell poppler-utils. Elsewhere: install Chrome and poppler, or set CHROMIUM=/path.'

const findChromium = () => CHROMIUMS.find((path) => path && existsSync(path)) ?? null
const hasPoppler = () => runQuietly('pdftotext', ['-v']).code === 0
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function missing() {
  const names = [findChromium() ? null : 'Chromium', hasPoppler() ? null : "poppler's pdftotext"].filter(
    (name) => name !== null,
  )
  return names.length > 0 ? names.join(' and ') : null
}

function installWithApt(packages) {
  say(`installing ${packages.join(', ')} with apt-get …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  runQuietly('apt-get', ['update', '-qq'], { env })
  const { code, output } = runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
  })
  if (code !== 0) say(output.trim().split('\n').slice(-4).join('\n'))
}
