import type { OffTableGame } from '#main/db/repositories/planet28/off-table.ts'
import type { OffTablePlayerView } from '#shared/contract/planet28/off-table.ts'
import { type OffTableTools, peopleOf } from './tools.ts'

/** An off-table game as a player may see it, named field by field: own groups, places that are not hidden, own encounters. */
export function createPlayerView({ board, warbands }: OffTableTools) {
  return (game: OffTableGame, playerId: string | null): OffTablePlayerView => {
    const { id, name, scene, day, fromDay, days, isOver } = game
    const all = warbands()
    const own = new Map(
      all
        .filter(({ force }) => playerId !== null && force.warband.playerId === playerId)
        .map(({ warband }) => [warband.id, warband]),
    )
    const places = board.places.listOf(id)
    const nameOf = (placeId: string | null): string | null => places.find((place) => place.id === placeId)?.name ?? null
    const orders = board.orders.listOf(id)
    return {
      id,
      name,
      scene,
      day,
      fromDay,
      days,
      isOver,
      places: places
        .filter(({ isHidden }) => !isHidden)
        .map((place) => ({ id: place.id, name: place.name, notes: place.publicNotes })),
      groups: board.groups.listOf(id).flatMap((group) => {
        const warband = own.get(group.warbandId)
        if (warband === undefined) return []
        return {
          id: group.id,
          name: group.name,
          warband: warband.name,
          place: nameOf(group.placeId),
          people: peopleOf(group, warband.units).map((unit) => unit.name),
          days: orders
            .filter(({ groupId }) => groupId === group.id)
            .map((order) => ({
              day: order.day,
              deed: order.deed,
              text: order.text,
              result: order.result?.text ?? null,
              place: nameOf(order.placeId) ?? '',
            })),
        }
      }),
      encounters: board.encounters
        .listOf(id)
        .filter(({ warbandIds }) => warbandIds.some((one) => own.has(one)))
        .map(({ day: on, placeId, warbandIds, outcome }) => ({
          day: on,
          place: nameOf(placeId) ?? '',
          outcome,
          warbands: warbandIds.flatMap((one) => all.find(({ warband }) => warband.id === one)?.warband.name ?? []),
        })),
    }
  }
}
