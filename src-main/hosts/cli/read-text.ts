import { readFileSync, statSync } from 'node:fs'
import { Refused } from '#main/services/refused.ts'
import { messageOf } from '../messages.ts'
import { WrongUsage } from './command.ts'

const MOST_BYTES = 20_000_000

/** A file's text; refused where it cannot be read or is too large. */
export function readText(path: string | undefined, what: string): string {
  if (path === undefined) throw new WrongUsage(`Name ${what}. Try --help.`)
  try {
    const { size } = statSync(path)
    if (size > MOST_BYTES) throw new Refused('file', `${path} is too large: at most ${MOST_BYTES / 1e6} MB.`)
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused('file', `${path} cannot be read: ${messageOf(error)}`)
  }
}
