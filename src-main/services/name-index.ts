import type { Thing } from '#shared/contract/base.ts'
import { findThingKind } from '#shared/things.ts'
import type { CampaignFile } from '../db/open-campaign.ts'
import { type Folders, type NameResolver, createNameResolverFrom } from '../journal/name-resolver.ts'
import { normalizeName } from '../journal/wiki-links.ts'

const indexes = new WeakMap<CampaignFile, NameIndex>()

/** The one index of a campaign file. */
export function getNameIndex(file: CampaignFile): NameIndex {
  const index = indexes.get(file) ?? createNameIndex(file)
  indexes.set(file, index)
  return index
}

function createNameIndex({ changes, db, rows }: CampaignFile) {
  const things = new Map<string, Thing>()
  const byName = new Map<string, Thing[]>()
  let folders: Folders = new Map()
  /** The last change that the index knows whole; null before it is filled. */
  let known: number | null = null
  /** Rows read while a change was being written: it may not stand. */
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
      const kind = findThingKind(tableName)
      if (kind !== null) put(`${kind}/${rowId}`, rows.names.find(kind, rowId))
    }
    doubtful = db.inTransaction ? touched : []
    // What is filled while a change is being written is not trusted afterwards.
    known = !db.inTransaction ? newest : known === null ? null : newest - 1
  }

  return {
    /** Everything as it stands now. */
    all(): Thing[] {
      refresh()
      return [...things.values()]
    },
    /** The names as they stand now: good until something is written. */
    book(): NameResolver {
      refresh()
      return createNameResolverFrom((folded) => byName.get(folded) ?? [], folders)
    },
    /** The folders of the journal's entries as they stand now. */
    folders(): Folders {
      refresh()
      return folders
    },
    find: (kind: Thing['kind'], id: string): Thing | null => rows.names.find(kind, id),
  }
}

/** Everything that has a name, kept in memory and brought up to date by the change log. */
type NameIndex = ReturnType<typeof createNameIndex>
