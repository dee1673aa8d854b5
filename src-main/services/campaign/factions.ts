import type { Author } from '#main/db/change-log/change-log.ts'
import type { Faction, EditableFactionRow } from '#main/db/repositories/factions.ts'
import type { FactionView } from '#shared/contract/campaign.ts'
import { requireFound } from '../kit/refusal-error.ts'
import { requireRowUnchanged, type ServiceDependencies } from '../kit/service-dependencies.ts'

/** The fields of a faction that a user writes; absent colours and emblems are unchanged. */
type FactionFields = Pick<EditableFactionRow, 'name' | 'notes'> & {
  [Key in 'colour' | 'emblem']?: EditableFactionRow[Key] | undefined
}

export function createFactionService(tools: ServiceDependencies) {
  const { file, newId } = tools
  const { factions } = file.rows
  const { links } = tools
  const { changes } = file

  function view({ id, name, notes, colour, emblem }: Faction): FactionView {
    return { id, name, notes, colour, emblem, version: changes.versionOf('faction', id) }
  }
  const get = (id: string): Faction => requireFound(factions.find(id), 'faction')

  return {
    list: (): FactionView[] => factions.list().map(view),
    create({ name, notes, colour = null, emblem = null }: FactionFields, author: Author): FactionView {
      const fields = { name, notes, colour, emblem }
      const id = newId()
      return changes.record(`${fields.name} joins the campaign`, author, (version) => {
        factions.add({ id, ...fields })
        return { id, ...fields, version }
      })
    },
    update({ version, ...fields }: FactionFields & { id: string; version: number }, author: Author): FactionView {
      const before = get(fields.id)
      const { colour = before.colour, emblem = before.emblem } = fields
      const row = { id: fields.id, name: fields.name, notes: fields.notes, colour, emblem }
      requireRowUnchanged(file, 'faction', row.id, version)
      const label = before.name === row.name ? `Edit the faction ${row.name}` : `${before.name} becomes ${row.name}`
      changes.record(label, author, () => {
        links.rename({ kind: 'faction', id: row.id, name: before.name }, row.name)
        factions.update(row)
      })
      return view(get(row.id))
    },
    remove({ id, version }: { id: string; version: number }, author: Author): void {
      const { name } = get(id)
      requireRowUnchanged(file, 'faction', id, version)
      changes.record(`Remove the faction ${name}`, author, () => factions.remove(id))
    },
  }
}
