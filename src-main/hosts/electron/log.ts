import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createFaultReporter, type FaultReporter } from '../fault-reporter.ts'

/** The log of the desktop app, for users who start it from a menu and never see standard error. */
export interface Log {
  /** The current log file. */
  readonly path: string
  readonly report: FaultReporter
  /** Records an event that is not a fault. */
  note(text: string): void
}

const MOST_BYTES = 500_000
const OLDER_FILES = 2
const LONGEST_LINE = 20_000

/**
 * Opens the log in a folder: `orrery.log`, rotated to `orrery.1.log` and `orrery.2.log`. Also writes everything to
 * standard error.
 */
export function createLog(folder: string, now: () => string, mostBytes = MOST_BYTES): Log {
  const path = join(folder, 'orrery.log')

  function write(text: string): void {
    const line = `${text.slice(0, LONGEST_LINE)}\n`
    process.stderr.write(line)
    try {
      mkdirSync(folder, { recursive: true })
      if (existsSync(path) && statSync(path).size + Buffer.byteLength(line) > mostBytes) rotate(folder, path)
      appendFileSync(path, line)
    } catch {
      // a full disk must not end the app, and standard error has the line
    }
  }

  return {
    path,
    report: createFaultReporter(write, now),
    note: (text) => write(JSON.stringify({ time: now(), note: text })),
  }
}

function rotate(folder: string, path: string): void {
  for (let number = OLDER_FILES; number > 0; number -= 1) {
    const newer = number === 1 ? path : join(folder, `orrery.${number - 1}.log`)
    if (existsSync(newer)) renameSync(newer, join(folder, `orrery.${number}.log`))
  }
}
