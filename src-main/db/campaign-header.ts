import { accessSync, closeSync, constants, openSync, readSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CampaignFileError } from './campaign-file-error.ts'

/** The application id in a campaign file's header: “ORRY”. */
export const APPLICATION_ID = 0x4f525259

const MAGIC = 'SQLite format 3\0'
const HEADER_BYTES = 100
const USER_VERSION_AT = 60
const APPLICATION_ID_AT = 68

/** Whether a file's header is that of a campaign which this Orrery knows. */
export function isCampaignFile(path: string, newestVersion: number): boolean {
  const header = readHeader(path)
  return isOurs(header) && header.readUInt32BE(USER_VERSION_AT) <= newestVersion
}

/** Refuses a file that is missing, not ours or from a newer Orrery, by reading its header alone: a stranger's file is never touched. Answers its format. */
export function requireKnownCampaign(path: string, newestVersion: number): number {
  const header = readHeader(path)
  if (!isOurs(header))
    throw new CampaignFileError(
      'not-ours',
      path,
      `${path} is not an Orrery campaign. It was left as it is. Choose a file that Orrery saved.`,
    )
  const version = header.readUInt32BE(USER_VERSION_AT)
  requireKnownVersion(path, version, newestVersion)
  return version
}

/** The same, and refuses one that is not writable. */
export function requireWritableCampaign(path: string, newestVersion: number): void {
  requireKnownCampaign(path, newestVersion)
  requireOneName(path)
  closeSync(openSync(path, 'r+')) // SQLite itself would open it for reading only and say so late and unclearly
  accessSync(dirname(path), constants.W_OK)
}

/** Refuses a file with two names (a hard link): the last changes lie in a log beside one of them, and the other does not know of it. */
function requireOneName(path: string): void {
  const { ino, nlink } = statSync(path, { bigint: true })
  if (nlink <= 1n) return
  const draft = `${path}.new` // a program that was killed while it made this campaign
  const isDraft = statSync(draft, { bigint: true, throwIfNoEntry: false })?.ino === ino
  if (isDraft) rmSync(draft)
  if (statSync(path).nlink > 1)
    throw new CampaignFileError(
      'in-use',
      path,
      `${path} has a second name on this disk (a hard link), and changes made under two names damage a campaign. It was left as it is. Copy it and open the copy, or delete the other name.`,
    )
}

/** Refuses a schema that only a newer Orrery knows. */
export function requireKnownVersion(path: string, version: number, newestVersion: number): void {
  if (version > newestVersion)
    throw new CampaignFileError(
      'newer',
      path,
      `${path} was saved by a newer Orrery (format ${version}, this one knows up to ${newestVersion}). It was left as it is. Update Orrery to open it.`,
    )
}

function isOurs(header: Buffer): boolean {
  return (
    header.toString('latin1', 0, MAGIC.length) === MAGIC && header.readUInt32BE(APPLICATION_ID_AT) === APPLICATION_ID
  )
}

/** Asks first what it is: opening a pipe would wait for whoever writes to it. */
function readHeader(path: string): Buffer {
  if (!statSync(path).isFile())
    throw new CampaignFileError(
      'not-ours',
      path,
      `${path} is not a file but a folder or a device. It was left as it is. Choose a file that Orrery saved.`,
    )
  const header = Buffer.alloc(HEADER_BYTES)
  const file = openSync(path, 'r')
  try {
    readSync(file, header, 0, HEADER_BYTES, 0)
  } finally {
    closeSync(file)
  }
  return header
}
