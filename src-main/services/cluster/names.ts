import type { MapBeforeEdits } from '#main/cluster/edit-label.ts'
import type { Repositories } from '#main/db/repositories.ts'
import type { HexBoard } from '#shared/kit/hex.ts'
import { requireFound } from '../refusal-error.ts'

/** Creates the names of map objects for the labels of edits. */
export function createMapNames({ things, factions, names }: Repositories): (board: HexBoard) => MapBeforeEdits {
  const star: MapBeforeEdits['star'] = (id) => requireFound(things.star.find(id), 'star')

  return (board) => ({
    board,
    star,
    route(id) {
      const { fromStarId, toStarId } = requireFound(things.route.find(id), 'route')
      return [star(fromStarId).name, star(toStarId).name]
    },
    thing(kind, id) {
      if (kind === 'region') return { name: requireFound(things.region.find(id), kind).name }
      if (kind === 'label') {
        const { text, row, column } = requireFound(things.label.find(id), kind)
        return { name: text, row, column }
      }
      const { name, row, column } = requireFound(things[kind].find(id), kind)
      return { name, row, column }
    },
    faction: (id) => requireFound(factions.find(id), 'faction').name,
    linked: ({ kind, id }) => names.find(kind, id)?.name ?? 'something that is gone',
  })
}
