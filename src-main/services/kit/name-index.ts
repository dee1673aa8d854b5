import type { CampaignFile } from '#main/db/open-campaign.ts'
import { type FolderByEntryId, type LinkResolver, createLinkResolverFromLookup } from '#main/journal/link-resolver.ts'
import { normalizeName } from '#main/journal/wiki-links.ts'
import type { Thing } from '#shared/contract/base.ts'
import { findThingKindOfTable } from '#shared/things.ts'

const indexes = new WeakMap<CampaignFile, NameIndex>()

/** Returns the shared index of a campaign file. */
export function getNameIndex(file: CampaignFile): NameIndex {
  const index = indexes.get(file) ?? createNameIndex(file)
  indexes.set(file, index)
  return index
}

function createNameIndex({ changes, db, rows }: CampaignFile) {
  const things = new Map<string, Thing>()
  const byName = new Map<string, Thing[]>()
  let folders: FolderByEntryId = new Map()
  /** The last change that is fully indexed; null before the index is filled. */
  let known: number | null = null
  /** Rows read during an open change, which may still be rolled back. */
  let doubtful: { tableName: string; rowId: string }[] = []

  function put(key: string, now: Thing | null): void {
    const before = things.get(key)
    if (before) {
      const folded = normalizeName(before.name)
      const others = (byName.get(folded) ?? []).filter((otherBefore) => otherBefore !== before)
      if (others.length > 0) byName.set(folded, others)
      else byName.delete(folded)
      things.delete(key)
    }
    if (now === null) return
    things.set(key, now)
    const folded = normalizeName(now.name)
    const namesakes = byName.get(folded)
    if (namesakes) namesakes.push(now)
    else byName.set(folded, [now])
  }

  function fill(): void {
    things.clear()
    byName.clear()
    for (const name of rows.names.list()) put(`${name.kind}/${name.id}`, name)
  }

  function refresh(): void {
    const newest = changes.newest()
    const touched = known === null || (newest === known && doubtful.length === 0) ? [] : changes.touchedSince(known)
    if (known === null) fill()
    if ([...doubtful, ...touched].some(({ tableName }) => tableName === 'journal_entry') || known === null)
      folders = rows.journal.listFolders()
    for (const { tableName, rowId } of [...doubtful, ...touched]) {
      const kind = findThingKindOfTable(tableName)
      if (kind !== null) put(`${kind}/${rowId}`, rows.names.find(kind, rowId))
    }
    doubtful = db.inTransaction ? touched : []
    // What is read during an open change is not trusted afterwards.
    known = !db.inTransaction ? newest : known === null ? null : newest - 1
  }

  return {
    /** All things in their present state. */
    all(): Thing[] {
      refresh()
      return [...things.values()]
    },
    /** A resolver over the present names. Valid until the next write. */
    book(): LinkResolver {
      refresh()
      return createLinkResolverFromLookup((folded) => byName.get(folded) ?? [], folders)
    },
    /** The present folders of the journal's entries. */
    folders(): FolderByEntryId {
      refresh()
      return folders
    },
    find: (kind: Thing['kind'], id: string): Thing | null => rows.names.find(kind, id),
  }
}

/** In-memory index of everything with a name, updated from the change log. */
type NameIndex = ReturnType<typeof createNameIndex>
