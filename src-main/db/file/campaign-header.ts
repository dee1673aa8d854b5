import { accessSync, closeSync, constants, openSync, readSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CampaignFileError } from './campaign-file-error.ts'

/** The application id in a campaign file's header: “ORRY”. */
export const APPLICATION_ID = 0x4f525259

const MAGIC = 'SQLite format 3\0'
const HEADER_BYTES = 100
const USER_VERSION_AT = 60
const APPLICATION_ID_AT = 68

/** Whether a file's header is that of a campaign that this version of Orrery knows. */
export function isCampaignFile(path: string, newestVersion: number): boolean {
  const header = readHeader(path)
  return isOurs(header) && header.readUInt32BE(USER_VERSION_AT) <= newestVersion
}

/**
 * Throws if a file is missing, is not a campaign or is from a newer version of Orrery. Reads only the header, so
 * foreign files are never touched. Returns the schema version.
 */
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

/** As `requireKnownCampaign`; also throws if the file is not writable or has several hard links. */
export function requireWritableCampaign(path: string, newestVersion: number): void {
  requireKnownCampaign(path, newestVersion)
  requireOneName(path)
  closeSync(openSync(path, 'r+')) // SQLite itself would open it for reading only and say so late and unclearly
  accessSync(dirname(path), constants.W_OK)
}

/**
 * Throws if the file has several hard links: the log with the last changes lies beside one name, and opening the other
 * would miss it.
 */
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

/** Throws if the schema is from a newer version of Orrery. */
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

/** Reads the header. Checks the file type first, because opening a pipe would block until something writes to it. */
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
