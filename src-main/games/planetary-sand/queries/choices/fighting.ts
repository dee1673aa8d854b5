import { listPrisoners } from '#main/games/planetary-sand/commands/exchange.ts'
import { getEnemy } from '#main/games/planetary-sand/find.ts'
import { listLivingPrisoners } from '#main/games/planetary-sand/melee/prisoners.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { formatCount } from '#shared/kit/format.ts'
import { type ChoiceDraft, type Selection, buildChoice } from './build-choice.ts'

/** Choices of closing to contact and of handling prisoners (SAND-HTH-1, SAND-PRIS-1, SAND-PRIS-2). */
export function listFightingChoices({ battle, by, people, figures }: Selection): ChoiceDraft[] {
  const enemy = getEnemy(battle, by)
  const units = [...new Set(battle.figures.filter(({ side }) => side === enemy).map(({ unit }) => unit))]
  const isMeasured = figures.every(({ at }) => at !== null)
  return [
    ...units.map((unit) => {
      const order = { type: 'close', by, figures: people, unit, distance: null } as const
      const title = `Close to contact with ${unit}`
      return isMeasured
        ? buildChoice(title, order)
        : buildChoice(title, order, 'distance', { ...order, distance: { r: 0 } })
    }),
    ...guarding(battle, by, people),
    ...exchanging(battle, by, people),
  ]
}

/** Choices to add or remove guards. Prisoners without guards go free (SAND-PRIS-1, SAND-PRIS-2). */
function guarding({ captives }: Battle, by: string, people: readonly string[]): ChoiceDraft[] {
  return captives
    .filter(({ captor }) => captor === by)
    .flatMap(({ id, men, guards }) => {
      const who = men.length === 1 ? 'the prisoner' : `the ${formatCount(men.length, 'prisoner')}`
      const order = (all: readonly string[]) =>
        ({ type: 'guard' as const, by, captives: id, guards: [...all] }) satisfies ChoiceDraft['order']
      const [more, less] = [new Set([...guards, ...people]), guards.filter((guard) => !people.includes(guard))]
      const ends = less.length === 0 ? `Let ${who} go` : `Guard ${who} no more`
      return [
        ...(more.size > guards.length ? [buildChoice(`Guard ${who}`, order([...more]))] : []),
        ...(less.length < guards.length ? [buildChoice(ends, order(less))] : []),
      ]
    })
}

/** Choices to exchange prisoners, man for man or all of them, for figures that guard some (SAND-PRIS-2). */
function exchanging(battle: Battle, by: string, people: readonly string[]): ChoiceDraft[] {
  const guarded = battle.captives.filter(
    ({ captor, guards }) => captor === by && guards.some((id) => people.includes(id)),
  )
  const gives = guarded.flatMap((captives) => listLivingPrisoners(battle, captives))
  const takes = listPrisoners(battle, getEnemy(battle, by))
  const pairs = Math.min(gives.length, takes.length)
  if (pairs === 0) return []
  const swap = (given: readonly string[], taken: readonly string[]) =>
    buildChoice(`Exchange ${formatCount(given.length, 'prisoner')} for ${taken.length} of yours`, {
      type: 'exchange',
      by,
      gives: [...given],
      takes: [...taken],
    })
  const isEven = gives.length === takes.length
  return [swap(gives.slice(0, pairs), takes.slice(0, pairs)), ...(isEven ? [] : [swap(gives, takes)])]
}
