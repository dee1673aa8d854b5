// Draws the icons of every system from resources/icons/*.svg with Chromium: node scripts/make-icons.mjs
// Small sizes are drawn from the simpler favicon.svg, so that they stay clear.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureBrowser } from './setup/browser.mjs'

const ICONS = resolve(import.meta.dirname, '../resources/icons')
const DETAILED_FROM = 96
const ICNS_TYPES = {
  icp4: 16,
  icp5: 32,
  icp6: 64,
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512,
}
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]

const { chromium } = ensureBrowser()
const folder = mkdtempSync(join(tmpdir(), 'orrery-icons-'))
const drawn = new Map()

save('icon.png', draw(1024))
save('icon-512.png', draw(512))
save('icon.ico', ico(ICO_SIZES))
save('icon.icns', icns(ICNS_TYPES))
rmSync(folder, { recursive: true, force: true })

function save(name, bytes) {
  writeFileSync(join(ICONS, name), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}

/** A PNG of that many pixels; the window is larger, for Chromium has a smallest one, and the picture is cut out of it. */
function draw(size) {
  if (!drawn.has(size)) drawn.set(size, screenshot(size))
  return drawn.get(size)
}

function screenshot(size) {
  const svg = readFileSync(join(ICONS, size < DETAILED_FROM ? 'favicon.svg' : 'icon.svg'), 'utf8')
  const [page, picture] = [join(folder, `${size}.html`), join(folder, `${size}.png`)]
  writeFileSync(
    page,
    `<style>html,body{margin:0;background:transparent;overflow:hidden}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  )
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--force-device-scale-factor=1',
    '--default-background-color=00000000',
  ]
  execFileSync(chromium, [...flags, `--window-size=${size},${size}`, `--screenshot=${picture}`, `file://${page}`], {
    stdio: 'pipe',
  })
  const png = readFileSync(picture)
  if (png.readUInt32BE(16) !== size || png.readUInt32BE(20) !== size)
    throw new Error(`Chromium drew ${png.readUInt32BE(16)} pixels for ${size}`)
  return png
}

/** Windows: a directory of entries, then the PNGs themselves. */
function ico(sizes) {
  const pictures = sizes.map(draw)
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(pictures[index].length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += pictures[index].length
  }
  return Buffer.concat([head, ...pictures])
}

/** macOS: chunks of a four-letter type, their length, and a PNG. */
function icns(types) {
  const chunks = Object.entries(types).map(([type, size]) => chunk(type, draw(size)))
  return chunk('icns', Buffer.concat(chunks))
}

function chunk(type, bytes) {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32BE(bytes.length + 8, 4)
  return Buffer.concat([head, bytes])
}
