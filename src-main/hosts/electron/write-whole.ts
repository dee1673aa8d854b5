import { open, rename, rm } from 'node:fs/promises'

/** Writes a file whole or not at all: a reader sees the old one or the new one. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
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
    await rm(draft, { force: true })
    throw error
  }
}
