import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { RefusalError } from '#main/services/kit/refusal-error.ts'

/**
 * Writes a file atomically: a reader sees the old or the new content. Throws a refusal with the reason if the system
 * does not allow it.
 */
export async function writeFileAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.new`
  try {
    const file = await open(draft, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw toWriteRefusal(error, path)
  }
}

/** Converts a system error about an exported file into a readable refusal. Unknown errors are returned unchanged. */
export function toWriteRefusal(error: unknown, path: string): unknown {
  const { code, syscall } = Object(error) as { code?: unknown; syscall?: unknown }
  const [name, folder] = [basename(path), dirname(path)]
  switch (code) {
    case 'EBUSY':
    case 'ETXTBSY':
      return isInUse(name)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      // the draft beside it could be written, so the file itself is in use
      return syscall === 'rename' ? isInUse(name) : refused(`${folder} cannot be written to. Choose another folder.`)
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return refused(`There is no room for ${name} on this disk. Free some space, or choose another disk.`)
    case 'EISDIR':
    case 'ENOTEMPTY':
    case 'EEXIST':
      return refused(`${name} is a folder. Choose another name.`)
    case 'ENOENT':
    case 'ENOTDIR':
      return refused(`${folder} is not there any more. Choose another folder.`)
    case 'ENAMETOOLONG':
      return refused('The name is too long. Choose a shorter one.')
    case 'EIO':
      return refused(`The disk reported a fault while ${name} was written. Choose another disk.`)
    default:
      return error
  }
}

function isInUse(name: string): RefusalError {
  return refused(`${name} is open in another program. Close it there, or choose another name.`)
}

function refused(message: string): RefusalError {
  return new RefusalError('file', message)
}
