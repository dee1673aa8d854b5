import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import { runCommandLine } from '#main/hosts/cli/run-command-line.ts'

/** Output of a command and its exit code. */
export interface CommandOutput {
  readonly code: number
  readonly out: string
  readonly err: string
}

/**
 * Creates a command line for the tests of a file: runs commands as a shell would. Tests fail if a command reports an
 * unexpected error.
 */
export function createCommandLine(): (...argv: string[]) => Promise<CommandOutput> {
  const faults: unknown[] = []
  afterEach(() => expect(faults.splice(0)).toEqual([]))
  return async (...argv) => {
    const output = { out: '', err: '' }
    const code = await runCommandLine(argv, {
      out: (text) => void (output.out += text),
      err: (text) => void (output.err += text),
      report: (fault) => faults.push(fault),
    })
    return { code, ...output }
  }
}

/** Creates a temporary folder for each test of a file. */
export function createTestFolder(): { at: (name: string) => string; file: (name: string, text: string) => string } {
  let folder = ''
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'orrery-test-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const at = (name: string): string => join(folder, name)
  return {
    at,
    file(name, text) {
      writeFileSync(at(name), text)
      return at(name)
    },
  }
}
