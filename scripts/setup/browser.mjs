import { existsSync } from 'node:fs'
import { runQuietly, say } from './shell.mjs'

const CHROMIUMS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell', // no windows and menus of its own: the same pages for two thirds of the work
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * A browser and pdftotext for the end-to-end tests. On Debian as root what is missing is installed, and nothing else:
 * each part by itself, so that one which cannot be had does not take the others along. `missing` is null when all is there.
 */
export function ensureBrowser() {
  if (mayInstall()) {
    if (!findChromium()) installWithApt('chromium-headless-shell')
    if (!findChromium()) installWithApt('chromium') // older releases have no shell of their own
    if (!hasPoppler()) installWithApt('poppler-utils')
    if (!hasFonts()) installWithApt('fonts-dejavu-core')
  }
  return { chromium: findChromium(), missing: missing() }
}

/** How to get what is missing. */
export const BROWSER_ADVICE =
  'Debian: apt-get install chromium-headless-shell poppler-utils. Elsewhere: install Chrome and poppler, or set CHROMIUM=/path.'

const findChromium = () => CHROMIUMS.find((path) => path && existsSync(path)) ?? null
const hasPoppler = () => runQuietly('pdftotext', ['-v']).code === 0
/** Any fonts at all: without one the browser draws no letters. */
const hasFonts = () => existsSync('/usr/share/fonts/truetype')
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function missing() {
  const names = [findChromium() ? null : 'Chromium', hasPoppler() ? null : "poppler's pdftotext"].filter(
    (name) => name !== null,
  )
  return names.length > 0 ? names.join(' and ') : null
}

function installWithApt(name) {
  say(`installing ${name} with apt-get …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  runQuietly('apt-get', ['update', '-qq'], { env })
  const { code, output } = runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  if (code !== 0) say(output.trim().split('\n').slice(-4).join('\n'))
}
