import type { FoughtBattle } from '#main/db/repositories/planet28/fought-battles.ts'
import type { OpenGame } from '#main/services/games/game-plugin.ts'
import type { ChronicleItem } from '#shared/contract/journal.ts'

/** The chronicle items of fought battles. */
export function listBattleChronicleItems(
  battles: readonly FoughtBattle[],
  nameOf: Parameters<NonNullable<OpenGame['chronicle']>>[0],
): ChronicleItem[] {
  return battles.map(({ id, name, day, starId, record }) => {
    const sides = record.sides.map((side) => ({
      name: side.name,
      warbands: side.warbandIds.flatMap((warbandId) => nameOf('warband', warbandId) ?? []),
      reachedGoal: side.reachedGoal,
    }))
    return { what: 'battle', id, name, day, place: starId === null ? null : nameOf('star', starId), sides }
  })
}
