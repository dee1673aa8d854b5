import type { OffTableGame } from '#main/db/repositories/planet28/off-table.ts'
import type { OffTablePlayerView } from '#shared/contract/planet28/off-table.ts'
import { type OffTableDependencies, listGroupMembers } from './off-table-dependencies.ts'

/**
 * The view of an off-table game for a player, built field by field: their own groups, places that are not hidden, and
 * their own encounters.
 */
export function createOffTablePlayerViewBuilder({ board, warbands }: OffTableDependencies) {
  return (game: OffTableGame, playerId: string | null): OffTablePlayerView => {
    const { id, name, scene, day, fromDay, days, isOver } = game
    const all = warbands()
    const findWarband = (warbandId: string) => all.find(({ warband }) => warband.id === warbandId)?.warband
    const own = ownIn(all, playerId)
    const places = board.places.listOf(id)
    const nameOf = (placeId: string | null): string | null => places.find((place) => place.id === placeId)?.name ?? null
    const orders = board.orders.listOf(id)
    const groups = board.groups.listOf(id).filter(({ unitIds }) => unitIds.some((text) => own.units.has(text)))
    const wereThere = (day: number, placeId: string): boolean =>
      orders.some(
        (order) => order.day === day && order.placeId === placeId && groups.some((group) => group.id === order.groupId),
      )
    return {
      id,
      name,
      scene,
      day,
      fromDay,
      days,
      isOver,
      places: places.flatMap((place) =>
        place.isHidden ? [] : { id: place.id, name: place.name, notes: place.publicNotes },
      ),
      groups: groups.flatMap((group) => {
        const warband = findWarband(group.warbandId)
        if (warband === undefined) return []
        return {
          id: group.id,
          name: group.name,
          warband: warband.name,
          place: nameOf(group.placeId),
          people: listGroupMembers(group, warband.units).map((unit) => unit.name),
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
        .filter(
          (candidate) =>
            candidate.warbandIds.some((text) => own.warbands.has(text)) || wereThere(candidate.day, candidate.placeId),
        )
        .map(({ day: on, placeId, warbandIds, outcome }) => ({
          day: on,
          place: nameOf(placeId) ?? '',
          outcome,
          warbands: warbandIds.flatMap((warbandId) => findWarband(warbandId)?.name ?? []),
        })),
    }
  }
}

/**
 * The warbands that a player plays, and their units: units assigned to another player are excluded, units assigned to
 * this one are included.
 */
function ownIn(all: ReturnType<OffTableDependencies['warbands']>, playerId: string | null) {
  const isOwn = (otherPlayerId: string | null): boolean => playerId !== null && otherPlayerId === playerId
  return {
    warbands: new Set(all.filter(({ force }) => isOwn(force.warband.playerId)).map(({ warband }) => warband.id)),
    units: new Set(
      all.flatMap(({ force: { warband, units } }) =>
        units.filter(({ unit }) => isOwn(unit.playerId ?? warband.playerId)).map(({ unit }) => unit.id),
      ),
    ),
  }
}
