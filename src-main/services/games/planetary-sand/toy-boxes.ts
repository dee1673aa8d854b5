import type { ToyBoxRow } from '#main/db/repositories/planetary-sand.ts'
import { createNamedRowService } from '#main/services/kit/named-rows.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { ToyBoxFields, ToyBoxView } from '#shared/contract/planetary-sand/toy-boxes.ts'
import { formatList } from '#shared/kit/format.ts'
import { formatToyNamesForSearch } from './search-names.ts'

export function createToyBoxService(tools: ServiceDependencies) {
  const { toyBoxes, armies } = tools.file.rows
  const pickedFrom = (id: string) => armies.list().filter(({ toyBoxId }) => toyBoxId === id)

  function view({ roster: _searched, figures, machines, kit, ...row }: ToyBoxRow, version: number): ToyBoxView {
    return {
      ...row,
      figures: [...figures],
      machines: [...machines],
      kit: { ...kit, cords: [...kit.cords] },
      armies: pickedFrom(row.id).length,
      version,
    }
  }

  function requireUnpicked({ id, name }: ToyBoxRow): void {
    const armed = pickedFrom(id).map((item) => item.name)
    if (armed.length > 0)
      throw new RefusalError(
        'illegal',
        `${formatList(armed)} ${armed.length === 1 ? 'is' : 'are'} picked from ${name}: delete ${armed.length === 1 ? 'it' : 'them'} first, or pick from another toy box.`,
      )
  }

  return createNamedRowService(tools, {
    kind: 'toy-box',
    rows: toyBoxes,
    stored: (fields: ToyBoxFields, id) => ({ ...fields, id, roster: formatToyNamesForSearch(fields) }),
    views: () => view,
    check: requireOwnIds,
    checkRemoval: requireUnpicked,
  })
}

/** Refuses duplicate ids of models, which armies refer to. */
function requireOwnIds({ figures, machines }: ToyBoxFields): void {
  const ids = [...figures, ...machines].map(({ id }) => id)
  if (new Set(ids).size < ids.length)
    throw new RefusalError('illegal', 'Two models of the toy box have the same id: give each one its own.')
}
