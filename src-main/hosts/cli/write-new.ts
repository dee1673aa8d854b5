import { rmSync, writeFileSync } from 'node:fs'
import { Refused } from '#main/services/refused.ts'
import { messageOf } from '../messages.ts'

/** Writes a file that was not there before, whole or not at all. */
export function writeNew(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content, { flag: 'wx', flush: true })
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EEXIST')
      throw new Refused('file', `${path} is there already and was left as it is. Choose another name.`)
    rmSync(path, { force: true })
    throw new Refused('file', `${path} cannot be written: ${messageOf(error)}`)
  }
}
