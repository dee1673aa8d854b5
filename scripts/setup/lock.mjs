import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { at, say } from './shell.mjs'

const folder = at('.setup-lock')
const owner = at('.setup-lock', 'pid')

/** Two commands at once: the second one waits. A lock whose owner has died is taken over. */
export function withSetupLock(work) {
  for (let tries = 0; !take(); tries++) {
    if (tries === 0) say('another set-up is running, waiting …')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    if (!ownerLives()) release()
  }
  process.once('exit', release) // also when the work ends the run
  try {
    return work()
  } finally {
    release()
    process.off('exit', release)
  }
}

const release = () => rmSync(folder, { recursive: true, force: true })

function take() {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(owner, String(process.pid))
  return true
}

function ownerLives() {
  const pid = ownerPid()
  if (pid === null) return isYoung() // it may be about to write its id
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function ownerPid() {
  try {
    return Number(readFileSync(owner, 'utf8')) || null
  } catch {
    return null
  }
}

function isYoung() {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < 5000
}
