import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../setup/build.mjs'
import { findElectron } from '../setup/electron.mjs'
import { prepare } from '../setup/prepare.mjs'
import { isWindows, say, startProgram } from '../setup/shell.mjs'

const CANNOT_LOAD = 127 // the code of a program whose shared libraries are missing
const ADDRESS = /Orrery: (http:\/\/\S+)/

/** `npm start`: the desktop app where Electron can run, else the table server in the browser. Arguments are passed on. */
export async function main(_name, args) {
  const { node, env } = prepare()
  ensureBuild(node)
  const electron = findElectron(node)
  if (electron.path) {
    const { code } = await startProgram(electron.path, ['.', ...args], { env }).done
    if (code !== CANNOT_LOAD) return code
    electron.why = 'a library it needs is missing on this machine'
  }
  say(`the desktop app cannot run (${electron.why}): starting the table server for the browser instead`)
  return serve(node, args, env)
}

async function serve(node, args, env) {
  const open = hasBrowser()
  const { child, done } = startProgram(node, ['out/main/headless.js', ...args], {
    env,
    stdio: ['inherit', open ? 'pipe' : 'inherit', 'inherit'],
  })
  if (open) openWhenReady(child.stdout)
  return (await done).code
}

/** A file that only its owner may read, gone when the server ends. */
function privatePage(address) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const page = join(folder, 'open.html')
  const head = `<meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${address}"><title>Orrery</title>`
  writeFileSync(page, `<!doctype html>${head}<p>Orrery opens here.`, { mode: 0o600 })
  return page
}

function hasBrowser() {
  if (process.env.ORRERY_NO_BROWSER === '1' || process.env.CI) return false
  return isWindows || process.platform === 'darwin' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/** Shows what the server prints and opens the first address in it. */
function openWhenReady(stream) {
  let seen = ''
  let opened = false
  stream.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text)
    if (opened) return
    seen += text
    const address = ADDRESS.exec(seen)?.[1]
    if (!address || (!seen.includes(`${address}\n`) && !seen.includes(`${address}\r`))) return
    opened = true
    openBrowser(address)
  })
}

/** Opens a page that leads to the address: the arguments of a program are everybody's to read, and the address holds the token. */
function openBrowser(address) {
  const page = privatePage(address)
  const [program, args] = isWindows
    ? ['cmd', ['/c', 'start', '""', `"${page}"`]]
    : [process.platform === 'darwin' ? 'open' : 'xdg-open', [page]]
  const child = spawn(program, args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true })
  child.on('error', () => say('no browser could be opened: open the address above yourself'))
  child.unref()
}
