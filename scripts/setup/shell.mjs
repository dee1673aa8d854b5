import { spawn, spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/** A path under the root. */
export const at = (...parts) => join(root, ...parts)
/** True on Windows. */
export const isWindows = process.platform === 'win32'

/** A note for the person; standard output belongs to the command that was asked for. */
export const say = (message) => console.error(`[orrery] ${message}`)

/** Ends the run with one clear message. */
export function failWith(message) {
  console.error(`\n[orrery] ${message}\n`)
  process.exit(1)
}

/** Runs a program to its end, silently unless `show`; answers its exit code and what it said. */
export function runQuietly(program, args, { show = false, env = {}, ...options } = {}) {
  const stdio = show ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe']
  const result = spawnSync(program, args, {
    cwd: root,
    stdio,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...options,
    env: { ...process.env, ...env },
  })
  return {
    code: result.status ?? 1,
    output: `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`,
  }
}

/** Starts a program; with `capture` its output is gathered, else it shares our terminal. Ctrl+C and kill reach it. */
export function startProgram(program, args, { capture = false, stdio, env = {}, ...options } = {}) {
  const streams = stdio ?? (capture ? ['ignore', 'pipe', 'pipe'] : 'inherit')
  const child = spawn(program, args, { cwd: root, stdio: streams, ...options, env: { ...process.env, ...env } })
  let output = ''
  if (capture)
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  // a terminal gives Ctrl+C to the whole group, and a second one would cut the orderly end short
  const interrupt = () => process.stdin.isTTY || child.kill('SIGINT')
  const relays = [
    ['SIGINT', interrupt],
    ['SIGTERM', () => child.kill('SIGTERM')],
  ]
  for (const [signal, relay] of relays) process.on(signal, relay)
  const done = new Promise((finish) => {
    const end = (code, signal, message = '') => {
      for (const [name, relay] of relays) process.off(name, relay)
      finish({ code: code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1), output: output + message })
    }
    child.on('error', (error) => end(1, null, error.message))
    child.on('close', (code, signal) => end(code, signal))
  })
  return { child, done }
}
