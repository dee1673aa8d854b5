import { rmSync, writeFileSync } from 'node:fs'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { getErrorMessage } from '../error-message.ts'

/** Writes a new file atomically. Throws if it exists. */
export function writeNewFile(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content, { flag: 'wx', flush: true })
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EEXIST')
      throw new RefusalError('file', `${path} is there already and was left as it is. Choose another name.`)
    rmSync(path, { force: true })
    throw new RefusalError('file', `${path} cannot be written: ${getErrorMessage(error)}`)
  }
}
