import type { Author } from '#main/db/change-log/change-log.ts'
import type { LinkTarget } from '#main/db/repositories/journal.ts'
import type { Relation } from '#main/db/repositories/relations.ts'
import { isSameLinkTarget } from '#main/journal/link-resolver.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { RelationFields, RelationView } from '#shared/contract/relations.ts'
import { THING_KIND_DEFINITIONS } from '#shared/things.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import { requireRowUnchanged, type RowVersionRef, type ServiceDependencies } from '../kit/service-dependencies.ts'

/** Creates the service of relations between things. */
export function createRelationService({ file, newId }: Pick<ServiceDependencies, 'file' | 'newId'>) {
  const { changes } = file
  const { relations, names } = file.rows
  const find = (id: string): Relation => requireFound(relations.find(id), 'relation')

  /** Null if one end no longer exists. */
  function view(row: Relation): RelationView | null {
    const { id, name, standing, notes, isHidden } = row
    const from = names.find(row.fromKind, row.fromId)
    const to = names.find(row.toKind, row.toId)
    if (from === null || to === null) return null
    return { id, from, to, name, standing, notes, isHidden, version: changes.versionOf('relation', id) }
  }
  const get = (id: string): RelationView => requireFound(view(find(id)), 'relation')

  /** Both ends, which must exist and differ. */
  function endsOf({ from, to }: RelationFields): { from: Thing; to: Thing } {
    if (isSameLinkTarget(from, to))
      throw new RefusalError('illegal', 'A relation joins two things: choose another one.')
    return { from: endOf(from), to: endOf(to) }
  }
  const endOf = ({ kind, id }: LinkTarget): Thing =>
    requireFound(names.find(kind, id), THING_KIND_DEFINITIONS[kind].noun)

  return {
    list: ({ of: target }: { of: LinkTarget | null }): RelationView[] =>
      (target === null ? relations.list() : relations.listOf(target)).flatMap((row) => view(row) ?? []),
    create(fields: RelationFields, author: Author): RelationView {
      const { from, to } = endsOf(fields)
      const id = newId()
      changes.record(labelOf(from, fields.name, to), author, () => relations.add(rowOf(id, fields)))
      return get(id)
    },
    update({ id, version, ...fields }: RelationFields & RowVersionRef, author: Author): RelationView {
      find(id)
      requireRowUnchanged(file, 'relation', id, version)
      const { from, to } = endsOf(fields)
      changes.record(`Edit: ${labelOf(from, fields.name, to)}`, author, () => relations.update(rowOf(id, fields)))
      return get(id)
    },
    remove({ id, version }: RowVersionRef, author: Author): void {
      const row = find(id)
      requireRowUnchanged(file, 'relation', id, version)
      const shown = view(row)
      const label = shown ? `No longer: ${labelOf(shown.from, row.name, shown.to)}` : `Remove the relation ${row.name}`
      changes.record(label, author, () => relations.remove(id))
    },
  }
}

function labelOf(from: Thing, name: string, to: Thing): string {
  return `${from.name}: ${name} ${to.name}`
}

function rowOf(id: string, { from, to, ...fields }: RelationFields): Relation {
  const { name, standing, notes, isHidden } = fields
  return { id, fromKind: from.kind, fromId: from.id, toKind: to.kind, toId: to.id, name, standing, notes, isHidden }
}
