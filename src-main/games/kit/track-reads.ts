import { isRecord, type JsonRecord } from './json.ts'

/** A key that is a remark for people at any depth. */
const REMARK = 'note'

/** Wraps a parsed JSON object and tracks which of its keys are read, at any depth. */
export function trackKeyReads(value: JsonRecord, path: string) {
  const unread = new Set<string>()
  return {
    tracked: trackRecord(value, path, unread),
    /** Path of the first key that was never read, or null. */
    findUnread: (): string | null => [...unread][0] ?? null,
  }
}

function trackRecord(value: JsonRecord, path: string, unread: Set<string>): JsonRecord {
  const copy = {}
  for (const [name, child] of Object.entries(value)) {
    const childPath = `${path}.${name}`
    if (name !== REMARK) unread.add(childPath)
    const tracked = trackValue(child, childPath, unread)
    const get = (): unknown => {
      unread.delete(childPath)
      return tracked
    }
    Object.defineProperty(copy, name, { enumerable: true, get })
  }
  return copy
}

function trackValue(value: unknown, path: string, unread: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((entry, at) => trackValue(entry, `${path}[${at}]`, unread))
  return isRecord(value) ? trackRecord(value, path, unread) : value
}
