import type { Author } from '#main/db/change-log/change-log.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { type ThingKind, THING_KIND_DEFINITIONS } from '#shared/things.ts'
import { requireFound } from './refusal-error.ts'
import { requireRowUnchanged, type ServiceDependencies, type RowVersionRef } from './service-dependencies.ts'

interface Named {
  readonly name: string
}

interface NamedRow extends Named {
  readonly id: string
}

/** Configuration of a service for rows that have a name. */
interface NamedKind<Row extends NamedRow, Stored, Fields extends Named, View> {
  readonly kind: ThingKind
  readonly rows: {
    readonly list: () => Row[]
    readonly find: (id: string) => Row | null
    readonly add: (row: Stored) => void
    readonly update: (row: Stored) => void
    readonly remove: (id: string) => void
  }
  /** Converts the fields a user writes to the stored columns. */
  readonly stored: (fields: Fields, id: string, before: Row | null) => Stored
  /** Creates the function that converts a row to its view. Called once per list. */
  readonly views: () => (row: Row, version: number) => View
  /** Throws if the fields cannot be stored. */
  readonly check?: (fields: Fields) => void
  /** Throws if something else needs the row. */
  readonly checkRemoval?: (row: Row) => void
  /** The row's description in History, such as “the army X”; by default derived from its kind. */
  readonly called?: (name: string) => string
  readonly creates?: string
  /** History label of an edit that does not change the name. */
  readonly editLabel?: (before: Row, after: Fields) => string
}

/** Creates the service for rows of one kind: list, create, edit and remove. Links in the journal follow a rename. */
export function createNamedRowService<Row extends NamedRow, Stored, Fields extends Named, View>(
  { file, newId, links }: ServiceDependencies,
  {
    kind,
    rows,
    stored,
    views,
    check,
    checkRemoval,
    called,
    creates = 'Create',
    editLabel,
  }: NamedKind<Row, Stored, Fields, View>,
) {
  const { changes } = file
  const { table, noun } = THING_KIND_DEFINITIONS[kind]
  const find = (id: string): Row => requireFound(rows.find(id), noun)
  const view = (id: string): View => views()(find(id), changes.versionOf(table, id))
  const words = called ?? ((name: string) => `the ${noun} ${formatNameMidSentence(name)}`)

  return {
    find,
    view,
    list(): View[] {
      const versions = changes.versionsOf(table)
      const viewOf = views()
      return rows.list().map((row) => viewOf(row, versions.get(row.id) ?? changes.versionOf(table, row.id)))
    },
    create(fields: Fields, author: Author): View {
      const id = newId()
      check?.(fields)
      changes.record(`${creates} ${words(fields.name)}`, author, () => rows.add(stored(fields, id, null)))
      return view(id)
    },
    update(fields: Fields & RowVersionRef, author: Author): View {
      const before = find(fields.id)
      requireRowUnchanged(file, table, fields.id, fields.version)
      check?.(fields)
      const edit = editLabel?.(before, fields) ?? `Edit ${words(fields.name)}`
      const label = before.name === fields.name ? edit : `${before.name} becomes ${formatNameMidSentence(fields.name)}`
      changes.record(label, author, () => {
        links.rename({ kind, id: fields.id, name: before.name }, fields.name)
        rows.update(stored(fields, fields.id, before))
      })
      return view(fields.id)
    },
    remove({ id, version }: RowVersionRef, author: Author): void {
      const row = find(id)
      requireRowUnchanged(file, table, id, version)
      checkRemoval?.(row)
      changes.record(`Remove ${words(row.name)}`, author, () => rows.remove(id))
    },
  }
}
