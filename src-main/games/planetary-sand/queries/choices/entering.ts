import { isVacuum } from '#main/games/planetary-sand/air/lose-air.ts'
import { findMachine, needsAir } from '#main/games/planetary-sand/find.ts'
import { formatLedPrisoners, addPrisoners } from '#shared/games/planetary-sand/add-prisoners.ts'
import { formatCount } from '#shared/kit/format.ts'
import { type ChoiceDraft, type Selection, buildChoice } from './build-choice.ts'

/**
 * Choices to enter or leave vehicles and rooms, to put on suits, and to leave rooms without air (SAND-MOVE-4,
 * SAND-AIR-3, SAND-AIR-5).
 */
export function listEntryChoices({ battle, by, people, figures }: Selection): ChoiceDraft[] {
  const cabs = battle.machines.filter(({ side, isWreck }) => side === by && !isWreck)
  const bare = figures.filter(needsAir).map(({ id }) => id)
  const isFleeing = isVacuum(battle) && bare.length > 0
  const places = [...battle.rooms.map(({ id }) => id), ...cabs.map(({ id }) => id)]
  const goes = places.filter((id) => figures.every(({ inside }) => inside !== id))
  const from = [...new Set(figures.map(({ inside }) => inside))]
  const party = [...addPrisoners(battle, by, people)]
  const led = formatLedPrisoners(party, people)
  return [
    ...goes.map((id) =>
      buildChoice(`${findMachine(battle, id) ? `Board ${id}` : `Go into ${id}`}${led}`, {
        type: 'board',
        by,
        figures: party,
        into: id,
      }),
    ),
    buildChoice(`Leave ${from.filter((text) => text !== null).join(' and ')}${led}`, {
      type: 'leave',
      by,
      figures: party,
      at: null,
      cover: null,
    }),
    ...(bare.length > 0 && isVacuum(battle)
      ? [buildChoice(`Put on ${formatCount(bare.length, 'suit')}`, { type: 'suit-up', by, figures: bare })]
      : []),
    ...(isFleeing ? goes : []).map((id) =>
      buildChoice(`Flee to ${id}${led}`, { type: 'evacuate', by, figures: party, to: id }),
    ),
  ]
}
