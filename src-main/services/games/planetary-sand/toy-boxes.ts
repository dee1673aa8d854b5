import type { Author } from '#main/db/change-log.ts'
import type { ToyBoxRow } from '#main/db/repositories/planetary-sand.ts'
import { found, Refused } from '#main/services/refused.ts'
import { requireVersion, type Tools, type VersionedRow } from '#main/services/tools.ts'
import type { ToyBoxFields, ToyBoxView } from '#shared/contract/planetary-sand/toy-boxes.ts'
import { listWords, midSentence } from '#shared/kit/words.ts'
import { toyNames } from './roster.ts'

/** The use cases of toy boxes. */
export function createToyBoxes({ file, newId, links }: Tools) {
  const { toyBoxes, armies } = file.rows
  const { changes } = file

  const find = (id: string): ToyBoxRow => found(toyBoxes.find(id), 'toy box')
  const pickedFrom = (id: string) => armies.list().filter(({ toyBoxId }) => toyBoxId === id)

  function view(
    { roster: _searched, figures, machines, kit, ...row }: ToyBoxRow,
    version = changes.versionOf('toy_box', row.id),
  ): ToyBoxView {
    return {
      ...row,
      figures: [...figures],
      machines: [...machines],
      kit: { ...kit, cords: [...kit.cords] },
      armies: pickedFrom(row.id).length,
      version,
    }
  }

  return {
    list(): ToyBoxView[] {
      const versions = changes.versionsOf('toy_box')
      return toyBoxes.list().map((row) => view(row, versions.get(row.id)))
    },
    create(fields: ToyBoxFields, author: Author): ToyBoxView {
      const id = newId()
      requireOwnIds(fields)
      changes.record(`Create the toy box ${midSentence(fields.name)}`, author, () =>
        toyBoxes.add({ id, ...fields, roster: toyNames(fields) }),
      )
      return view(find(id))
    },
    update({ version, ...fields }: ToyBoxFields & VersionedRow, author: Author): ToyBoxView {
      const { name } = find(fields.id)
      requireVersion(file, 'toy_box', fields.id, version)
      requireOwnIds(fields)
      const label =
        name === fields.name ? `Edit the toy box ${midSentence(name)}` : `${name} becomes ${midSentence(fields.name)}`
      changes.record(label, author, () => {
        links.rename({ kind: 'toy-box', id: fields.id, name }, fields.name)
        toyBoxes.update({ ...fields, roster: toyNames(fields) })
      })
      return view(find(fields.id))
    },
    remove({ id, version }: VersionedRow, author: Author): void {
      const { name } = find(id)
      requireVersion(file, 'toy_box', id, version)
      const armed = pickedFrom(id).map((one) => one.name)
      if (armed.length > 0)
        throw new Refused(
          'illegal',
          `${listWords(armed)} ${armed.length === 1 ? 'is' : 'are'} picked from ${name}: delete ${armed.length === 1 ? 'it' : 'them'} first, or pick from another toy box.`,
        )
      changes.record(`Remove the toy box ${midSentence(name)}`, author, () => toyBoxes.remove(id))
    },
  }
}

/** Armies name models by their ids. */
function requireOwnIds({ figures, machines }: ToyBoxFields): void {
  const ids = [...figures, ...machines].map(({ id }) => id)
  if (new Set(ids).size < ids.length)
    throw new Refused('illegal', 'Two models of the toy box have the same id: give each one its own.')
}
