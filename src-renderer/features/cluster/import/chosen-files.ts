/** Maximum number of files per import, as in the contract. */
export const MAX_IMPORT_FILES = 16

/** Maximum size of an imported file, in bytes. Duplicates the contract, whose schemas the page does not load. */
export const MAX_IMPORT_FILE_BYTES = 32_000_000
/** Maximum length of a cluster's name, in characters. Duplicates the contract. */
export const MAX_CLUSTER_NAME_LENGTH = 80

/** Maximum total size in bytes, limited by one call. */
const MOST_TOGETHER = 44_000_000

/** A file by name and size in bytes. */
export interface FileNameAndSize {
  readonly name: string
  readonly size: number
}

/** Formats a size: “182 kB”, “1.2 MB”. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Why files cannot be read, or null. Checked locally, without uploading. */
export function findFilesProblem(files: readonly FileNameAndSize[]): string | null {
  if (files.length > MAX_IMPORT_FILES)
    return `Choose at most ${MAX_IMPORT_FILES} files that belong together; these are ${files.length}.`
  const large = files.find(({ size }) => size > MAX_IMPORT_FILE_BYTES)
  if (large)
    return `${large.name} has ${formatFileSize(large.size)}: at most ${formatFileSize(MAX_IMPORT_FILE_BYTES)} are read.`
  const empty = files.find(({ size }) => size === 0)
  if (empty) return `${empty.name} is empty: choose another file.`
  const together = files.reduce((sum, { size }) => sum + size, 0)
  return together > MOST_TOGETHER
    ? `Together the files have ${formatFileSize(together)}: choose fewer or smaller ones.`
    : null
}

/** Adds files; a newer one replaces the one with the same name. */
export function mergeFiles<Chosen extends FileNameAndSize>(
  files: readonly Chosen[],
  more: readonly Chosen[],
): Chosen[] {
  const names = new Set(more.map(({ name }) => name))
  return [...files.filter(({ name }) => !names.has(name)), ...more]
}

/** Encodes files for a call. Large ones are read asynchronously, so that the page stays responsive. */
export function encodeFilesForUpload(files: readonly File[]): Promise<{ name: string; data: string }[]> {
  return Promise.all(files.map(async (file) => ({ name: file.name, data: await base64Of(file) })))
}

function base64Of(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    const address = typeof reader.result === 'string' ? reader.result : ''
    resolve(address.slice(address.indexOf(',') + 1))
  })
  reader.addEventListener('error', () => reject(new Error(`${file.name} could not be read`)))
  reader.readAsDataURL(file)
  return promise
}
